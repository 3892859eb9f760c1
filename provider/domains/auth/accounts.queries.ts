import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { PRIVILEGE_ROWS, type Privilege } from '../../contract/generated/privileges.gen.ts';
import { schools, signIns, userPrivileges, users } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';

const nameOf = new Map<number, Privilege>(PRIVILEGE_ROWS.map(({ id, name }) => [id, name]));

const privilegeIds = sql<
  number[]
>`coalesce((select json_agg(${userPrivileges.privilegeId} order by ${userPrivileges.privilegeId})
  from ${userPrivileges} where ${userPrivileges.userId} = ${users.id}), '[]'::json)`;

const columns = {
  userId: users.id,
  userName: users.userName,
  fullName: users.fullName,
  gender: users.gender,
  email: users.email,
  isPlatform: users.isPlatform,
  isDemo: users.isDemo,
  disabled: users.disabled,
  passwordHash: users.passwordHash,
  schoolId: users.schoolId,
  schoolName: schools.name,
  schoolLogoId: schools.logoId,
  schoolDisabled: schools.disabled,
  privilegeIds,
};

export type Account = Omit<Awaited<ReturnType<typeof rows>>[number], 'privilegeIds'> & { privileges: Privilege[] };

const rows = (db: Db, where: SQL | undefined) =>
  db
    .select(columns)
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(and(where, isNull(users.deletedAt)));

const named = ({ privilegeIds: ids, ...row }: Awaited<ReturnType<typeof rows>>[number]): Account => ({
  ...row,
  privileges: ids.flatMap((id) => nameOf.get(id) ?? []),
});

/** The account that is not deleted, with its school and privileges. */
export async function findAccount(
  db: Db,
  by: { userId: number } | { userNameKey: string },
): Promise<Account | undefined> {
  const where = 'userId' in by ? eq(users.id, by.userId) : eq(users.userNameKey, by.userNameKey);
  const [row] = await rows(db, where);
  return row && named(row);
}

/** The account behind a sign-in that has neither ended nor run out. */
export async function findSignedInAccount(db: Db, signInId: string, now: string): Promise<Account | undefined> {
  const [row] = await db
    .select(columns)
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(
      and(eq(signIns.id, signInId), isNull(signIns.endedAt), sql`${signIns.endsAt} > ${now}`, isNull(users.deletedAt)),
    );
  return row && named(row);
}
