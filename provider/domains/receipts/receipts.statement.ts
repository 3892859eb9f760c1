// The statement of a receipt: names and figures, stored with the receipt when it is created and never computed again.
import { byHead } from '../../../common/feeHeads.ts';
import { addPaise, fromPaise, toPaise } from '../../../common/money.ts';
import { shareProRata } from '../../../common/prorata.ts';
import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import type { receipts } from '../../database/schema/index.ts';
import type { FeeHead } from '../../documents/printed/payment.ts';
import { amountsOf, decidedOf, FEE_HEADS, openingOf, studentDues, type FeeFacts } from '../fees/index.ts';
import type { StudentRow } from '../students/index.ts';
import { EARLIER_DUES, singleHeadWords } from './receipts.words.ts';

type Row = typeof receipts.$inferSelect;
type Heads = Pick<Row, (typeof FEE_HEADS)[number] | 'earlierDues'>;
type Account = Pick<Row, 'payable' | 'discount' | 'paidSoFar' | 'balance'>;

/** The columns of the statement. */
export type ReceiptStatement = Heads &
  Account &
  Pick<
    Row,
    'statedAt' | 'sessionName' | 'studentName' | 'fatherName' | 'srNo' | 'className' | 'sectionName' | 'cashier'
  >;

interface Payment {
  type: Row['type'];
  /** paise */
  amount: number;
}

const NO_HEADS: Heads = { ...byHead(() => null), earlierDues: null };
const NO_ACCOUNT: Account = { payable: null, discount: null, paidSoFar: null, balance: null };

const rupees = (paise: number): string => fromPaise(paise).toFixed(2);

/** Distributes the amount over the fee heads in proportion, by largest remainder; no heads without a fee structure. */
function feeHeadsIn(amount: number, facts: FeeFacts): Heads {
  if (!facts.structure || amount === 0) return NO_HEADS;
  const amounts = amountsOf(facts.structure);
  const { admissionFeeApplicable } = decidedOf(facts);
  const heads = FEE_HEADS.filter((head) => amounts[head] > 0 && (head !== 'admissionFee' || admissionFeeApplicable));
  if (heads.length === 0) return NO_HEADS;
  const shares = shareProRata(
    amount,
    heads.map((head) => amounts[head]),
  );
  return { ...NO_HEADS, ...Object.fromEntries(heads.map((head, index) => [head, rupees(shares[index] ?? 0)])) };
}

/** Dues of earlier sessions that are neither paid nor waived are paid first; the rest is distributed over the fee heads. */
function headsIn(amount: number, facts: FeeFacts): Heads {
  const { broughtForward } = openingOf(facts);
  const waived = Math.min(decidedOf(facts).discountOnEarlier, broughtForward);
  const open = addPaise(broughtForward, -waived, -toPaise(Number(facts.earlierPaid)));
  const earlier = Math.min(amount, Math.max(0, open));
  const heads = feeHeadsIn(addPaise(amount, -earlier), facts);
  return earlier === 0 ? heads : { ...heads, earlierDues: rupees(earlier) };
}

/** The account of the session after this payment. */
function accountAfter(amount: number, facts: FeeFacts): Account {
  if (!facts.structure) return NO_ACCOUNT;
  const awaiting = rupees(toPaise(Number(facts.awaiting)) + amount);
  const { payable, discount, paid, remaining } = studentDues({ ...facts, awaiting });
  return { payable: rupees(payable), discount: rupees(discount), paidSoFar: rupees(paid), balance: rupees(remaining) };
}

/** Only FEE receipts pay the fee of the session. */
const figuresOf = ({ type, amount }: Payment, facts: FeeFacts | undefined): Heads & Account =>
  type === 'FEE' && facts
    ? { ...headsIn(amount, facts), ...accountAfter(amount, facts) }
    : { ...NO_HEADS, ...NO_ACCOUNT };

export interface StatementFacts {
  payment: Payment;
  student: Pick<StudentRow, 'name' | 'fatherName' | 'srNo'>;
  session: { name: string };
  /** the class and section of the receipt */
  className: string | null;
  sectionName: string | null;
  /** null for a platform user */
  cashier: string | null;
  /** of student and session before the payment */
  facts: FeeFacts | undefined;
  /** ISO 8601 */
  now: string;
}

/** The statement of a new receipt. */
export const statementOf = (input: StatementFacts): ReceiptStatement => {
  const { payment, student, session, className, sectionName, cashier, facts, now } = input;
  return {
    ...figuresOf(payment, facts),
    statedAt: now,
    sessionName: session.name,
    studentName: student.name,
    fatherName: student.fatherName,
    srNo: student.srNo,
    className,
    sectionName,
    cashier,
  };
};

const titles = FORM_FACTS.FeeStructureForm;

/** The fee heads of stored amounts in paise, in the order of a fee structure. */
export const feeHeadsOf = (row: Pick<Row, (typeof FEE_HEADS)[number]>): FeeHead[] =>
  FEE_HEADS.flatMap((head) => {
    const amount = row[head];
    return amount === null ? [] : [{ name: titles[head].title, amount: toPaise(Number(amount)) }];
  });

/**
 * The stated heads in paise, in the order of a fee structure and then dues of earlier sessions. What has no fee heads is one head
 * named after the type of the receipt.
 */
export function statedHeads(row: Heads & Pick<Row, 'type' | 'amount'>): FeeHead[] {
  const earlier = toPaise(Number(row.earlierDues ?? 0));
  const heads = feeHeadsOf(row);
  const rest = addPaise(toPaise(Number(row.amount)), -earlier);
  const single = heads.length === 0 && (rest > 0 || earlier === 0);
  return [
    ...(single ? [{ name: singleHeadWords[row.type], amount: rest }] : heads),
    ...(earlier > 0 ? [{ name: EARLIER_DUES, amount: earlier }] : []),
  ];
}
