// Payments of the demo: receipts in every status and mode over the months of the sessions, discounts, and open dues.
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { addDays } from '../../../common/calendar.ts';
import { fromPaise, toPaise } from '../../../common/money.ts';
import { present } from '../../../common/present.ts';
import { insertRows } from '../../database/bulk.ts';
import {
  classes,
  counters,
  enrolments,
  receipts,
  sections,
  sessions,
  studentFees,
  students,
  users,
} from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { isAwaiting, partsPaid, type DemoDays } from './days.ts';
import { listFeeFacts, studentDues, type FeeFacts } from '../../domains/fees/index.ts';
import { referenceKeyOf } from '../../domains/receipts/index.ts';
import { statementOf, type StatementFacts } from '../../domains/receipts/receipts.statement.ts';

type Receipt = Omit<typeof receipts.$inferInsert, 'receiptNo'>;
type Decision = typeof studentFees.$inferInsert;

const BANKS = ['State Bank of India', 'Bank of Baroda', 'Punjab National Bank'];
const rupees = (paise: number): string => fromPaise(paise).toFixed(2);

interface Session {
  id: number;
  name: string;
  startDate: string;
  status: string;
}

/** A discount for every sixteenth student, and no admission fee for every fiftieth. */
function decisionOf(
  { schoolId, session: { startDate }, days }: Paying,
  index: number,
  facts: FeeFacts,
): Decision | undefined {
  const discounted = index % 16 === 5;
  if (!discounted && index % 50 !== 20) return undefined;
  return {
    schoolId,
    sessionId: facts.sessionId,
    studentId: facts.studentId,
    discount: discounted ? rupees(toPaise(500 * (1 + (index % 3)))) : '0.00',
    discountOnEarlier: '0.00',
    admissionFeeApplicable: discounted && facts.newAdmission,
    createdAt: days.morning(startDate),
    modifiedAt: days.morning(startDate),
  };
}

/** In turn: six of ten in cash, three online, one by cheque. */
function paymentOf(turn: number, day: string) {
  const none = { referenceNo: null, referenceKey: null, referenceDate: null, bankName: null };
  if (turn % 10 < 6) return { mode: 'CASH' as const, ...none };
  const online = turn % 10 < 9;
  const referenceNo = online ? `UPI${600_000 + turn}` : String(400_100 + turn);
  const details = {
    mode: online ? ('ONLINE' as const) : ('CHEQUE' as const),
    referenceNo,
    referenceDate: addDays(day, online ? 0 : -2),
    bankName: online ? null : (BANKS[turn % BANKS.length] ?? null),
  };
  return { ...details, referenceKey: referenceKeyOf(details) };
}

/** The parts of the payable amount in percent, and the days after the session's start on which they were paid. */
function partsOf(index: number, { status }: Session, days: DemoDays): readonly [percent: number, day: number][] {
  if (status === 'COMPLETED') return index % 12 === 7 ? [[60, 20]] : [[100, 15 + (index % 90)]];
  return partsPaid(index, days);
}

interface Paying {
  schoolId: number;
  cashier: number;
  session: Session;
  days: DemoDays;
  names: Names;
}

/** The names on receipts, by id. */
interface Names {
  students: ReadonlyMap<number, StatementFacts['student']>;
  classes: ReadonlyMap<number, string>;
  sections: ReadonlyMap<number, string>;
  cashier: string | null;
}

const mapOf = <Row extends { id: number }, Value>(rows: readonly Row[], value: (row: Row) => Value) =>
  new Map(rows.map((row) => [row.id, value(row)]));

async function namesOf(db: Db, schoolId: number, cashier: number): Promise<Names> {
  const { id, name, fatherName, srNo } = students;
  const rows = await db.select({ id, name, fatherName, srNo }).from(students).where(eq(students.schoolId, schoolId));
  const classRows = await db.select().from(classes).where(eq(classes.schoolId, schoolId));
  const sectionRows = await db.select().from(sections).where(eq(sections.schoolId, schoolId));
  const [user] = await db.select().from(users).where(eq(users.id, cashier));
  return {
    students: mapOf(rows, (student) => student),
    classes: mapOf(classRows, (one) => one.name),
    sections: mapOf(sectionRows, (one) => one.name),
    cashier: user ? (user.fullName ?? user.userName) : null,
  };
}

/** The statement as createReceipt builds it, with the dues after the earlier payments of the student. */
function statedBy({ session, names }: Paying, facts: FeeFacts, payment: StatementFacts['payment'], now: string) {
  return statementOf({
    payment,
    student: present(names.students.get(facts.studentId), 'the student of a demo receipt'),
    session,
    className: names.classes.get(facts.classId) ?? null,
    sectionName: (facts.sectionId === null ? undefined : names.sections.get(facts.sectionId)) ?? null,
    cashier: names.cashier,
    facts,
    now,
  });
}

function receiptsOf(paying: Paying, index: number, facts: FeeFacts): Receipt[] {
  const { schoolId, cashier, session, days } = paying;
  const { payable, discount } = studentDues(facts);
  let paid = 0;
  return partsOf(index, session, days).map(([percent, after], part) => {
    const turn = index * 2 + part + (session.status === 'COMPLETED' ? 5_000 : 0);
    const day = addDays(session.startDate, after);
    const confirmed = session.status === 'COMPLETED' || !isAwaiting(after, days);
    const at = days.morning(day);
    const whole = percent === 100 ? payable - discount : Math.floor((payable * percent) / 10_000) * 100;
    const cancelled = turn % 41 === 11;
    const type = turn % 67 === 30 ? 'OTHER' : 'FEE';
    const statement = statedBy(paying, { ...facts, awaiting: rupees(paid) }, { type, amount: whole }, at);
    if (type === 'FEE' && !cancelled) paid += whole;
    return {
      schoolId,
      sessionId: session.id,
      studentId: facts.studentId,
      classId: facts.classId,
      sectionId: facts.sectionId,
      type,
      ...paymentOf(turn, day),
      ...statement,
      amount: rupees(whole),
      paymentDate: day,
      comments: cancelled ? 'Amount typed twice' : null,
      status: cancelled ? 'CANCELLED' : confirmed ? 'CONFIRMED' : 'PENDING',
      lifeBefore: null,
      createdBy: cashier,
      printedAt: at,
      createdAt: at,
      modifiedAt: at,
    };
  });
}

const isOf5A = (of: { classId: number; sectionId: number } | undefined, { classId, sectionId }: FeeFacts): boolean =>
  of?.classId === classId && of.sectionId === sectionId;

async function sectionOf5A(db: Db, schoolId: number) {
  const [row] = await db
    .select({ classId: classes.id, sectionId: sections.id })
    .from(sections)
    .innerJoin(classes, and(eq(classes.schoolId, sections.schoolId), eq(classes.id, sections.classId)))
    .where(and(eq(classes.schoolId, schoolId), eq(classes.name, '5'), eq(sections.name, 'A')));
  return row;
}

/** Called after the students are stored. 5 A has no payments this year, so that a first payment can be tried there. */
export async function addReceipts(db: Db, schoolId: number, cashier: number, days: DemoDays): Promise<void> {
  const years = await db
    .select({ id: sessions.id, name: sessions.name, startDate: sessions.startDate, status: sessions.status })
    .from(sessions)
    .where(and(eq(sessions.schoolId, schoolId), inArray(sessions.status, ['COMPLETED', 'ACTIVE'])))
    .orderBy(asc(sessions.startDate));
  const unpaid = await sectionOf5A(db, schoolId);
  const names = await namesOf(db, schoolId, cashier);
  const made: Receipt[] = [];
  for (const session of years) {
    const enrolled = and(eq(enrolments.sessionId, session.id), ne(enrolments.life, 'DELETED'));
    const facts = (await listFeeFacts(db, schoolId, enrolled))
      .filter(({ rte, structure }) => !rte && structure !== null)
      .filter((one) => session.status !== 'ACTIVE' || !isOf5A(unpaid, one))
      .sort((one, other) => one.studentId - other.studentId);
    const paying = { schoolId, cashier, session, days, names };
    const decisions = facts.flatMap((one, index) => decisionOf(paying, index, one) ?? []);
    await insertRows(db, studentFees, decisions);
    const decided = new Map(decisions.map((decision) => [decision.studentId, decision]));
    for (const [index, one] of facts.entries()) {
      const decision = decided.get(one.studentId);
      const known = decision ? { ...one, decided: { ...decision, version: 1 } } : one;
      made.push(...receiptsOf(paying, index, known));
    }
  }
  await store(db, schoolId, made);
}

/** Numbers the receipts in the order of their days. */
async function store(db: Db, schoolId: number, made: readonly Receipt[]): Promise<void> {
  const own = and(eq(counters.schoolId, schoolId), eq(counters.kind, 'FEE_RECEIPT'));
  const [counter] = await db.select().from(counters).where(own);
  const first = counter?.nextNumber ?? 1;
  const byDay = [...made].sort((one, other) => (one.paymentDate < other.paymentDate ? -1 : 1));
  await insertRows(
    db,
    receipts,
    byDay.map((receipt, index) => ({ ...receipt, receiptNo: first + index })),
  );
  await db
    .update(counters)
    .set({ nextNumber: first + byDay.length })
    .where(own);
}
