// Privileges: operations and stored rows.
import { call, sql, type Answer } from '../../support/provider';
import { privilegeId, privilegeIds, type HeldPrivilege } from './privilegeTree';

export { ALL, labelOf, selectedIn, privilegeId, privilegeIds, type HeldPrivilege } from './privilegeTree';

export const getPrivileges = (token: string, userId: number | string): Promise<Answer<HeldPrivilege[]>> =>
  call('GET', `/privilege/user/${userId}/all`, { token });

export const savePrivileges = (
  token: string,
  userId: number | string,
  assignedPrivileges: unknown,
  more: Record<string, unknown> = {},
): Promise<Answer<HeldPrivilege[]>> =>
  call('PUT', `/privilege/manage/${userId}`, { token, json: { assignedPrivileges, ...more } });

/** Replaces the privileges of an account in the database. */
export async function setPrivileges(userName: string, ...names: string[]): Promise<void> {
  await sql('DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = $1)', [userName]);
  await sql(
    `INSERT INTO user_privileges (user_id, school_id, privilege_id)
     SELECT u.id, u.school_id, p::integer FROM users u, unnest(string_to_array($2, ',')) p WHERE u.user_name = $1`,
    [userName, privilegeIds(...names).join(',')],
  );
}

/** Withdraws privileges of an account in the database. */
export const withdrawPrivileges = (userName: string, ...names: string[]): Promise<unknown> =>
  sql(
    `DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = $1)
     AND privilege_id = ANY(string_to_array($2, ',')::int[])`,
    [userName, privilegeIds(...names).join(',')],
  );

/** The ids of the stored privileges of a user. */
export async function storedPrivileges(userId: number): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    'SELECT privilege_id AS id FROM user_privileges WHERE user_id = $1 ORDER BY privilege_id',
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** The number of users of a school who can sign in and manage privileges. */
export async function managers(schoolId: number): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `SELECT count(*)::integer AS count FROM users u JOIN user_privileges p ON p.user_id = u.id
     WHERE u.school_id = $1 AND NOT u.disabled AND u.deleted_at IS NULL AND p.privilege_id = $2`,
    [schoolId, privilegeId('USER_MANAGEMENT')],
  );
  return row?.count ?? 0;
}
