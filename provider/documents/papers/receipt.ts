import { addPaise } from '../../../common/money.ts';
import { rupeesInWords } from '../../../common/moneyWords.ts';
import type { Block, Mark, Paper } from '../paper.ts';
import { showDay } from '../paperText.ts';
import { feeWords, markWords, receiptWords as words } from './papers.words.ts';
import { classAndSection, type FeeHead, orNone, paymentLine, type PaperPayment } from './payment.ts';
import { letterheadOf, type PaperSchool } from './school.ts';

/** Of the session, in paise, as the receipt states it. */
export interface FeeAccount {
  payable: number;
  discount: number;
  paid: number;
  balance: number;
  /** the moment of these figures, as it is shown */
  asOf: string;
}

export interface ReceiptData {
  school: PaperSchool;
  receiptNo: number;
  /** what its type is called, such as Fee Receipt */
  title: string;
  /** yyyy-MM-dd */
  paymentDate: string;
  session: string;
  studentName: string;
  studentCode: number;
  srNumber: string | null;
  className: string;
  section: string | null;
  fatherName: string | null;
  /** they add up to the amount (shareProRata) */
  heads: readonly FeeHead[];
  /** paise */
  amount: number;
  payment: PaperPayment;
  /** a cheque that is not confirmed yet is subject to realisation */
  confirmed: boolean;
  /** null for a receipt that is none of the session's fee */
  account: FeeAccount | null;
  comments: string | null;
  cashier: string;
  /** why it was cancelled; null for a receipt that holds */
  cancelled: { reason: string } | null;
  /** it was printed before */
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

/** A fee receipt: the office's and the parent's copy on one page. RangeError where the heads do not add up to the amount. */
export function receiptPaper(data: ReceiptData): Paper {
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
    { kind: 'signatures', places: [{ caption: words.seal }, { caption: words.cashier, name: data.cashier }] },
  ];
  return {
    title: words.file(data.receiptNo),
    layout: { copies: words.copies },
    letterhead: letterheadOf(school),
    blocks,
    ...(mark ? { mark } : {}),
  };
}
