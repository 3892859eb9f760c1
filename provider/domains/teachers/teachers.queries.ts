import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { lockInSchool } from '../../database/advisoryLocks.ts';
import { teachers, users } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { SchoolFinder } from '../../call/schoolFinder.ts';
import { fail } from '../../shared/fail.ts';

const columns = {
  id: teachers.id,
  schoolId: teachers.schoolId,
  userId: teachers.userId,
  dateOfBirth: teachers.dateOfBirth,
  contactPhone: teachers.contactPhone,
  modifiedAt: teachers.modifiedAt,
  version: teachers.version,
  fullName: users.fullName,
  userName: users.userName,
  gender: users.gender,
  email: users.email,
  disabled: users.disabled,
  createdAt: users.createdAt,
};

const rows = (db: Db, where: SQL | undefined) =>
  db
    .select(columns)
    .from(teachers)
    .innerJoin(users, and(eq(users.schoolId, teachers.schoolId), eq(users.id, teachers.userId)))
    .where(and(where, isNull(users.deletedAt)));

export type TeacherRow = Awaited<ReturnType<typeof rows>>[number];

/** By name. */
export const listTeacherRows = (db: Db, schoolId: number, onlyActive: boolean): Promise<TeacherRow[]> =>
  rows(db, and(eq(teachers.schoolId, schoolId), onlyActive ? eq(users.disabled, false) : undefined)).orderBy(
    sql`lower(${users.fullName})`,
    asc(teachers.id),
  );

/** Undefined for an unknown or deleted teacher, and for another school's. */
export async function findTeacherRow(db: Db, id: number): Promise<TeacherRow | undefined> {
  const [row] = await rows(db, eq(teachers.id, id));
  return row;
}

/** Locks teacher and account until commit; 103 for an unknown teacher. */
export async function lockTeacherRow(db: Db, id: number): Promise<TeacherRow> {
  const seen = (await findTeacherRow(db, id)) ?? fail('NOT_FOUND');
  await db.select({ id: users.id }).from(users).where(eq(users.id, seen.userId)).for('no key update');
  return (await findTeacherRow(db, id)) ?? fail('NOT_FOUND');
}

/**
 * Locks a teacher whose account will be disabled or deleted, after the privilege managers of the school: the lock order of
 * `manageUserPrivileges`.
 */
export async function lockTeacherToShutOut(db: Db, id: number): Promise<TeacherRow> {
  const { schoolId } = (await findTeacherRow(db, id)) ?? fail('NOT_FOUND');
  await lockInSchool(db, 'privilege managers', schoolId);
  return lockTeacherRow(db, id);
}

export const schoolOfTeacher: SchoolFinder = {
  find: async (db, id) => (await findTeacherRow(db, id))?.schoolId,
  missing: 'NOT_FOUND',
};

interface TeacherChanges {
  account?: Partial<typeof users.$inferInsert>;
  teacher?: Partial<typeof teachers.$inferInsert>;
}

/** Updates a teacher that the caller has locked, and increments the versions. */
export async function changeTeacher(
  db: Db,
  stored: TeacherRow,
  modifiedAt: string,
  { account = {}, teacher = {} }: TeacherChanges,
): Promise<void> {
  await db
    .update(users)
    .set({ ...account, version: sql`${users.version} + 1` })
    .where(eq(users.id, stored.userId));
  await db
    .update(teachers)
    .set({ ...teacher, modifiedAt, version: stored.version + 1 })
    .where(eq(teachers.id, stored.id));
}
