// Privileges as the tests send, read and store them.
import { call, sql, type Answer } from '../../support/provider';
import { idOf, ids, type Held } from './privilegeTree';

export { ALL, idOf, ids, labelOf, selectedIn, type Held } from './privilegeTree';

export const lookUp = (token: string, userId: number | string): Promise<Answer<Held[]>> =>
  call('GET', `/privilege/user/${userId}/all`, { token });

export const manage = (
  token: string,
  userId: number | string,
  assignedPrivileges: unknown,
  more: Record<string, unknown> = {},
): Promise<Answer<Held[]>> =>
  call('PUT', `/privilege/manage/${userId}`, { token, json: { assignedPrivileges, ...more } });

/** Makes exactly these the account's, past the provider. */
export async function give(userName: string, ...names: string[]): Promise<void> {
  await sql('DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = $1)', [userName]);
  await sql(
    `INSERT INTO user_privileges (user_id, school_id, privilege_id)
     SELECT u.id, u.school_id, p::integer FROM users u, unnest(string_to_array($2, ',')) p WHERE u.user_name = $1`,
    [userName, ids(...names).join(',')],
  );
}

/** Takes these from the account, past the provider. */
export const take = (userName: string, ...names: string[]): Promise<unknown> =>
  sql(
    `DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = $1)
     AND privilege_id IN (${ids(...names).join(', ')})`,
    [userName],
  );

/** Ids of what is stored for a user. */
export async function held(userId: number): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    'SELECT privilege_id AS id FROM user_privileges WHERE user_id = $1 ORDER BY privilege_id',
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** How many users of a school can sign in and manage privileges. */
export async function managers(schoolId: number): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `SELECT count(*)::integer AS count FROM users u JOIN user_privileges p ON p.user_id = u.id
     WHERE u.school_id = $1 AND NOT u.disabled AND u.deleted_at IS NULL AND p.privilege_id = $2`,
    [schoolId, idOf('USER_MANAGEMENT')],
  );
  return row?.count ?? 0;
}
