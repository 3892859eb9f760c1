const NAMED = 5;

/** '1003, 1004 and 7 more' */
const listed = (numbers: readonly number[]): string =>
  numbers.length > NAMED
    ? `${numbers.slice(0, NAMED).join(', ')} and ${numbers.length - NAMED} more`
    : numbers.join(', ');

const receiptsAre = (numbers: readonly number[], what: string): string =>
  numbers.length === 1 ? `Receipt ${listed(numbers)} is ${what}` : `Receipts ${listed(numbers)} are ${what}`;

/** Texts of a confirmation: reasons for a failure, and outcomes of a dry run. */
export const confirmWords = {
  twice: 'A receipt is listed twice',
  unknown: 'A receipt is unknown or of another session. Nothing was confirmed.',
  cancelled: (numbers: readonly number[]) => receiptsAre(numbers, 'cancelled'),
  confirmed: (numbers: readonly number[]) => receiptsAre(numbers, 'confirmed already'),
  nothing: (reasons: readonly string[]) => `${reasons.join('. ')}. Nothing was confirmed.`,

  row: 'Row',
  outcome: 'Outcome',
  reason: 'Reason',
  READY: 'To be confirmed',
  WRONG: 'Wrong',
  KNOWN: 'Confirmed already',
  checkedFile: 'Receipts, checked',
  /** a message that starts with the name of its column is not prefixed with it */
  of: (column: string, message: string) => (message.startsWith(column) ? message : `${column}: ${message}`),

  wrong: (rows: number) =>
    rows === 1 ? 'One row is wrong. Nothing was confirmed.' : `${rows} rows are wrong. Nothing was confirmed.`,
  allKnown: 'Every receipt of the file is confirmed already. Nothing was confirmed.',
  otherCount: (ready: number, confirmed: number) =>
    `${ready === 1 ? 'One receipt' : `${ready} receipts`} would be confirmed now, not the ${confirmed} of the check. Check the file again.`,
  noNumber: 'Receipt No. is missing.',
  notNumber: 'Receipt No. must be a number.',
  noReceipt: (number: string) => `There is no receipt ${number}.`,
  notPending: (number: string) => `${number} is not a pending receipt of this session.`,
  ofSession: (number: number, session: string) => `Receipt ${number} is of the session ${session}.`,
  isCancelled: (number: number) => `Receipt ${number} is cancelled.`,
  isConfirmed: (number: number) => `Receipt ${number} is confirmed already.`,
  otherAmount: (amount: string) => `The receipt is for ${amount}.`,
  otherStudent: (name: string, code: number) => `The receipt is of ${name} (${code}).`,
  sameReceipt: (row: number) => `Row ${row} has the same receipt.`,
  leftPending:
    'Other rows say Confirmed. Every row of the file is confirmed: delete this row, or leave Status as it was in all of them.',
};
