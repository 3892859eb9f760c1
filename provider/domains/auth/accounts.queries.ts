import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { PRIVILEGE_ROWS, type Privilege } from '../../contract/generated/privileges.gen.ts';
import { schools, userPrivileges, users } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';

const nameOf = new Map<number, Privilege>(PRIVILEGE_ROWS.map(({ id, name }) => [id, name]));
const CATALOGUE: readonly Privilege[] = PRIVILEGE_ROWS.map(({ name }) => name);

/** A platform user has every privilege, including those added later, without stored rows. */
const privilegesOf = (isPlatform: boolean, ids: readonly number[]): Privilege[] =>
  isPlatform ? [...CATALOGUE] : ids.flatMap((id) => nameOf.get(id) ?? []);

const privilegeIds = sql<
  number[]
>`coalesce((select json_agg(${userPrivileges.privilegeId} order by ${userPrivileges.privilegeId})
  from ${userPrivileges} where ${userPrivileges.userId} = ${users.id}), '[]'::json)`;

const columns = {
  userId: users.id,
  userName: users.userName,
  userNameKey: users.userNameKey,
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
  privileges: privilegesOf(row.isPlatform, ids),
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

/**
 * Locks an account whose password was verified: 110 when the password changed or the account was deleted since, 104 when it was
 * disabled since. A change of the password or of the status ends all sign-ins of the account, this one included.
 * `stronger`: a stronger hash of the same password to store.
 */
export async function lockVerifiedAccount(
  db: Db,
  { userId, passwordHash }: Account,
  stronger: string | undefined,
): Promise<void> {
  const [now] = await db
    .select({ passwordHash: users.passwordHash, disabled: users.disabled })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for(stronger === undefined ? 'share' : 'update');
  if (now?.passwordHash !== passwordHash) fail('INVALID_USERNAME_OR_PASSWORD');
  if (now.disabled) fail('DISABLED_USER');
  if (stronger !== undefined) await db.update(users).set({ passwordHash: stronger }).where(eq(users.id, userId));
}

/** The columns that every call needs of its caller. */
type Caller = Pick<Account, 'userId' | 'schoolId' | 'isPlatform' | 'isDemo' | 'disabled' | 'privileges'>;
type CallerRow = Omit<Caller, 'privileges'> & { privilegeIds: number[] };

const CALLER = `
  SELECT u.id AS "userId", u.school_id AS "schoolId", u.is_platform AS "isPlatform", u.is_demo AS "isDemo",
    u.disabled, ARRAY(SELECT p.privilege_id FROM user_privileges p WHERE p.user_id = u.id) AS "privilegeIds"
  FROM sign_ins i JOIN users u ON u.id = i.user_id
  WHERE i.id = $1 AND i.ended_at IS NULL AND i.ends_at > $2 AND u.deleted_at IS NULL`;

/** The account of a sign-in that has not ended or expired. Plain SQL, because every call runs it. */
export async function findCaller(db: Db, signInId: string, now: string): Promise<Caller | undefined> {
  const { rows } = await db.connection.query({ text: CALLER, params: [signInId, now] });
  const [row] = rows as CallerRow[];
  return row && { ...row, privileges: privilegesOf(row.isPlatform, row.privilegeIds) };
}
