// A password that is guessed first is rejected, also from an administrator.
import { call, PASSWORD, resetProvider, tokenOf, type Answer } from '../../support/provider';
import { stored } from '../support/tables';
import { createTeacher, idsOf, updateTeacher } from '../support/teachers';

const MESSAGE = 'This password is too easy to guess. Avoid common words, and the names of the school and the user.';
const refusal = (path: string) => ({
  status: 400,
  responseCode: 109,
  responseMsg: MESSAGE,
  data: { problems: [{ path, message: MESSAGE }] },
});

beforeEach(resetProvider);

/** Each way to set a password, for a teacher of the first school: Saraswati Vidya Mandir. */
const WAYS: [string, string, (password: string) => Promise<Answer<unknown>>][] = [
  [
    'changed by its owner',
    'newPassword',
    async (newPassword) =>
      call('POST', '/user/update-password', {
        token: await tokenOf('kavita.meena'),
        json: { oldPassword: PASSWORD, newPassword },
      }),
  ],
  [
    'set with a registration',
    'password',
    async (password) =>
      createTeacher(await tokenOf('admin'), { userName: 'kavita.second', teacherName: 'Kavita Meena', password }),
  ],
  [
    'set by an administrator',
    'password',
    async (password) =>
      updateTeacher(await tokenOf('admin'), (await idsOf('kavita.meena')).teacherId, {
        teacherName: 'Kavita Meena',
        password,
      }),
  ],
];

describe.each(WAYS)('%s', (_what, path, set) => {
  test.each(['Welcome@123', 'P@ssw0rd1', 'Mandir@2026', 'Kavita@2026', 'x1@Saraswati'])(
    'A12 AUTH-66 %s is refused',
    async (password) => {
      const { users } = await stored();
      expect(await set(password)).toMatchObject(refusal(path));
      expect((await stored())['users']).toBe(users);
    },
  );

  test('A12 another password is accepted', async () => {
    expect(await set('Gulmohar@7')).toMatchObject({ status: 200, responseCode: 100 });
  });
});

test('A12 passwords are compared exactly, blanks included', async () => {
  const token = await tokenOf('clerk');
  const change = (oldPassword: string) =>
    call('POST', '/user/update-password', { token, json: { oldPassword, newPassword: 'Gulmohar@7' } });
  expect(await change(`${PASSWORD} `)).toMatchObject({ responseCode: 124 });
  expect(await change(PASSWORD)).toMatchObject({ responseCode: 100 });
});
