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
  ...['Not realized', 'Unpaid', 'Awaited', 'Awaiting', 'Not yet', 'Not yet cleared', 'In process', 'In progress'],
  ...['In clearing', 'Under clearing', 'Under process', 'Sent for clearing', 'On hold'],
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
  ...['Insufficient funds', 'Funds insufficient', 'Fail', 'Rtn', 'Returned by bank', 'Chargeback', 'Stopped payment'],
  ...['बाउंस', 'चेक बाउंस', 'असफल', 'विफल', 'अस्वीकृत', 'रद्द', 'वापस'],
];
const OPEN = ['Pending', 'लंबित'];
/** A word for the kind of payment before the word for its result. */
const OF_PAYMENT = /^(?:cheque|check|chq|cq|dd|txn|transaction|payment)(?![\p{L}\p{M}])/iu;
/** A day, a reason code or their introduction beside the word. */
const REMARKS = /[\d/.:,()[\]_-]+|\b(?:on|dt|dated|date|reason|code)\b/giu;
/** In a longer remark. A return alone may be that of a form. */
const IN_REMARKS = [
  /\bbounced?\b|\bdishono|\bunpaid by|\binsuff|\bstop(?:ped)? payment|\brefer to drawer|\bnsf\b|बाउंस|अनादर/i,
  /\bnot\s+(?:yet\s+)?(?:been\s+)?(?:received|cleared|credited|reali[sz]ed)|\bstill pending|\bpending (?:with|in|at)/i,
  /\b(?:a\/c|account) closed|(?:चेक|भुगतान).*(?:वापस|असफल|विफल)/i,
  /\b(?:cheque|chq|payment|transaction|txn|neft|rtgs|imps|upi|ecs|i\/w|o\/w)\b.*\b(?:ret(?:urn(?:ed)?)?|rtn|fail(?:ed|ure)?|reversed|declined|rejected)\b/i,
  /\b(?:returned|reversed|rejected|declined|failed)\b.*\b(?:bank|funds?|drawer|signatures?|unpaid)\b/i,
];
const LONGEST_REMARK = 200;
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
const isFailure = among([...FAILED, ...NOT_CLEARED]);
/** Whether the text says that the payment failed or has not arrived, whole or beside a day, a code or the kind of payment. */
export function isFailed(text: string): boolean {
  if (text.length <= LONGEST_REMARK && IN_REMARKS.some((words) => words.test(text))) return true;
  if (text.length > LONGEST) return false;
  const alone = withoutRemarks(text);
  return isFailure(text) || isFailure(alone) || isFailure(alone.replace(OF_PAYMENT, ''));
}
/** Whether the text says that the payment is still expected. */
export const isOpen = among(OPEN);
const OF_ARRIVAL = new Set([
  'cheque',
  'chq',
  'payment',
  'amount',
  'on',
  'in',
  'by',
  'the',
  'bank',
  'is',
  'has',
  'been',
]);
const ARRIVALS = new Set(['clearance', 'settled', 'settlement', 'realisation', 'realization', 'realised', 'realized']);
/** Whether a heading such as Cleared, Cheque cleared or Cleared in bank asks whether the payment has arrived. */
export function asksForArrival(heading: string): boolean {
  const words = textKey(heading)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');
  const own = words.filter((word) => !OF_ARRIVAL.has(word));
  return own.length > 0 && own.every((word) => ARRIVALS.has(word) || isConfirming(word));
}
export const isDebit = among(DEBITS);
export const isDirection = among([...CREDITS, ...DEBITS]);

const isPositive = among(['Yes', 'Y', 'True', '1', 'हाँ', 'हां', 'Haan']);
const isNegative = among(['No', 'N', 'False', '0', 'नहीं', 'नही', 'Nahi', 'Nahin', 'Unsettled']);
const withoutRemarks = (text: string): string => text.replaceAll(REMARKS, ' ').trim();
/** Also with a day beside it. */
export const isYes = (text: string): boolean =>
  /^[✓✔√☑✅]/u.test(text) || isPositive(text) || isPositive(withoutRemarks(text));
export const isNo = (text: string): boolean =>
  /^[✗✘×☒❌-]$|^x$/iu.test(text) || isNegative(text) || isNegative(withoutRemarks(text));
