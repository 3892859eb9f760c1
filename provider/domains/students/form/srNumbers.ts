// A number of the admission register (Sr. No.) belongs to one student of the school for ever, also after deletion.
import { and, eq } from 'drizzle-orm';
import { present } from '../../../../common/present.ts';
import { isOneOf } from '../../../database/bulk.ts';
import { skipNumbers, takeNumbers } from '../../../database/counters.ts';
import { students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { tidy } from '../../../shared/text.ts';
import { inForm } from '../students.rules.ts';

const KIND = 'STUDENT_SR_NO';
const FIRST = 1;
const RUNNING = /^\d{1,8}$/;

export const SR_NO_TAKEN = 'This Sr. No. is already in use';

/** The ids of students with these numbers, deleted ones included, by the number in lower case. */
export async function holdersOfSrNos(
  db: Db,
  schoolId: number,
  srNos: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (srNos.length === 0) return new Map();
  const keys = srNos.map((srNo) => srNo.toLowerCase());
  const rows = await db
    .select({ id: students.id, key: students.srNoKey })
    .from(students)
    .where(and(eq(students.schoolId, schoolId), isOneOf(students.srNoKey, keys)));
  return new Map(rows.map(({ id, key }) => [key, id]));
}

const isTaken = async (db: Db, schoolId: number, srNo: string, ownId?: number): Promise<boolean> => {
  const holder = (await holdersOfSrNos(db, schoolId, [srNo])).get(srNo.toLowerCase());
  return holder !== undefined && holder !== ownId;
};

/** The next unused numbers. */
async function nextNumbers(db: Db, schoolId: number, count: number): Promise<string[]> {
  const found: string[] = [];
  while (found.length < count) {
    const missing = count - found.length;
    const first = await takeNumbers(db, schoolId, KIND, FIRST, missing);
    const numbers = Array.from({ length: missing }, (_, at) => String(first + at));
    const taken = await holdersOfSrNos(db, schoolId, numbers);
    found.push(...numbers.filter((number) => !taken.has(number)));
  }
  return found;
}

/** The entered number (105 when it belongs to another student), or the next one for a blank field. */
export async function giveSrNo(
  db: Db,
  schoolId: number,
  typed: string | null | undefined,
  stored?: { id: number; srNo: string },
): Promise<string> {
  const wanted = tidy(typed) ?? stored?.srNo ?? null;
  if (wanted !== null && wanted === stored?.srNo) return wanted;
  if (wanted === null) return present((await nextNumbers(db, schoolId, 1))[0], 'a Sr. No.');
  await passTyped(db, schoolId, [wanted]);
  if (await isTaken(db, schoolId, wanted, stored?.id))
    fail('DUPLICATE', {
      message: SR_NO_TAKEN,
      problems: [{ path: inForm('studentSrNo'), message: SR_NO_TAKEN }],
    });
  return wanted;
}

/** Raises the counter above the entered numbers. Locks the counter until commit. */
const passTyped = (db: Db, schoolId: number, typed: readonly string[]): Promise<void> =>
  skipNumbers(
    db,
    schoolId,
    KIND,
    typed.reduce((most, srNo) => Math.max(most, RUNNING.test(srNo) ? Number(srNo) : 0), 0),
  );

/** The same for new students of an import: the caller has checked that the entered numbers are unused. */
export async function giveSrNos(db: Db, schoolId: number, typed: readonly (string | null)[]): Promise<string[]> {
  await passTyped(
    db,
    schoolId,
    typed.filter((srNo) => srNo !== null),
  );
  const next = await nextNumbers(db, schoolId, typed.filter((srNo) => srNo === null).length);
  let given = 0;
  return typed.map((srNo) => srNo ?? present(next[given++], 'a Sr. No.'));
}
