// A teacher's password goes in and never comes out.
import { call, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { getPrivileges, savePrivileges } from '../support/privileges';
import { FIRST } from '../support/schools';
import {
  BASE,
  createTeacher,
  deleteTeacher,
  FORM,
  getTeacher,
  listActiveTeachers,
  listTeachers,
  setDisabled,
  updateTeacher,
} from '../support/teachers';

const SECRETS = [FORM.password, 'Canary@2031', 'Canary@2032', 'canary2033', 'Canary@2034'];
const KEY = { 'idempotency-key': 'a-key-of-the-secrets-test' };

/** Names of all fields of an answer, at any depth. */
const keysIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [...(Array.isArray(value) ? [] : [key]), ...keysIn(part)])
    : [];

async function everyCall(): Promise<Answer[]> {
  const admin = await tokenOf('admin');
  const created = await createTeacher(admin, {}, KEY);
  const { teacherId: id, userId } = created.data;
  return [
    created,
    await createTeacher(admin, {}, KEY),
    await createTeacher(admin, { password: 'Canary@2034' }, KEY),
    await createTeacher(admin, { password: 'Canary@2031' }),
    await createTeacher(admin, { userName: 'x', password: 'canary2033' }),
    await updateTeacher(admin, id, { password: 'Canary@2032' }),
    await updateTeacher(admin, id, { password: 'canary2033' }),
    await updateTeacher(admin, id, { password: 'Canary@2034', version: 99 }),
    await call('PUT', `${BASE}/999999`, { token: admin, json: { ...FORM } }),
    await getTeacher(admin, id),
    await listTeachers(admin, FIRST),
    await listActiveTeachers(admin, FIRST),
    await getPrivileges(admin, userId),
    await savePrivileges(admin, userId, [1]),
    await setDisabled(admin, id, true),
    await deleteTeacher(admin, id),
  ];
}

test('B9 TEACHER-21 E3 no answer, audit row or remembered answer holds a password or its hash', async () => {
  await resetProvider();
  const answers = await everyCall();
  expect(answers.map(({ responseCode }) => responseCode)).toEqual([
    100, 100, 206, 111, 109, 100, 109, 205, 103, 100, 100, 100, 100, 100, 100, 100,
  ]);
  const rows = await sql<{ row: string }>(
    'SELECT t::text AS row FROM audit_entries t UNION ALL SELECT t::text FROM idempotency_keys t UNION ALL SELECT t::text FROM sign_in_attempts t UNION ALL SELECT t::text FROM teachers t',
  );
  expect(rows.length).toBeGreaterThan(5);
  const text = [
    ...answers.map(({ data, responseMsg }) => JSON.stringify([data, responseMsg])),
    ...rows.map(({ row }) => row),
  ]
    .join('\n')
    .toLowerCase();
  for (const secret of SECRETS) expect(text).not.toContain(secret.toLowerCase());
  expect(text).not.toContain('argon2');
  const keys = answers.flatMap(({ data }) => keysIn(data));
  expect(keys).toContain('userName');
  expect(keys.filter((key) => /pass|hash|secret|token/i.test(key))).toEqual([]);
});
