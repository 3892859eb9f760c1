import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { SchoolFinder } from '../../call/schoolFinder.ts';
import { userPrivileges, users } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { idOfPrivilege } from './privileges.rules.ts';

export type UserRow = Pick<typeof users.$inferSelect, 'id' | 'schoolId' | 'isPlatform' | 'disabled'>;

const columns = { id: users.id, schoolId: users.schoolId, isPlatform: users.isPlatform, disabled: users.disabled };

/** Undefined for an unknown or deleted user, and for one of another school. */
export async function findUserRow(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
}

export const schoolOfUser: SchoolFinder = {
  find: async (db, id) => (await findUserRow(db, id))?.schoolId,
  missing: 'USER_NOT_FOUND',
};

/** The same, locked until commit, so that the user's privileges and account cannot change. */
export async function lockUserRow(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('no key update');
  return row;
}

/** Ids of the stored privileges of a user. */
export async function privilegesOfUser(db: Db, userId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: userPrivileges.privilegeId })
    .from(userPrivileges)
    .where(eq(userPrivileges.userId, userId));
  return new Set(rows.map(({ id }) => id));
}

/** The users of a school who can sign in and manage privileges. */
export async function managersOf(db: Db, schoolId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userPrivileges, eq(userPrivileges.userId, users.id))
    .where(
      and(
        eq(users.schoolId, schoolId),
        eq(users.disabled, false),
        isNull(users.deletedAt),
        eq(userPrivileges.privilegeId, idOfPrivilege('USER_MANAGEMENT')),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Stores the difference between the privileges `before` and `wanted`. */
export async function replacePrivileges(
  db: Db,
  user: UserRow,
  before: ReadonlySet<number>,
  wanted: ReadonlySet<number>,
): Promise<void> {
  const gone = [...before].filter((id) => !wanted.has(id));
  const added = [...wanted].filter((id) => !before.has(id));
  if (gone.length > 0)
    await db
      .delete(userPrivileges)
      .where(and(eq(userPrivileges.userId, user.id), inArray(userPrivileges.privilegeId, gone)));
  if (added.length > 0)
    await db
      .insert(userPrivileges)
      .values(added.map((privilegeId) => ({ userId: user.id, schoolId: user.schoolId, privilegeId })));
}
