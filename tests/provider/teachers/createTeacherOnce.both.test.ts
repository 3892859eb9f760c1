// A repeated registration is executed once.
import { createHash } from 'node:crypto';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { countOf, stored } from '../support/tables';
import { createTeacher, FORM, times } from '../support/teachers';

const KEY = { 'idempotency-key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f60' };

let admin: string;
let teachers: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  teachers = await countOf('teachers');
});

test('C1 the same form with the same key is stored once and answered alike', async () => {
  const first = await createTeacher(admin, {}, KEY);
  const second = await createTeacher(admin, {}, KEY);
  expect([first, second].map(verdict)).toEqual(times(2, [200, 100]));
  expect(second.data).toEqual(first.data);
  expect(await countOf('teachers')).toBe(teachers + 1);
  expect(await countOf('audit_entries', "event = 'createTeacher'")).toBe(1);
});

test('C1 ten times at once it is stored once and answered alike', async () => {
  const answers = await Promise.all(times(10, null).map(() => createTeacher(admin, {}, KEY)));
  expect(answers.map(verdict)).toEqual(times(10, [200, 100]));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await countOf('teachers')).toBe(teachers + 1);
});

test('C1 a key for another form answers 206, and for the same form with another password too', async () => {
  await createTeacher(admin, {}, KEY);
  const before = await stored();
  for (const changes of [{ userName: 'someone.else' }, { password: 'Banyan@2026' }])
    expect(await createTeacher(admin, changes, KEY)).toMatchObject({ status: 422, responseCode: 206, data: null });
  expect(await stored()).toEqual(before);
});

test('C1 a key belongs to its user', async () => {
  await createTeacher(admin, {}, KEY);
  const other = await createTeacher(await tokenOf('platform'), { userName: 'someone.else' }, KEY);
  expect(verdict(other)).toEqual([200, 100]);
  expect(await countOf('idempotency_keys')).toBe(2);
});

test('C1 a refused form is not remembered: when it is corrected, it is stored with the same key', async () => {
  expect(await createTeacher(admin, { userName: 'clerk' }, KEY)).toMatchObject({ responseCode: 111 });
  expect(await createTeacher(admin, { teacherName: '' }, KEY)).toMatchObject({ responseCode: 109 });
  expect(await countOf('idempotency_keys')).toBe(0);
  expect(verdict(await createTeacher(admin, {}, KEY))).toEqual([200, 100]);
});

test.each(['short', 'x'.repeat(65), 'with blanks in between'])('CODE-109 %j is not a key', async (key) => {
  const before = await stored();
  expect(await createTeacher(admin, {}, { 'idempotency-key': key })).toMatchObject({ status: 400, responseCode: 109 });
  expect(await stored()).toEqual(before);
});

test('C1 B9 TEACHER-21 what is remembered holds neither the password nor a plain digest of the form', async () => {
  await createTeacher(admin, {}, KEY);
  const [row] = await sql<{ row: string; hash: string }>(
    'SELECT t::text AS row, request_hash AS hash FROM idempotency_keys t',
  );
  expect(row?.row).not.toContain(FORM.password);
  const body = JSON.stringify({ ...FORM });
  const whole = JSON.stringify([{}, {}, { ...FORM }]);
  const guesses = [body, whole, `createTeacher${whole}`, `createTeacher\0${whole}\0`, `createTeacher\0${whole}`];
  for (const guess of guesses)
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(row?.row).not.toContain(createHash('sha256').update(guess).digest(encoding));
  expect(row?.hash).toHaveLength(43);
});
