// Students of a workbook, and the stored opening balances.
import { and, asc, eq, sql } from 'drizzle-orm';
import { nameKey } from '../../../../common/names.ts';
import { asRows, isInHashed, isOneOf } from '../../../database/bulk.ts';
import { enrolments, openingBalances, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { listRemainingDuesOf, type RemainingDues } from '../remainingDues.ts';
import { listFeeFacts, type FeeFacts } from '../studentFees.queries.ts';
import { namesakeKey, type FoundStudent, type FoundStudents, type OpeningRow } from './opening.rules.ts';

/** Digits of a student code. */
const CODE = /^\d{1,9}$/;

const idsOf = (ids: readonly number[]) =>
  sql`SELECT id FROM ${asRows(
    ids.map((id) => ({ id })),
    'i',
    'id integer',
  )}`;

/** The students whom the rows name, and those with the same name, deleted ones excluded. */
export async function findStudents(db: Db, schoolId: number, rows: readonly OpeningRow[]): Promise<FoundStudents> {
  const codes = rows.flatMap(({ code }) => (code !== undefined && CODE.test(code) ? [{ code: Number(code) }] : []));
  const srNos = rows.flatMap(({ code, srNo }) =>
    code === undefined && srNo !== undefined ? [srNo.toLowerCase()] : [],
  );
  const names = rows.flatMap(({ name, father }) => (name === undefined || father === undefined ? [] : [nameKey(name)]));
  const columns = {
    ...{ id: students.id, code: students.code, srNo: students.srNo, srNoKey: students.srNoKey },
    ...{ name: students.name, nameKey: students.nameKey },
    ...{ fatherName: students.fatherName, fatherKey: students.fatherKey },
  };
  const existing = and(eq(students.schoolId, schoolId), sql`${students.life} <> 'DELETED'`);
  const byCode = await db
    .select(columns)
    .from(students)
    .where(and(existing, isInHashed(students.code, sql`SELECT code FROM ${asRows(codes, 'c', 'code integer')}`)));
  const bySrNo =
    srNos.length === 0
      ? []
      : await db
          .select(columns)
          .from(students)
          .where(and(existing, isOneOf(students.srNoKey, srNos)));
  const namesakes =
    names.length === 0
      ? []
      : await db
          .select(columns)
          .from(students)
          .where(and(existing, isOneOf(students.nameKey, [...new Set(names)])));
  return {
    namesakes: new Map(namesakes.map((one) => [namesakeKey(one), one])),
    byCode: new Map(byCode.map((one): [string, FoundStudent] => [String(one.code), one])),
    bySrNo: new Map(bySrNo.map((one): [string, FoundStudent] => [one.srNoKey, one])),
  };
}

/** The facts of the students in the session, by student id; no entry for a student who is not enrolled. */
export async function findFacts(
  db: Db,
  schoolId: number,
  sessionId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FeeFacts>> {
  const where = and(eq(enrolments.sessionId, sessionId), isInHashed(enrolments.studentId, idsOf(ids)));
  const rows = await listFeeFacts(db, schoolId, where);
  return new Map(rows.map((row) => [row.studentId, row]));
}

/** What remains due in sessions that started before this date (yyyy-MM-dd), latest first, by student id. */
export async function findEarlierDues(
  db: Db,
  { schoolId, before }: { schoolId: number; before: string },
  ids: readonly number[],
): Promise<ReadonlyMap<number, RemainingDues[]>> {
  const whose = isInHashed(enrolments.studentId, idsOf(ids));
  const byStudent = new Map<number, RemainingDues[]>();
  for (const dues of await listRemainingDuesOf(db, schoolId, whose, before))
    byStudent.set(dues.studentId, [...(byStudent.get(dues.studentId) ?? []), dues]);
  return byStudent;
}

/**
 * Locks the students in the order of their ids until commit, as a receipt locks its student: a receipt that is created at the same
 * time sees the entry, or is there before the check.
 */
export async function lockStudentsOf(db: Db, schoolId: number, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.schoolId, schoolId), isInHashed(students.id, idsOf(ids))))
    .orderBy(asc(students.id))
    .for('update');
}

/** The entries of these students in the session. */
export const listEntriesOf = (db: Db, schoolId: number, sessionId: number, ids: readonly number[]) =>
  db
    .select()
    .from(openingBalances)
    .where(
      and(
        eq(openingBalances.schoolId, schoolId),
        eq(openingBalances.sessionId, sessionId),
        isInHashed(openingBalances.studentId, idsOf(ids)),
      ),
    );

export type EntryRow = Awaited<ReturnType<typeof listEntriesOf>>[number];

/** Removes the entries of these students in the session. */
export async function deleteEntriesOf(
  db: Db,
  schoolId: number,
  sessionId: number,
  ids: readonly number[],
): Promise<void> {
  await db
    .delete(openingBalances)
    .where(
      and(
        eq(openingBalances.schoolId, schoolId),
        eq(openingBalances.sessionId, sessionId),
        isInHashed(openingBalances.studentId, idsOf(ids)),
      ),
    );
}
