import { and, eq, isNull } from 'drizzle-orm';
import { present } from '../../../../common/present.ts';
import { insertRows, isOneOf } from '../../../database/bulk.ts';
import { teachers, users } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';

/** Which of these keys of usernames belong to an account of any school. */
export async function takenUserNames(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: users.userNameKey })
    .from(users)
    .where(and(isOneOf(users.userNameKey, keys), isNull(users.deletedAt)));
  return new Set(rows.map(({ key }) => key));
}

/** Names and dates of birth of the teachers of a school. */
export const teacherPersons = (db: Db, schoolId: number) =>
  db
    .select({ fullName: users.fullName, dateOfBirth: teachers.dateOfBirth })
    .from(teachers)
    .innerJoin(users, and(eq(users.schoolId, teachers.schoolId), eq(users.id, teachers.userId)))
    .where(and(eq(teachers.schoolId, schoolId), isNull(users.deletedAt)));

export interface NewTeacher {
  account: Pick<
    typeof users.$inferInsert,
    'fullName' | 'gender' | 'email' | 'userName' | 'userNameKey' | 'passwordHash'
  >;
  teacher: Pick<typeof teachers.$inferInsert, 'dateOfBirth' | 'contactPhone'>;
}

/** Stores teachers with their accounts; the ids of the teachers by the key of the username. */
export async function storeTeachers(
  db: Db,
  schoolId: number,
  rows: readonly NewTeacher[],
  now: string,
): Promise<ReadonlyMap<string, number>> {
  // Rows sent as JSON get no defaults of the database.
  const accounts = rows.map(({ account }) => ({
    ...account,
    schoolId,
    isPlatform: false,
    isDemo: false,
    disabled: false,
    version: 1,
    createdAt: now,
  }));
  const stored = (await insertRows(db, users, accounts, ['id', 'user_name_key'])) as {
    id: number;
    user_name_key: string;
  }[];
  const userIds = new Map(stored.map(({ id, user_name_key: key }) => [key, id]));
  const keyOf = new Map(stored.map(({ id, user_name_key: key }) => [id, key]));
  const added = (await insertRows(
    db,
    teachers,
    rows.map(({ account, teacher }) => ({
      ...teacher,
      schoolId,
      userId: present(userIds.get(account.userNameKey), 'the id of an account'),
      modifiedAt: now,
      version: 1,
    })),
    ['id', 'user_id'],
  )) as { id: number; user_id: number }[];
  return new Map(
    added.map(({ id, user_id: userId }) => [present(keyOf.get(userId), 'the username of an account'), id]),
  );
}
