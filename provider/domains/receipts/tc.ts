// A receipt of type TC issues the transfer certificate; its cancellation revokes the certificate (LIFECYCLE-27).
import { and, desc, eq, ne } from 'drizzle-orm';
import { receipts } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { Clock } from '../../shared/clock.ts';
import { addHistory, changeLife, findStudentRow, lockStudentRow, type StudentRow } from '../students/index.ts';
import type { ReceiptRow } from './receipts.queries.ts';
import type { ReceiptValues } from './create/create.rules.ts';

/** The state that a cancellation of the receipt restores. */
export const lifeBeforeTc = ({ life }: StudentRow): 'ACTIVE' | 'STRUCK_OFF' =>
  life === 'STRUCK_OFF' ? 'STRUCK_OFF' : 'ACTIVE';

export async function issueTc(
  db: Db,
  clock: Clock,
  student: StudentRow,
  { sessionId, comments }: ReceiptValues,
): Promise<void> {
  const { schoolId, id: studentId } = student;
  await changeLife(db, clock, student, 'TC_ISSUED');
  await addHistory(db, clock, { schoolId, studentId, sessionId, type: 'TC', comment: comments ?? '' });
}

/** The last receipt of type TC that is not cancelled: it issued the current certificate. */
export async function findLastTc(
  db: Db,
  { schoolId, studentId }: Pick<ReceiptRow, 'schoolId' | 'studentId'>,
): Promise<ReceiptRow | undefined> {
  const [last] = await db
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.schoolId, schoolId),
        eq(receipts.studentId, studentId),
        eq(receipts.type, 'TC'),
        ne(receipts.status, 'CANCELLED'),
      ),
    )
    .orderBy(desc(receipts.id))
    .limit(1);
  return last;
}

const issued = async (db: Db, receipt: ReceiptRow): Promise<boolean> =>
  (await findLastTc(db, receipt))?.id === receipt.id;

/** Call it before the receipt is cancelled. The state of a student who was re-admitted or deleted since stays. */
export async function revokeTc(db: Db, clock: Clock, receipt: ReceiptRow, reason: string): Promise<void> {
  const { schoolId, studentId, sessionId, lifeBefore } = receipt;
  if (lifeBefore === null) return;
  if (!(await findStudentRow(db, studentId))) return;
  const student = await lockStudentRow(db, studentId);
  if (student.life !== 'TC_ISSUED' || !(await issued(db, receipt))) return;
  await changeLife(db, clock, student, lifeBefore);
  const type = lifeBefore === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE';
  await addHistory(db, clock, { schoolId, studentId, sessionId, type, comment: reason });
}
