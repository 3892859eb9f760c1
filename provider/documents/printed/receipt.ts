import { addPaise } from '../../../common/money.ts';
import { rupeesInWords } from '../../../common/moneyWords.ts';
import type { Block, Mark, PrintedDocument } from '../document.ts';
import { showDay } from '../documentText.ts';
import { feeWords, markWords, receiptWords as words } from './printed.words.ts';
import { classAndSection, type FeeHead, orNone, paymentLine, type DocumentPayment } from './payment.ts';
import { letterheadOf, type DocumentSchool } from './school.ts';

/** The account of the session in paise, as stated by the receipt. */
export interface FeeAccount {
  /** with earlier dues */
  payable: number;
  discount: number;
  paid: number;
  balance: number;
  /** time of these figures, as shown */
  asOf: string;
}

export interface ReceiptData {
  school: DocumentSchool;
  receiptNo: number;
  /** title of the type, such as Fee Receipt */
  title: string;
  /** yyyy-MM-dd */
  paymentDate: string;
  session: string;
  studentName: string;
  studentCode: number;
  srNumber: string | null;
  /** null for a re-admission without an enrolment in the session */
  className: string | null;
  section: string | null;
  fatherName: string | null;
  /** add up to the amount (shareProRata) */
  heads: readonly FeeHead[];
  /** paise */
  amount: number;
  payment: DocumentPayment;
  /** an unconfirmed cheque is subject to realisation */
  confirmed: boolean;
  /** null for a receipt that does not pay the session's fee */
  account: FeeAccount | null;
  comments: string | null;
  cashier: string;
  /** reason of the cancellation; null for a valid receipt */
  cancelled: { reason: string } | null;
  /** printed before */
  duplicate: boolean;
}

function markOf({ cancelled, duplicate }: ReceiptData): Mark | undefined {
  if (cancelled) return { text: markWords.cancelled, tone: 'alert' };
  return duplicate ? { text: markWords.duplicate, tone: 'quiet' } : undefined;
}

const headPairs = (data: ReceiptData): Block => ({
  kind: 'pairs',
  across: 2,
  pairs: [
    { label: words.number, value: String(data.receiptNo) },
    { label: feeWords.date, value: showDay(data.paymentDate) },
    { label: feeWords.session, value: data.session },
    { label: feeWords.class, value: classAndSection(data.className, data.section) },
    { label: feeWords.student, value: data.studentName, wide: true },
    { label: feeWords.father, value: orNone(data.fatherName), wide: true },
    { label: feeWords.studentCode, value: String(data.studentCode) },
    { label: feeWords.srNumber, value: orNone(data.srNumber) },
  ],
});

const headsTable = ({ heads, amount }: ReceiptData): Block => ({
  kind: 'table',
  columns: [
    { title: feeWords.particulars, weight: 7 },
    { title: feeWords.amount, weight: 3, align: 'right' },
  ],
  rows: heads.map((head) => [head.name, { paise: head.amount }]),
  totals: [[feeWords.total, { paise: amount }]],
});

const paidBy = ({ payment, confirmed }: ReceiptData): Block => {
  const open = payment.mode === 'CHEQUE' && !confirmed;
  const value = [paymentLine(payment), ...(open ? [words.realisation] : [])].join('\n');
  return { kind: 'pairs', across: 1, pairs: [{ label: words.paidBy, value }] };
};

const accountBlocks = ({ payable, discount, paid, balance, asOf }: FeeAccount): Block[] => [
  { kind: 'heading', text: words.asOf(asOf) },
  {
    kind: 'table',
    columns: [words.payable, words.discount, words.paid, words.balance].map((title) => ({
      title,
      weight: 1,
      align: 'right',
    })),
    rows: [[payable, discount, paid, balance].map((paise) => ({ paise }))],
  },
];

/** A fee receipt with office copy and parent copy on one page. Throws RangeError if the heads do not add up to the amount. */
export function receiptDocument(data: ReceiptData): PrintedDocument {
  const { school, amount, account, comments, cancelled, duplicate } = data;
  if (addPaise(...data.heads.map((head) => head.amount)) !== amount)
    throw new RangeError('The heads of a receipt do not add up to its amount.');
  const mark = markOf(data);
  const blocks: Block[] = [
    { kind: 'title', text: data.title, ...(cancelled && duplicate ? { note: markWords.duplicate } : {}) },
    headPairs(data),
    headsTable(data),
    { kind: 'amount', label: words.received, amount: { paise: amount }, words: rupeesInWords(amount) },
    paidBy(data),
    ...(account ? accountBlocks(account) : []),
    ...(comments ? [{ kind: 'paragraph', tone: 'quiet', text: words.remarks(comments) } as const] : []),
    ...(cancelled ? [{ kind: 'paragraph', tone: 'alert', text: words.cancelled(cancelled.reason) } as const] : []),
    { kind: 'signatures', lines: [{ caption: words.seal }, { caption: words.cashier, name: data.cashier }] },
  ];
  return {
    title: words.file(data.receiptNo),
    layout: { copies: words.copies },
    letterhead: letterheadOf(school),
    blocks,
    ...(mark ? { mark } : {}),
  };
}
