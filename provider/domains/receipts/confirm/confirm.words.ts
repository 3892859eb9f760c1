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
  notClearedLabel: 'Not cleared',
  notCleared:
    'The file says that this payment has not arrived. Delete this row, or correct its status if the payment has arrived.',
  leftPending:
    'Other rows have a status such as Confirmed or Cleared, but this row is Pending or has no status. Delete this row, or set its status to Confirmed if the payment has arrived.',
  pendingBesideSheet: (sheet: string) =>
    `The sheet "${sheet}" has a status such as Confirmed or Cleared, but this row is Pending or has no status. Delete this row, or set its status to Confirmed if the payment has arrived. If all payments of this sheet have arrived, remove its Status column, or save the sheet as a file of its own.`,
  pendingBesideUnread:
    'This row is Pending or has no status, and not all other sheets of the file could be searched for a status such as Confirmed or Cleared. If all payments of this sheet have arrived, remove its Status column, or save the sheet as a file of its own.',
  /** a text that is no status, so that the row remains wrong in a file without the other rows or sheets */
  besideOthers: (status: string) => `${status} (beside other rows)`.trimStart(),
  ofOffice: (heading: string) => `${heading} (of the list)`,
  blank: 'blank',
  no: 'No',
  failedPayment: (text: string) =>
    `The file has "${text}", so this payment has not arrived. Delete this row, or correct the cell if the payment has arrived.`,
  debitRow: (text: string) =>
    `The file has "${text}", so the row is a debit and no payment to the school. Delete this row. If the column means something else, delete the column.`,
  debitAmount: 'The amount is a debit and no payment to the school. Delete this row, or correct the amount.',
  noAmount: 'Amount is missing. Delete this row if the payment has not arrived, otherwise enter its amount.',
  twinHeadings: (headings: string) =>
    `These columns have the heading of another column, but for signs: ${headings}. Rename or delete them.`,
  severalStatuses: (headings: string) =>
    `Several columns may have the status: ${headings}. Choose the one that says whether the payment has arrived, or delete the others.`,
};
