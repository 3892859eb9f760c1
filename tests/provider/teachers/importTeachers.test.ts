// Teachers registered from one spreadsheet: all or none, with initial passwords that only the first response has.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { initialPassword, userNameOf } from '../../../provider/domains/teachers/import/credentials.rules';
import { isEasyToGuess } from '../../../provider/shared/passwordRule';
import { verdict } from '../support/http';
import { mappingOf, workbookOf } from '../support/imports';
import { withPrivilege } from '../support/life';
import { SECOND, UNKNOWN } from '../support/schools';
import { countOf } from '../support/tables';
import { importTeachers, teacherFile, teacherRow } from '../support/teacherImports';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const RULE = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{12}$/;

test('TEACHER-21 D11 each teacher can sign in with the password of the response, which is stored nowhere and is not repeated', async () => {
  const file = await teacherFile();
  const headers = { 'Idempotency-Key': 'teachers-of-one-file-0001' };
  const answer = await importTeachers(token, file, 2, { headers });
  expect(verdict(answer)).toEqual([200, 100]);
  const { registered } = answer.data;
  expect(registered.map(({ row, teacherName, userName }) => [row, teacherName, userName])).toEqual([
    [2, 'Lavanya Rathi', 'lavanya.rathi'],
    [3, 'Yamini Rathi', 'yamini'],
  ]);
  for (const { userName, password } of registered) {
    expect(password).toMatch(RULE);
    expect(verdict(await call('POST', '/auth/login', { json: { userName, password } }))).toEqual([200, 100]);
  }
  const again = await importTeachers(token, file, 2, { headers });
  expect(again.data.registered).toEqual(registered.map((one) => ({ ...one, password: null })));
  const stored = await sql<{ text: string }>(
    `SELECT answer::text AS text FROM idempotency_keys UNION ALL SELECT to_jsonb(a)::text FROM audit_entries a
     UNION ALL SELECT to_jsonb(u)::text FROM users u`,
  );
  for (const { password } of registered) expect(stored.some(({ text }) => text?.includes(password ?? ''))).toBe(false);
  // The file again, as another request: its teachers are known.
  expect(verdict(await importTeachers(token, file, 2))).toEqual([409, 205]);
  // The repeated request gets its response also after the school was disabled.
  await sql('UPDATE schools SET disabled = true WHERE id = 1');
  expect((await importTeachers(token, file, 2, { headers })).data).toEqual(again.data);
});

test('CODE-111 CODE-166 taken usernames and other errors reject the whole file with their rows', async () => {
  const before = await countOf('teachers');
  const taken = await importTeachers(
    token,
    await workbookOf(teacherRow('One'), teacherRow('Two', { Username: 'admin' })),
    1,
  );
  expect([...verdict(taken), taken.data]).toEqual([
    409,
    111,
    { problems: [{ path: 'Username', row: 3, message: 'This username is already taken. The file has "admin".' }] },
  ]);
  const wrong = await importTeachers(token, await workbookOf(teacherRow('One', { Phone: '1' })), 1);
  expect(verdict(wrong)).toEqual([422, 166]);
  const { 'Full name': name, ...rest } = teacherRow('Three');
  const own = await workbookOf({ Staff: name ?? null, ...rest });
  const unconfirmed = await importTeachers(token, own, 1);
  expect([...verdict(unconfirmed), unconfirmed.responseMsg]).toEqual([
    ...[422, 166],
    'These headings only resemble a column. Confirm how they are read, or rename them: "Staff" as Full name.',
  ]);
  expect(await countOf('teachers')).toBe(before);
  const fields = mappingOf({ Staff: 'teacherName' });
  expect(verdict(await importTeachers(token, own, 1, { fields }))).toEqual([200, 100]);
});

test('CODE-109 CODE-112 CODE-137 CODE-166 CODE-189 an import of another school, without privilege or too large stores nothing', async () => {
  const one = await workbookOf(teacherRow('One'));
  const many = await workbookOf(...Array.from({ length: 201 }, (_, at) => teacherRow(`Teacher ${at}`)));
  const [before, users] = [await countOf('teachers'), await countOf('users')];
  const answers = [
    await importTeachers(token, one, 1, { fields: { schoolId: SECOND } }),
    await importTeachers(token, one, 1, { fields: { schoolId: UNKNOWN } }),
    await importTeachers(await withPrivilege('EDIT_TEACHER'), one, 1),
    await importTeachers(token, Buffer.alloc(5 * 1024 * 1024 + 1, 'PK'), 1),
    await importTeachers(token, many, 201),
    await importTeachers(token, many, 200),
  ];
  expect(answers.map((answer) => [...verdict(answer), answer.responseMsg])).toEqual([
    [403, 189, 'You are not authorized to perform this action'],
    [403, 189, 'You are not authorized to perform this action'],
    [403, 137, 'You do not have the necessary permissions'],
    [400, 109, 'The spreadsheet must not be larger than 5 MB.'],
    [400, 109, expect.any(String)],
    [422, 166, 'The file has more than 200 teachers. Split it into several files.'],
  ]);
  await sql('UPDATE schools SET disabled = true WHERE id = 1');
  expect(verdict(await importTeachers(token, one, 1))).toEqual([409, 112]);
  expect([await countOf('teachers'), await countOf('users')]).toEqual([before, users]);
});

test('CODE-111 two imports at the same time with one username store it once', async () => {
  const file = (name: string) => workbookOf(teacherRow(name, { Username: 'same.name' }));
  const [one, other] = [await file('One'), await file('Other')];
  const admin2 = await tokenOf('admin2');
  const answers = await Promise.all([
    importTeachers(token, one, 1),
    importTeachers(admin2, other, 1, { fields: { schoolId: 2 } }),
  ]);
  expect(answers.map(({ responseCode }) => responseCode).sort()).toEqual([100, 111]);
  expect(await countOf('users', "user_name = 'same.name'")).toBe(1);
});

test.each([
  ['Dr. Sunita Sharma', 'x@y.example', 'sunita.sharma'],
  ["Seán O'Brien", 'x@y.example', 'sean.o.brien'],
  ['सुनीता', 'sunita.s@y.example', 'sunita.s'],
  ['सुनीता', 'सुनीता@y.example', 'teacher'],
])('the username of %j with the address %j is %j', (name, email, userName) =>
  expect(userNameOf(name, email)).toBe(userName),
);

test('an initial password fits the rule and is not easy to guess', () => {
  const made = new Set(Array.from({ length: 500 }, () => initialPassword(['Saraswati Vidya Mandir', 'sunita'])));
  expect(made.size).toBe(500);
  for (const password of made)
    expect([RULE.test(password), isEasyToGuess(password, ['sunita'])]).toEqual([true, false]);
});
