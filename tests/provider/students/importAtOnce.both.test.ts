// What others do at the same moment never leaves an import half done, or done twice.
import { engine, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { importFile, ROW, row, workbookOf } from '../support/imports';
import { formAt, placeOf, register } from '../support/students';
import { countOf } from '../support/tables';

const MANY = engine === 'postgres' ? 2_000 : 300;
const KEY = { headers: { 'idempotency-key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f6a' } };

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const pupils = (count: number) => Array.from({ length: count }, (_, at) => row(`Pupil ${at}`));
const imported = () => countOf('students', "name LIKE 'Pupil %'");

test('C1 C2 the last row is registered by another user in the meantime: the import is done before that, or not at all', async () => {
  const file = await workbookOf(...pupils(MANY));
  const last = formAt(await placeOf(), {
    studentName: `Pupil ${MANY - 1}`,
    dateOfBirth: '2016-08-15',
    parentsInfo: [{ type: 'FATHER', name: ROW['Father Name'] }],
  });
  const [answer, other] = await Promise.all([importFile(token, file, MANY), register(token, last)]);
  if (other.status === 200) {
    expect(verdict(answer)).toEqual([409, 205]);
    expect(await imported()).toBe(1);
  } else {
    expect([verdict(answer), verdict(other)]).toEqual([
      [200, 100],
      [409, 139],
    ]);
    expect(await imported()).toBe(MANY);
  }
});

test('C1 of two imports of one file one is stored', async () => {
  const file = await workbookOf(...pupils(60));
  const clerk = await tokenOf('clerk');
  await sql(
    `INSERT INTO user_privileges (user_id, school_id, privilege_id)
     SELECT u.id, 1, p.privilege_id FROM users u, (SELECT DISTINCT privilege_id FROM user_privileges) p
     WHERE u.user_name = 'clerk' ON CONFLICT DO NOTHING`,
  );
  const two = await Promise.all([importFile(token, file, 60), importFile(clerk, file, 60)]);
  expect(two.map(verdict).sort()).toEqual([
    [200, 100],
    [409, 205],
  ]);
  expect(await imported()).toBe(60);
});

test('C1 a key is answered alike again, and registers nobody twice; with another file it is refused', async () => {
  const file = await workbookOf(...pupils(40));
  const first = await importFile(token, file, 40, KEY);
  expect([...verdict(first), first.data.students, first.data.registered.length]).toEqual([200, 100, 40, 40]);
  const again = await importFile(token, file, 40, KEY);
  expect([...verdict(again), again.data]).toEqual([200, 100, first.data]);
  expect(await imported()).toBe(40);
  expect(await countOf('audit_entries', "event = 'importStudents'")).toBe(1);
  expect(verdict(await importFile(token, await workbookOf(row('Other')), 1, KEY))).toEqual([422, 206]);
});
