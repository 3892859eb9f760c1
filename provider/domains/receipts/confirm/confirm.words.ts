const NAMED = 5;

/** '1003, 1004 and 7 more' */
const listed = (numbers: readonly number[]): string =>
  numbers.length > NAMED
    ? `${numbers.slice(0, NAMED).join(', ')} and ${numbers.length - NAMED} more`
    : numbers.join(', ');

const receiptsAre = (numbers: readonly number[], what: string): string =>
  numbers.length === 1 ? `Receipt ${listed(numbers)} is ${what}` : `Receipts ${listed(numbers)} are ${what}`;

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
  otherCount: (ready: number, confirmed: number) =>
    `${ready === 1 ? 'One receipt' : `${ready} receipts`} would be confirmed now, but ${confirmed} were checked. Check the file again.`,
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
  changedResult:
    'This is not the text of the check. Delete this row if the payment has not arrived, otherwise clear this cell.',
  shownAs: (shown: string) =>
    `The cell shows "${shown}". Delete this row if the payment has not arrived, otherwise show the number alone.`,
  /** a text that is no status, so that the row remains wrong in a file without the other rows or sheets */
  besideOthers: (status: string) => `${status} (beside other rows)`.trimStart(),
  noAmount: 'Amount is missing. Delete this row if the payment has not arrived, otherwise enter its amount.',

  firstRow:
    'The first row must have the headings of the download. If a row above them says which payments have not arrived, delete the rows of these payments. Then delete the rows above the headings.',
  missingColumns: (titles: string) => `Columns of the download are missing: ${titles}.`,
  columnsTwice: (titles: string) => `These columns appear twice: ${titles}.`,
  otherColumns: (headings: string) =>
    `The download does not have these columns: ${headings}. If one of them says which payments have not arrived, delete the rows of these payments. Then delete the columns.`,
  otherSheets:
    'The file has other sheets. If one of them says which payments have not arrived, delete the rows of these payments. Then delete the other sheets, also hidden ones.',
  hiddenRows: 'The sheet has hidden rows. Show all rows, and delete those that are not to be confirmed.',
  hiddenColumns: 'The sheet has hidden columns. Show them, and delete those that the download does not have.',
  mergedCells: 'The sheet has merged cells. Separate them.',
  annotated:
    'The file has notes on cells, pictures or text boxes. If one of them says which payments have not arrived, delete the rows of these payments. Then delete the notes, pictures and text boxes.',
};
