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
  /\bbounced?\b|\bdishono|\bunpaid by|\binsuff|\bnsf\b|\brefer to drawer|बाउंस|अनादर/i,
  /\bstop(?:ped)? payment|\bpayment (?:was |is )?stop(?:ped)?|\bexceeds? arrangement|\bnot arranged|\beffects not clear/i,
  /\bsignatures?\b.*\b(?:differs?|mismatch|incomplete|required|missing)|\b(?:a\/c|account) (?:is )?(?:blocked|frozen|dormant|closed)/i,
  /\bnot\s+(?:yet\s+)?(?:been\s+)?(?:received|cleared|credited|reali[sz]ed|honou?red|found|reflect(?:ed|ing)|in (?:the )?(?:bank|statement))/i,
  /\bstill pending|\bpending (?:with|in|at)|\brevers(?:al|ed)\b|\brev[-/]|\brefund(?:ed)?\b|नहीं (?:हुआ|हुई|आया|आई|मिला)/i,
];
/** Together with a word for the failure, in either order. */
const OF_PAYMENTS =
  /\b(?:cheque|chq|payment|transaction|txn|neft|rtgs|imps|upi|ecs|nach|i\/w|o\/w|bank|funds?|drawer|unpaid)\b|चेक|भुगतान/i;
const OF_FAILURES = /\b(?:ret(?:urn(?:ed)?)?|rtn|fail(?:ed|ure)?|declined|rejected)\b|वापस|असफल|विफल/i;
/** A longer remark is searched up to here. */
const LONGEST_REMARK = 1_000;
const CREDITS = ['Cr', 'C', 'Credit', 'Credited', 'Deposit', 'Deposited'];
const DEBITS = ['Dr', 'D', 'Debit', 'Debited', 'Withdrawal', 'Withdrawn', 'W/D'];

/** A longer text is none of the words. */
const LONGEST = 40;

/** Letters and digits alone, so that dots, dashes and case do not count. */
const wordKey = (text: string): string => textKey(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
const among = (words: readonly string[]): ((text: string) => boolean) => {
  const keys = new Set(words.map(wordKey));
  return (text) => text.length <= LONGEST && keys.has(wordKey(text));
};

const isArrival = among([receiptFileWords.statuses.CONFIRMED, ...CLEARED]);
/** Also with a day beside it. */
export const isConfirming = (text: string): boolean => isArrival(text) || isArrival(withoutRemarks(text));
const isFailure = among([...FAILED, ...NOT_CLEARED]);
/** Whether the text says that the payment failed or has not arrived, whole or beside a day, a code or the kind of payment. */
export function isFailed(text: string): boolean {
  if (!/\p{L}/u.test(text)) return false;
  const remark = text.slice(0, LONGEST_REMARK).replaceAll(/\s+/g, ' ');
  if (IN_REMARKS.some((words) => words.test(remark))) return true;
  if (OF_PAYMENTS.test(remark) && OF_FAILURES.test(remark)) return true;
  if (text.length > LONGEST) return false;
  const alone = withoutRemarks(text);
  return isFailure(text) || isFailure(alone) || isFailure(alone.replace(OF_PAYMENT, ''));
}
const isExpected = among(OPEN);
/** Whether the text says that the payment is still expected, also with a day beside it. */
export const isOpen = (text: string): boolean => isExpected(text) || isExpected(withoutRemarks(text));
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
  // The name of the cashier.
  if (words.includes('by') && !words.includes('bank')) return false;
  const own = words.filter((word) => !OF_ARRIVAL.has(word));
  return own.length > 0 && own.every((word) => ARRIVALS.has(word) || isConfirming(word));
}
const RETURNS = new Set(
  ['return', 'returned', 'returns', 'bounce', 'bounced', 'refund', 'refunded', 'reversal', 'reversed'].concat([
    'rejection',
    'rejected',
    'failure',
    'failed',
    'dishonour',
    'dishonoured',
    'chargeback',
  ]),
);
/** Whether a heading such as Return Reason or amount_refunded has values for failed payments alone. */
export const asksForReturn = (heading: string): boolean =>
  textKey(heading)
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => RETURNS.has(word));
/** Whether a value under such a heading is none. */
export const isNone = (text: string): boolean =>
  isNo(text) || isConfirming(text) || /^(?:n\.?\/?a\.?|nil|none|null)$/i.test(text) || !/[^\s0.,-]/.test(text);
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
