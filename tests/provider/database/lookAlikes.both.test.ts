// The migration that computes the keys of names again, run once more on old rows.
import fs from 'node:fs';
import path from 'node:path';
import { nameKey, textKey } from '../../../common/names.ts';
import { LOOK_ALIKES, SAME_NAMES } from '../../support/characters';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { formAt, list, placeOf, register, update } from '../support/students';

const FILE = path.resolve(__dirname, '../../../provider/database/migrations/0020_look_alikes.sql');
const [scope = '', fold = '', ...steps] = fs.readFileSync(FILE, 'utf8').trim().split('\n\n');

async function migrateAgain(): Promise<void> {
  for (const statement of [scope, fold, ...steps]) await sql(statement);
}

beforeEach(resetProvider);

test('SCHOOL-44 the migration makes of an older key the key that is computed today', async () => {
  const names = [...LOOK_ALIKES, ...SAME_NAMES].flat();
  const more = [
    "' \u0301x",
    'a . \u0301b',
    '- \u0301 x',
    '1..2',
    "1.'2",
    'a b c d',
    '\u0301\u0301',
    'ग॰ म',
    "K'a\u0301",
  ];
  const all = [...names, ...more];
  await sql(fold);
  const rows = await sql<{ key: string }>(
    'SELECT fold_name(key) AS key FROM unnest($1::text[]) WITH ORDINALITY AS old(key, at) ORDER BY at',
    [all.map(textKey)],
  );
  expect(rows.map(({ key }, at) => [all[at], key])).toEqual(all.map((name) => [name, nameKey(name)]));
  await sql('DROP FUNCTION fold_name(text)');
});

test('SCHOOL-44 older keys of classes are computed again; one that another class has stays, and nothing fails', async () => {
  await sql(`INSERT INTO classes (school_id, name, name_key, created_at) VALUES
    (1, 'K.G. One', 'k.g. one', now()), (1, 'St. Mary''s', 'st. mary''s', now()), (1, 'St Marys', 'st marys', now())`);
  await migrateAgain();
  const rows = await sql(
    "SELECT name, name_key FROM classes WHERE name IN ('K.G. One', 'St. Mary''s', 'St Marys') ORDER BY id",
  );
  expect(rows.map(({ name_key: key }) => key)).toEqual(['kg one', "st. mary's", 'st marys']);
});

test('STUDENT-06 after the migration an older student and a parent are found by every spelling', async () => {
  const token = await tokenOf('admin');
  const parentsInfo = [{ type: 'FATHER', name: 'Xavier Pinto', taxPayer: false }];
  const { data } = await register(token, formAt(await placeOf(), { studentName: 'Meera Dsouza', parentsInfo }));
  await sql("UPDATE students SET name = 'Meera D''Souza', name_key = 'meera d''souza' WHERE id = $1", [data.studentId]);
  await sql("UPDATE student_parents SET name_key = 'x. k. pin\u2019to' WHERE student_id = $1", [data.studentId]);
  await migrateAgain();
  for (const searchText of [
    "Meera D'Souza",
    'Meera D\u2019Souza',
    'meera dsouza',
    'meera XK Pinto',
    "meera x. k. pin'to",
  ]) {
    const { content } = (await list(token, { searchText })).data;
    expect([searchText, content.map(({ studentId }) => studentId)]).toEqual([searchText, [data.studentId]]);
  }
});

test('two older students of one key today keep their keys, and each can be changed', async () => {
  const token = await tokenOf('admin');
  const place = await placeOf();
  const first = (await register(token, formAt(place, { studentName: 'Meera Dsouza' }))).data;
  const form = formAt(place, { studentName: "Meera D'Souza", dateOfBirth: '2015-01-01' });
  const second = (await register(token, form)).data;
  const born = (
    await sql<{ born: string }>('SELECT date_of_birth::text AS born FROM students WHERE id = $1', [first.studentId])
  )[0];
  await sql("UPDATE students SET name_key = 'meera d''souza', date_of_birth = $1 WHERE id = $2", [
    born?.born,
    second.studentId,
  ]);
  await migrateAgain();
  const changed = { ...form, dateOfBirth: born?.born, mobileNo: '9829099999' };
  expect(await update(token, second.studentId, changed as typeof form)).toMatchObject({ status: 200 });
});
