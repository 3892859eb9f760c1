// The words by which offices and bank statements say whether a payment has arrived.
import { textKey } from '../../../../common/names.ts';
import { receiptFileWords } from '../receipts.words.ts';

/** Statuses as bank statements and offices write them. */
export const CLEARED = [
  'Cleared',
  'Credited',
  'Realised',
  'Realized',
  'Received',
  'Success',
  'Successful',
  'Paid',
  'OK',
];
export const NOT_CLEARED = [
  ...['Not cleared', 'Unconfirmed', 'Not confirmed', 'Uncleared', 'Not credited', 'Not received', 'Not realised'],
  ...['Not realized', 'Unpaid', 'Awaited', 'Awaiting'],
];
const FAILED = [
  ...[
    'Returned',
    'Return',
    'Cheque returned',
    'Returned unpaid',
    'Bounced',
    'Bounce',
    'Cheque bounced',
    'Bounced back',
  ],
  ...['Dishonoured', 'Dishonored', 'Dishonour', 'Cheque dishonoured', 'Rejected', 'Failed', 'Failure', 'Unsuccessful'],
  ...[
    'Reversed',
    'Reversal',
    'Declined',
    'Refunded',
    'Refund',
    'Cancelled',
    'Canceled',
    'Payment stopped',
    'Stop payment',
  ],
  ...['Insufficient funds', 'Funds insufficient'],
];
const CREDITS = ['Cr', 'C', 'Credit', 'Credited'];
const DEBITS = ['Dr', 'D', 'Debit', 'Debited'];

/** A longer text is none of the words. */
const LONGEST = 40;

/** Letters and digits alone, so that dots, dashes and case do not count. */
const wordKey = (text: string): string => textKey(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
const among = (words: readonly string[]): ((text: string) => boolean) => {
  const keys = new Set(words.map(wordKey));
  return (text) => text.length <= LONGEST && keys.has(wordKey(text));
};

export const isConfirming = among([receiptFileWords.statuses.CONFIRMED, ...CLEARED]);
/** Whether the whole text says that the payment failed or has not arrived. */
export const isFailed = among([...FAILED, ...NOT_CLEARED]);
export const isDebit = among(DEBITS);
export const isDirection = among([...CREDITS, ...DEBITS]);
export const isYes = among(['Yes', 'Y', 'True', '1']);
export const isNo = among(['No', 'N', 'False', '0']);
