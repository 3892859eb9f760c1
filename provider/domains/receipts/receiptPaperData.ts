import { and, eq, inArray } from 'drizzle-orm';
import { toPaise } from '../../../common/money.ts';
import { shareProRata } from '../../../common/prorata.ts';
import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import { enrolments } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { FeeHead } from '../../documents/papers/payment.ts';
import type { ReceiptData } from '../../documents/papers/receipt.ts';
import type { PaperSchool } from '../../documents/papers/school.ts';
import { amountsOf, decidedOf, FEE_HEADS, listFeeFacts, studentDues, type FeeFacts } from '../fees/index.ts';
import { paperSchool, registerNumbers } from './paper.queries.ts';
import type { ShownReceipt } from './receipts.queries.ts';
import { paperTitleWords, singleHeadWords } from './receipts.words.ts';

const titles = FORM_FACTS.FeeStructureForm;

/** The heads of the student's fee share an amount in proportion; one head where there is no fee structure. Paise. */
export function headsOf(amount: number, facts: FeeFacts | undefined, name: string): FeeHead[] {
  if (!facts?.structure || amount === 0) return [{ name, amount }];
  const amounts = amountsOf(facts.structure);
  const { admissionFeeApplicable } = decidedOf(facts);
  const heads = FEE_HEADS.filter((head) => amounts[head] > 0 && (head !== 'admissionFee' || admissionFeeApplicable));
  if (heads.length === 0) return [{ name, amount }];
  const parts = shareProRata(
    amount,
    heads.map((head) => amounts[head]),
  );
  return heads.map((head, at) => ({ name: titles[head].title, amount: parts[at] ?? 0 }));
}

function accountOf(facts: FeeFacts | undefined): ReceiptData['account'] {
  if (!facts?.structure) return null;
  const { payable, discount, paid, remaining } = studentDues(facts);
  return { payable, discount, paid, balance: remaining };
}

/** What stands on the papers beside the receipts themselves. */
interface Beside {
  school: PaperSchool;
  /** by student */
  srNumbers: ReadonlyMap<number, string>;
  /** by student and session */
  facts: ReadonlyMap<string, FeeFacts>;
}

const enrolmentKey = ({ studentId, sessionId }: { studentId: number; sessionId: number }): string =>
  `${studentId} ${sessionId}`;

/** One query for each session, which are few. */
async function factsOf(db: Db, schoolId: number, rows: readonly ShownReceipt[]): Promise<Beside['facts']> {
  const paid = rows.filter(({ type }) => type === 'FEE');
  const found: FeeFacts[] = [];
  for (const session of new Set(paid.map(({ sessionId }) => sessionId))) {
    const students = new Set(paid.filter(({ sessionId }) => sessionId === session).map(({ studentId }) => studentId));
    const those = and(eq(enrolments.sessionId, session), inArray(enrolments.studentId, [...students]));
    found.push(...(await listFeeFacts(db, schoolId, those)));
  }
  return new Map(found.map((facts) => [enrolmentKey(facts), facts]));
}

function paperDataOf(row: ShownReceipt, { school, srNumbers, facts: all }: Beside): ReceiptData {
  const amount = toPaise(Number(row.amount));
  const facts = row.type === 'FEE' ? all.get(enrolmentKey(row)) : undefined;
  const cancelled = row.status === 'CANCELLED';
  return {
    school,
    receiptNo: row.receiptNo,
    title: paperTitleWords[row.type],
    paymentDate: row.paymentDate,
    session: row.sessionName,
    studentName: row.studentName,
    studentCode: row.studentCode,
    srNumber: srNumbers.get(row.studentId) ?? null,
    className: row.className ?? '',
    section: row.sectionName,
    fatherName: row.fatherName,
    heads: headsOf(amount, facts, singleHeadWords[row.type]),
    amount,
    payment: {
      mode: row.mode,
      referenceNo: row.referenceNo,
      referenceDate: row.referenceDate,
      bankName: row.bankName,
    },
    confirmed: row.status === 'CONFIRMED',
    account: accountOf(facts),
    comments: cancelled ? null : row.comments,
    cashier: row.cashier ?? '',
    cancelled: cancelled ? { reason: row.comments ?? '' } : null,
    duplicate: row.printedAt !== null,
  };
}

/** All that stands on the papers of receipts of one school, as it is now; no more queries for many than for one. */
export async function receiptPapersData(
  db: Db,
  schoolId: number,
  rows: readonly ShownReceipt[],
): Promise<ReceiptData[]> {
  const beside: Beside = {
    school: await paperSchool(db, schoolId),
    srNumbers: await registerNumbers(
      db,
      schoolId,
      rows.map(({ studentId }) => studentId),
    ),
    facts: await factsOf(db, schoolId, rows),
  };
  return rows.map((row) => paperDataOf(row, beside));
}
