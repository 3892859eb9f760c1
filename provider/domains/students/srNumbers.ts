// A number of the admission register belongs to one pupil of the school for good, a deleted one included.
import { and, eq, ne, sql } from 'drizzle-orm';
import { skipNumbers, takeNumber } from '../../database/counters.ts';
import { students } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import { tidy } from '../../shared/text.ts';
import { inForm } from './students.rules.ts';

const KIND = 'STUDENT_SR_NO';
const FIRST = 1;
const RUNNING = /^\d{1,8}$/;

async function isTaken(db: Db, schoolId: number, srNo: string, ownId?: number): Promise<boolean> {
  const [row] = await db
    .select({ id: students.id })
    .from(students)
    .where(
      and(
        eq(students.schoolId, schoolId),
        eq(sql`lower(${students.srNo})`, srNo.toLowerCase()),
        ownId === undefined ? undefined : ne(students.id, ownId),
      ),
    );
  return row !== undefined;
}

/** The number as it was typed (105 when another pupil has or had it), or the next one when none was typed. */
export async function giveSrNo(
  db: Db,
  schoolId: number,
  typed: string | null | undefined,
  stored?: { id: number; srNo: string },
): Promise<string> {
  const wanted = tidy(typed) ?? stored?.srNo ?? null;
  if (wanted !== null && wanted === stored?.srNo) return wanted;
  if (wanted !== null) {
    // Those who take a number, typed or not, do so one after the other.
    await skipNumbers(db, schoolId, KIND, RUNNING.test(wanted) ? Number(wanted) : 0);
    if (await isTaken(db, schoolId, wanted, stored?.id)) {
      const message = 'This Sr. No. is already in use';
      fail('DUPLICATE', { message, problems: [{ path: inForm('studentSrNo'), message }] });
    }
    return wanted;
  }
  for (;;) {
    const next = String(await takeNumber(db, schoolId, KIND, FIRST));
    if (!(await isTaken(db, schoolId, next))) return next;
  }
}
