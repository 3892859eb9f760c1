// What a teacher's fields may be, for a new teacher and for a change alike.
import { call, resetProvider, setClock, signIn, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { countOf, stored } from '../support/tables';
import { BASE, CHANGE, createTeacher, FORM, idsOf, updateTeacher, type Changes } from '../support/teachers';

let admin: string;
let kavita: number;
/** Once for all that is refused: it changes nothing. What is accepted begins again itself. */
async function begin(): Promise<void> {
  await resetProvider();
  admin = await tokenOf('admin');
  kavita = (await idsOf('kavita.meena')).teacherId;
}
beforeAll(begin);

const PASSWORD_RULE =
  'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character';
const EMAIL = 'Invalid email address';
const PHONE = 'Invalid phone number (10 digits required)';
const NAME = 'Full name is required';
const BIRTH = 'Date of birth must be a valid date';
const longEmail = (length: number) => `${'x'.repeat(length - '@a.example'.length)}@a.example`;

/** Field, value (undefined leaves it out), message; of both forms. */
const REFUSED: [string, unknown, string][] = [
  ['teacherName', undefined, NAME],
  ['teacherName', '', NAME],
  ['teacherName', ' \t\n\u00a0', NAME],
  ['teacherName', 'x'.repeat(101), 'Full name must not be more than 100 characters'],
  ['teacherName', null, 'Full name is not valid'],
  ['teacherName', 5, 'Full name is not valid'],
  ['teacherName', 'a\u0000b', 'Full name contains a character that cannot be stored. Type it instead of pasting it.'],
  ['gender', undefined, 'Gender is required'],
  ['gender', '', 'Gender is not valid'],
  ['gender', 'female', 'Gender is not valid'],
  ['gender', 'UNKNOWN', 'Gender is not valid'],
  ['gender', null, 'Gender is not valid'],
  ['dateOfBirth', undefined, 'Date of birth is required'],
  ['dateOfBirth', '', BIRTH],
  ['dateOfBirth', '1990-02-30', BIRTH],
  ['dateOfBirth', '1991-02-29', BIRTH],
  ['dateOfBirth', '01-01-1990', BIRTH],
  ['dateOfBirth', '1990-1-1', BIRTH],
  ['dateOfBirth', '1990-01-01T00:00:00Z', BIRTH],
  ['dateOfBirth', '0000-01-01', BIRTH],
  ['dateOfBirth', '2026-07-15', 'Date of birth must be in the past'],
  ['dateOfBirth', '2026-07-16', 'Date of birth must be in the past'],
  ['dateOfBirth', '9999-12-31', 'Date of birth must be in the past'],
  ['dateOfBirth', '1926-07-14', 'Date of birth must not be before 15/07/1926. Check the year.'],
  ['contactEmail', undefined, 'Email is required'],
  ['contactEmail', '', EMAIL],
  ['contactEmail', 'no address', EMAIL],
  ['contactEmail', 'a@b', EMAIL],
  ['contactEmail', 'a@@b.example', EMAIL],
  ['contactEmail', 'a b@c.example', EMAIL],
  ['contactEmail', longEmail(256), EMAIL],
  ['contactPhone', undefined, 'Phone is required'],
  ['contactPhone', '', PHONE],
  ['contactPhone', '982910010', PHONE],
  ['contactPhone', '98291001011', PHONE],
  ['contactPhone', '98291 00101', PHONE],
  ['contactPhone', '+919829100101', PHONE],
  ['contactPhone', '९८२९१००१०१', PHONE],
  ['contactPhone', 9829100101, PHONE],
  ['password', 'Abc@123', PASSWORD_RULE],
  ['password', 'Abcdefgh@123456', PASSWORD_RULE],
  ['password', 'abcd@1234', PASSWORD_RULE],
  ['password', 'ABCD@1234', PASSWORD_RULE],
  ['password', 'Abcd@efgh', PASSWORD_RULE],
  ['password', 'Abcd12345', PASSWORD_RULE],
  ['password', 'Abc #@1234', PASSWORD_RULE],
  ['password', 'Äbcd@1234', PASSWORD_RULE],
  ['password', '', PASSWORD_RULE],
  ['password', null, PASSWORD_RULE],
  ['password', 12345678, PASSWORD_RULE],
];

describe.each([
  ['a new teacher', (changes: Changes) => createTeacher(admin, changes)],
  ['a change', (changes: Changes) => updateTeacher(admin, kavita, changes)],
])('of %s', (_which, sendForm) => {
  test.each(REFUSED)('TEACHER-20 CODE-109 CALL2-40 CONST-01 CONST-19 %s %j: %s', async (path, value, message) => {
    const before = await stored();
    expect(await sendForm({ [path]: value })).toMatchObject({
      status: 400,
      responseCode: 109,
      responseMsg: message,
      data: { problems: [{ path, message }] },
    });
    expect(await stored()).toEqual(before);
  });

  test('CONST-13 CODE-109 the phone has exactly 10 digits', async () => {
    await begin();
    const send = async (contactPhone: string) => verdict(await sendForm({ contactPhone }));
    const verdicts = [await send('982910010'), await send('98291001011'), await send('9829100101')];
    expect(verdicts).toEqual([
      [400, 109],
      [400, 109],
      [200, 100],
    ]);
  });

  test.each<[Changes]>([
    [{ teacherName: 'x'.repeat(100), contactEmail: longEmail(255) }],
    [{ teacherName: 'K', contactEmail: 'a@b.c', contactPhone: '0000000000' }],
    [{ dateOfBirth: '2026-07-14' }],
    [{ dateOfBirth: '1926-07-15' }],
    [{ dateOfBirth: '2000-02-29', gender: 'OTHER' }],
    [{ password: 'Qvzx@123' }],
    [{ password: 'Abcdefgh@12345' }],
    [{ password: '@$!%*?&aA1' }],
  ])('TEACHER-20 CALL2-40 CONST-01 at its limits: %j', async (changes) => {
    await begin();
    const { password, ...fields } = changes;
    const { data, ...answer } = await sendForm(changes);
    expect([verdict(answer), data]).toMatchObject([[200, 100], fields]);
    if (typeof password === 'string') await signIn(data.userName, password);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['-1', -1],
    ['an empty text', ''],
    ['the word null', 'null'],
    ['an empty list', []],
    ['0', 0],
    ['the text 1', '1'],
    ['a fraction', 1.5],
    ['true', true],
    ['an object', {}],
    ['a number too large', 2_147_483_648],
  ])(
    'TEACHER-20 B5 CODE-109 with %s as school nothing is stored and no platform user arises',
    async (_what, schoolId) => {
      const before = await stored();
      expect(await sendForm({ schoolId })).toMatchObject({
        status: 400,
        responseCode: 109,
        responseMsg: 'School is required',
        data: { problems: [{ path: 'schoolId', message: 'School is required' }] },
      });
      expect(await stored()).toEqual(before);
      expect(await countOf('users', 'is_platform OR school_id IS NULL')).toBe(1);
    },
  );
});

test.each<[string, unknown, string]>([
  ['userName', undefined, 'Username is required'],
  ['userName', 'meera joshi', 'Username must not contain spaces'],
  ['userName', ' meera', 'Username must not contain spaces'],
  ['userName', 'meera\n', 'Username must not contain spaces'],
  ['userName', 'meera\u00a0joshi', 'Username must not contain spaces'],
  ['userName', 'x'.repeat(51), 'Username must not be more than 50 characters'],
  ['userName', 7, 'Username is not valid'],
  ['userName', null, 'Username is not valid'],
  ['password', undefined, 'Password is required'],
  ['schoolId', undefined, 'School is required'],
])('TEACHER-20 CODE-109 of a new teacher %s %j: %s', async (path, value, message) => {
  const before = await stored();
  expect(await createTeacher(admin, { [path]: value })).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: message,
    data: { problems: [{ path, message }] },
  });
  expect(await stored()).toEqual(before);
});

test.each(['a', 'x'.repeat(50), 'सीमा', 'a.b-c_d@e'])(
  'TEACHER-20 of a new teacher the username may be %s',
  async (userName) => {
    await begin();
    expect(await createTeacher(admin, { userName })).toMatchObject({ status: 200, data: { userName } });
  },
);

test('TEACHER-20 CODE-109 every field that is wrong is named, once', async () => {
  const pathsOf = async (method: string, path: string) =>
    (await call<{ problems: { path: string }[] }>(method, path, { token: admin, json: {} })).data.problems.map(
      (problem) => problem.path,
    );
  expect((await pathsOf('POST', BASE)).sort()).toEqual(Object.keys(FORM).sort());
  expect((await pathsOf('PUT', `${BASE}/${kavita}`)).sort()).toEqual(Object.keys(CHANGE).sort());
});

test.each<[unknown]>([[[]], [null], ['text'], [7], [[FORM]]])('CODE-109 %j is not a form', async (json) => {
  const before = await stored();
  for (const [method, path] of [
    ['POST', BASE],
    ['PUT', `${BASE}/${kavita}`],
  ] as const)
    expect(await call(method, path, { token: admin, json })).toMatchObject({ status: 400, responseCode: 109 });
  expect(await stored()).toEqual(before);
});

test('TEACHER-20 the day that counts is the one in India', async () => {
  await begin();
  await setClock('2026-07-14T18:29:59.999Z');
  admin = await tokenOf('admin');
  expect(await createTeacher(admin, { dateOfBirth: '2026-07-14' })).toMatchObject({ status: 400, responseCode: 109 });
  await setClock('2026-07-14T18:30:00.000Z');
  expect(await createTeacher(admin, { dateOfBirth: '2026-07-14' })).toMatchObject({ status: 200 });
  expect(await createTeacher(admin, { dateOfBirth: '2026-07-15', userName: 'x' })).toMatchObject({ status: 400 });
});
