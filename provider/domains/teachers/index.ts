// The interface of teachers for other domains.
import { and, eq } from 'drizzle-orm';
import { teachers, users } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { findTeacherRow } from './teachers.queries.ts';

/**
 * Whether the school has this teacher, with an account that is not disabled. Locks the account until commit, so that the teacher is not
 * deleted while an assignment is stored.
 */
export async function lockActiveTeacher(db: Db, schoolId: number, teacherId: number): Promise<boolean> {
  await db
    .select({ id: users.id })
    .from(teachers)
    .innerJoin(users, and(eq(users.schoolId, teachers.schoolId), eq(users.id, teachers.userId)))
    .where(eq(teachers.id, teacherId))
    .for('share', { of: users });
  const row = await findTeacherRow(db, teacherId);
  return row?.schoolId === schoolId && !row.disabled;
}
export { schoolOfTeacher } from './teachers.queries.ts';
