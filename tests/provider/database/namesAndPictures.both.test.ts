// The migration that makes old keys follow NFKC and takes the pictures of the deleted away, run once more on old rows.
import fs from 'node:fs';
import path from 'node:path';
import { call, PASSWORD, resetProvider, sql, tokenOf } from '../../support/provider';
import { picture } from '../support/schools';
import { formAt, list, placeOf, register } from '../support/students';
import { countOf } from '../support/tables';

const FILE = path.resolve(__dirname, '../../../provider/database/migrations/0006_names_and_pictures.sql');

async function migrateAgain(): Promise<void> {
  for (const statement of fs.readFileSync(FILE, 'utf8').trim().split('\n\n')) await sql(statement);
}

beforeEach(resetProvider);

const keysOf = async (table: string, column: string, where: string) =>
  (await sql<{ key: string }>(`SELECT ${column} AS key FROM ${table} WHERE ${where} ORDER BY id`)).map(
    ({ key }) => key,
  );

test('SCHOOL-44 stored keys are changed to the new comparison; a key that another record holds stays, and nothing fails', async () => {
  await sql(`INSERT INTO classes (school_id, name, name_key, created_at) VALUES
    (1, 'Ⅷ Ａ', 'ⅷ ａ', now()), (1, 'Wide １', 'wide １', now()), (1, 'Wide 1', 'wide 1', now()), (1, '㎏', '㎏', now())`);
  await migrateAgain();
  expect(await keysOf('classes', 'name_key', "name IN ('Ⅷ Ａ', 'Wide １', 'Wide 1', '㎏')")).toEqual([
    'viii a',
    'wide １',
    'wide 1',
    'kg',
  ]);
});

test('an account whose name has wide letters goes on signing in', async () => {
  await sql("UPDATE users SET user_name = 'Ｃlerk.x', user_name_key = 'ｃlerk.x' WHERE user_name = 'clerk'");
  const signIn = async (userName: string) =>
    (await call('POST', '/auth/login', { json: { userName, password: PASSWORD } })).responseCode;
  await migrateAgain();
  expect([await signIn('Ｃlerk.x'), await signIn('clerk.x')]).toEqual([100, 100]);
});

test('STUDENT-06 a student whose name has joiners is found with and without them', async () => {
  const token = await tokenOf('admin');
  const { data } = await register(token, formAt(await placeOf(), { studentName: 'रक्षा' }));
  await sql('UPDATE students SET name = $1, name_key = $1 WHERE id = $2', ['रक्\u200dषा', data.studentId]);
  await migrateAgain();
  for (const searchText of ['रक्षा', 'रक्\u200dषा']) {
    const { content } = (await list(token, { searchText })).data;
    expect(content.map(({ studentId, studentName }) => [studentId, studentName])).toEqual([
      [data.studentId, 'रक्\u200dषा'],
    ]);
  }
});

test('D4 the pictures of deleted students and schools are removed, the others stay', async () => {
  const token = await tokenOf('admin');
  const before = await countOf('images');
  const image = await picture();
  const { data: stays } = await register(token, formAt(await placeOf(), { studentName: 'Stays' }), { image });
  const { data: gone } = await register(token, formAt(await placeOf(), { studentName: 'Gone' }), { image });
  await sql("UPDATE students SET life = 'DELETED' WHERE id = $1", [gone.studentId]);
  await sql('UPDATE schools SET deleted_at = now() WHERE id = 2');
  await migrateAgain();
  expect(await countOf('images')).toBe(before);
  expect(await countOf('students', `id = ${stays.studentId} AND image_id IS NOT NULL`)).toBe(1);
  expect(await countOf('schools', 'logo_id IS NOT NULL')).toBe(1);
});
