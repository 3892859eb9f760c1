const NAMED = 5;

/** '1003, 1004 and 7 more' */
const listed = (numbers: readonly number[]): string =>
  numbers.length > NAMED
    ? `${numbers.slice(0, NAMED).join(', ')} and ${numbers.length - NAMED} more`
    : numbers.join(', ');

const receiptsAre = (numbers: readonly number[], what: string): string =>
  numbers.length === 1 ? `Receipt ${listed(numbers)} is ${what}` : `Receipts ${listed(numbers)} are ${what}`;

/** What must be done before the part of a file is removed that may say which payments have not arrived. */
const ROWS_FIRST = (what: string): string =>
  `If ${what} says which payments have not arrived, delete the rows of these payments.`;

/** Reasons why receipts are not confirmed, and texts of the checked spreadsheet. */
export const confirmWords = {
  twice: 'A receipt is listed twice',
  either: 'Send either receipts or a filter',
  otherReceipts: 'The pending receipts of this filter have changed. Nothing was confirmed.',
  unknown: 'A receipt is unknown or belongs to another session. Nothing was confirmed.',
  cancelled: (numbers: readonly number[]) => receiptsAre(numbers, 'cancelled'),
  confirmed: (numbers: readonly number[]) => receiptsAre(numbers, 'already confirmed'),
  nothing: (reasons: readonly string[]) => `${reasons.join('. ')}. Nothing was confirmed.`,

  row: 'Row',
  outcome: 'Outcome',
  reason: 'Reason',
  READY: 'To be confirmed',
  WRONG: 'With errors',
  KNOWN: 'Already confirmed',
  checkedFile: 'Receipts, checked',
  /** adds the column unless the reason starts with it */
  of: (column: string, message: string) => (message.startsWith(column) ? message : `${column}: ${message}`),

  wrong: (rows: number) =>
    rows === 1 ? 'One row has errors. Nothing was confirmed.' : `${rows} rows have errors. Nothing was confirmed.`,
  allKnown: 'All receipts in the file are already confirmed. Nothing was confirmed.',
  otherReceiptsOfFile: 'The receipts that the file would confirm have changed since the check. Check the file again.',
  noNumber: 'Receipt No. is missing.',
  notNumber: 'Receipt No. must be a number.',
  noReceipt: (number: string) => `There is no receipt ${number}.`,
  notPending: (number: string) => `${number} is not a pending receipt of this session.`,
  ofSession: (number: number, session: string) => `Receipt ${number} belongs to the session ${session}.`,
  isCancelled: (number: number) => `Receipt ${number} is cancelled.`,
  isConfirmed: (number: number) => `Receipt ${number} is already confirmed.`,
  otherAmount: (amount: string) => `The receipt is for ${amount}.`,
  otherStudent: (name: string, code: number) => `The receipt belongs to ${name} (${code}).`,
  sameReceipt: (row: number) => `Row ${row} has the same receipt.`,
  leftPending:
    'Other rows have the status Confirmed, but this row is Pending or has no status. Delete this row, or set its status to Confirmed if the payment has arrived.',
  otherStatus: 'Status must be Pending or Confirmed. Delete this row if the payment has not arrived.',
  changedCell: (own: string) =>
    `The receipt has ${own === '' ? 'no value' : `"${own}"`} here. Delete this row if the payment has not arrived, otherwise restore this value.`,
  shownAs: (shown: string) =>
    `The cell shows "${shown}". Delete this row if the payment has not arrived, otherwise show the number alone.`,
  /** a text that is no status, so that the row remains wrong in a file without the other rows or sheets */
  besideOthers: (status: string) => `${status} (beside other rows)`.trimStart(),
  noAmount: 'Amount is missing. Delete this row if the payment has not arrived, otherwise enter its amount.',

  firstRow: `The first row must have the headings of the download. ${ROWS_FIRST('a row above them')} Then delete the rows above the headings.`,
  missingColumns: (titles: string) => `Columns of the download are missing: ${titles}.`,
  columnsTwice: (titles: string) =>
    `These columns appear twice: ${titles}. ${ROWS_FIRST('one of them')} Then delete the columns that the download does not have.`,
  otherColumns: (headings: string) =>
    `The download does not have these columns: ${headings}. ${ROWS_FIRST('one of them')} Then delete the columns.`,
  otherSheets: `The file has other sheets. ${ROWS_FIRST('one of them')} Then delete the other sheets, also hidden ones.`,
  hiddenRows: 'The sheet has hidden rows. Show all rows, and delete those that are not to be confirmed.',
  hiddenColumns: (columns: string) =>
    `The sheet has hidden columns: ${columns}. Show them. ${ROWS_FIRST('one of them')} Then delete the columns that the download does not have.`,
  mergedCells: (rows: string) =>
    `Cells of these rows are merged: ${rows}. If the payments of these rows have not arrived, delete all of these rows. Then separate the cells.`,
  struck:
    'The file has text that is struck through. Delete the rows of payments that have not arrived. Then remove the lines through the text, also in conditional formats and in empty cells.',
  annotated: `The file has notes on cells, pictures, charts or text boxes. ${ROWS_FIRST('one of them')} Then delete them.`,
};
