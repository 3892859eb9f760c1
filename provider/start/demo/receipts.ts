// The demo's payments: receipts in every status and mode over the months of the sessions, discounts, and dues that are left.
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { addDays } from '../../../common/calendar.ts';
import { fromPaise, toPaise } from '../../../common/money.ts';
import { insertRows } from '../../database/bulk.ts';
import {
  classes,
  counters,
  enrolments,
  receipts,
  sections,
  sessions,
  studentFees,
} from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { listFeeFacts, studentDues, type FeeFacts } from '../../domains/fees/index.ts';
import { referenceKeyOf } from '../../domains/receipts/index.ts';

type Receipt = Omit<typeof receipts.$inferInsert, 'receiptNo'>;
type Decision = typeof studentFees.$inferInsert;

const BANKS = ['State Bank of India', 'Bank of Baroda', 'Punjab National Bank'];
const AT = 'T05:30:00.000Z';
const at = (day: string): string => `${day}${AT}`;
const rupees = (paise: number): string => fromPaise(paise).toFixed(2);

interface Session {
  id: number;
  startDate: string;
  status: string;
}

/** A discount for every sixteenth, and an admission fee that does not apply for every fiftieth. */
function decisionOf(schoolId: number, place: number, facts: FeeFacts, { startDate }: Session): Decision | undefined {
  const discounted = place % 16 === 5;
  if (!discounted && place % 50 !== 20) return undefined;
  return {
    schoolId,
    sessionId: facts.sessionId,
    studentId: facts.studentId,
    discount: discounted ? rupees(toPaise(500 * (1 + (place % 3)))) : '0.00',
    admissionFeeApplicable: discounted && facts.newInSession,
    createdAt: at(startDate),
    modifiedAt: at(startDate),
  };
}

/** By turns: six of ten in cash, three online, one by cheque. */
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

/** The parts of what is payable in percent and the days after the session's start on which they were paid. */
function partsOf(place: number, { status }: Session): readonly [percent: number, day: number][] {
  if (status === 'COMPLETED') return place % 12 === 7 ? [[60, 20]] : [[100, 15 + (place % 90)]];
  if (place % 9 === 4) return [];
  return place % 5 < 2
    ? [
        [40, 3 + (place % 20)],
        [20, 93 + (place % 8)],
      ]
    : [[40, 3 + (place % 25)]];
}

interface Paying {
  schoolId: number;
  cashier: number;
  session: Session;
}

function receiptsOf({ schoolId, cashier, session }: Paying, place: number, facts: FeeFacts): Receipt[] {
  const { payable, discount } = studentDues(facts);
  return partsOf(place, session).map(([percent, days], part) => {
    const turn = place * 2 + part + (session.status === 'COMPLETED' ? 5_000 : 0);
    const day = addDays(session.startDate, days);
    const whole = percent === 100 ? payable - discount : Math.floor((payable * percent) / 10_000) * 100;
    const cancelled = turn % 41 === 11;
    return {
      schoolId,
      sessionId: session.id,
      studentId: facts.studentId,
      classId: facts.classId,
      sectionId: facts.sectionId,
      type: turn % 67 === 30 ? 'OTHER' : 'FEE',
      ...paymentOf(turn, day),
      amount: rupees(whole),
      paymentDate: day,
      comments: cancelled ? 'Amount typed twice' : null,
      status: cancelled ? 'CANCELLED' : days < 60 || session.status === 'COMPLETED' ? 'CONFIRMED' : 'PENDING',
      lifeBefore: null,
      createdBy: cashier,
      printedAt: at(day),
      createdAt: at(day),
      modifiedAt: at(day),
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

/** After the pupils. Nobody of 5 A has paid this year yet, so that a first payment can be tried there. */
export async function addReceipts(db: Db, schoolId: number, cashier: number): Promise<void> {
  const years = await db
    .select({ id: sessions.id, startDate: sessions.startDate, status: sessions.status })
    .from(sessions)
    .where(and(eq(sessions.schoolId, schoolId), inArray(sessions.status, ['COMPLETED', 'ACTIVE'])))
    .orderBy(asc(sessions.startDate));
  const unpaid = await sectionOf5A(db, schoolId);
  const made: Receipt[] = [];
  for (const session of years) {
    const enrolled = and(eq(enrolments.sessionId, session.id), ne(enrolments.life, 'DELETED'));
    const facts = (await listFeeFacts(db, schoolId, enrolled))
      .filter(({ rte, structure }) => !rte && structure !== null)
      .filter((one) => session.status !== 'ACTIVE' || !isOf5A(unpaid, one))
      .sort((one, other) => one.studentId - other.studentId);
    const decisions = facts.flatMap((one, place) => decisionOf(schoolId, place, one, session) ?? []);
    await insertRows(db, studentFees, decisions);
    const decided = new Map(decisions.map((decision) => [decision.studentId, decision]));
    for (const [place, one] of facts.entries()) {
      const decision = decided.get(one.studentId);
      const known = decision ? { ...one, decided: { ...decision, version: 1 } } : one;
      made.push(...receiptsOf({ schoolId, cashier, session }, place, known));
    }
  }
  await store(db, schoolId, made);
}

/** Numbered in the order of their days. */
async function store(db: Db, schoolId: number, made: readonly Receipt[]): Promise<void> {
  const own = and(eq(counters.schoolId, schoolId), eq(counters.kind, 'FEE_RECEIPT'));
  const [counter] = await db.select().from(counters).where(own);
  const first = counter?.nextNumber ?? 1;
  const byDay = [...made].sort((one, other) => (one.paymentDate < other.paymentDate ? -1 : 1));
  await insertRows(
    db,
    receipts,
    byDay.map((receipt, place) => ({ ...receipt, receiptNo: first + place })),
  );
  await db
    .update(counters)
    .set({ nextNumber: first + byDay.length })
    .where(own);
}
