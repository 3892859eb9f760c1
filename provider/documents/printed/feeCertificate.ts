import { addPaise, showPaise } from '../../../common/money.ts';
import { rupeesInWords } from '../../../common/moneyWords.ts';
import type { Block, PrintedDocument } from '../document.ts';
import { showDay } from '../documentText.ts';
import { certificateWords as words, feeWords, markWords, receiptWords } from './printed.words.ts';
import { classAndSection, type FeeHead, orNone, type DocumentPayment, referenceLine } from './payment.ts';
import { letterheadOf, type DocumentSchool } from './school.ts';

export interface CertifiedReceipt {
  receiptNo: number;
  /** yyyy-MM-dd */
  paymentDate: string;
  payment: DocumentPayment;
  /** paise */
  amount: number;
}

/** Paid before the school used the portal: one line without a receipt number. */
export interface OpeningPayment {
  /** what the line is called */
  line: string;
  /** paise */
  amount: number;
  /** empty where only the total is known */
  heads: readonly FeeHead[];
}

export interface FeeCertificateData {
  school: DocumentSchool;
  certificateNo: number;
  /** yyyy-MM-dd */
  issuedOn: string;
  session: string;
  /** first and last day of the session, yyyy-MM-dd */
  from: string;
  to: string;
  studentName: string;
  studentCode: number;
  srNumber: string | null;
  fatherName: string | null;
  motherName: string | null;
  className: string;
  section: string | null;
  /** include the tuition fee and add up to the receipts and the opening payment (shareProRata) */
  heads: readonly FeeHead[];
  receipts: readonly CertifiedReceipt[];
  /** absent where nothing was paid before the school used the portal */
  opening?: OpeningPayment;
  /** the school's wording of the tax section; may be blank */
  taxWording: string;
  /** name and title of the signatory */
  signatory: { name: string; office: string };
  /** a copy with the same content was issued before */
  duplicate: boolean;
  /** the replaced certificate of the same student and session; null for the first one */
  replaces: { certificateNo: number; issuedOn: string } | null;
}

const studentPairs = (data: FeeCertificateData): Block => ({
  kind: 'pairs',
  across: 2,
  pairs: [
    { label: feeWords.student, value: data.studentName, wide: true },
    { label: feeWords.father, value: orNone(data.fatherName), wide: true },
    { label: feeWords.mother, value: orNone(data.motherName), wide: true },
    { label: feeWords.class, value: classAndSection(data.className, data.section) },
    { label: feeWords.session, value: data.session },
    { label: feeWords.studentCode, value: String(data.studentCode) },
    { label: feeWords.srNumber, value: orNone(data.srNumber) },
  ],
});

const headsTable = (heads: readonly FeeHead[], total: number): Block => ({
  kind: 'table',
  columns: [
    { title: feeWords.particulars, weight: 7 },
    { title: feeWords.amount, weight: 3, align: 'right' },
  ],
  rows: heads.map((head) => [head.name, { paise: head.amount }]),
  totals: [[feeWords.total, { paise: total }]],
});

/** `Tuition Fee ₹9,000.00, Exam Fee ₹1,000.00` */
const headsLine = (heads: readonly FeeHead[]): string =>
  heads.map(({ name, amount }) => `${name} ${showPaise(amount)}`).join(', ');

const openingRow = ({ line, heads, amount }: OpeningPayment) => [
  words.noReceipt,
  null,
  null,
  [line, headsLine(heads)].filter(Boolean).join(': '),
  { paise: amount },
];

/** In paise, with the opening payment. */
export const certifiedTotal = ({ receipts, opening }: Pick<FeeCertificateData, 'receipts' | 'opening'>): number =>
  addPaise(opening?.amount ?? 0, ...receipts.map(({ amount }) => amount));

const receiptsTable = ({ receipts, opening }: FeeCertificateData, total: number): Block => ({
  kind: 'table',
  columns: [
    { title: words.receiptNo, weight: 2 },
    { title: feeWords.date, weight: 2 },
    { title: words.mode, weight: 2.4 },
    { title: words.reference, weight: 5 },
    { title: feeWords.amount, weight: 2.6, align: 'right' },
  ],
  rows: [
    ...(opening ? [openingRow(opening)] : []),
    ...receipts.map(({ receiptNo, paymentDate, payment, amount }) => [
      String(receiptNo),
      showDay(paymentDate),
      receiptWords.modes[payment.mode],
      referenceLine(payment),
      { paise: amount },
    ]),
  ],
  totals: [[feeWords.total, null, null, null, { paise: total }]],
});

function statementOf({ session, from, to, receipts }: FeeCertificateData): string {
  const isOne = (made: (date: string) => boolean) => receipts.some(({ paymentDate }) => made(paymentDate));
  const otherTimes = [
    ...(isOne((date) => date < from) ? [words.early] : []),
    ...(isOne((date) => date > to) ? [words.late] : []),
  ];
  return words.statement(session, showDay(from), showDay(to), otherTimes.join(' or '));
}

const replacesBlock = ({ certificateNo, issuedOn }: NonNullable<FeeCertificateData['replaces']>): Block => ({
  kind: 'paragraph',
  text: words.replaces(certificateNo, showDay(issuedOn)),
});

/** The fee certificate for the tax office. Throws RangeError if heads and receipts have different sums. */
export function feeCertificateDocument(data: FeeCertificateData): PrintedDocument {
  const total = certifiedTotal(data);
  if (addPaise(...data.heads.map(({ amount }) => amount)) !== total)
    throw new RangeError('The heads of a certificate do not add up to its receipts.');
  const { signatory, taxWording, replaces } = data;
  return {
    title: words.file(data.certificateNo),
    layout: 'portrait',
    letterhead: letterheadOf(data.school),
    blocks: [
      { kind: 'title', text: words.title },
      {
        kind: 'pairs',
        across: 2,
        pairs: [
          { label: words.number, value: String(data.certificateNo) },
          { label: feeWords.date, value: showDay(data.issuedOn) },
        ],
      },
      ...(replaces ? [replacesBlock(replaces)] : []),
      { kind: 'paragraph', text: statementOf(data) },
      studentPairs(data),
      headsTable(data.heads, total),
      { kind: 'amount', label: words.received, amount: { paise: total }, words: rupeesInWords(total) },
      { kind: 'heading', text: words.receipts },
      receiptsTable(data, total),
      ...(data.opening ? [{ kind: 'paragraph', text: words.openingNote } as const] : []),
      ...(taxWording ? [{ kind: 'paragraph', text: taxWording } as const] : []),
      {
        kind: 'signatures',
        tall: true,
        lines: [{ caption: receiptWords.seal }, { name: signatory.name, caption: signatory.office }],
      },
    ],
    ...(data.duplicate ? { mark: { text: markWords.duplicate, tone: 'quiet' } } : {}),
  };
}
