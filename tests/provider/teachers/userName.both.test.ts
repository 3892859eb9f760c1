// A username belongs to one account of all schools.
import { call, resetProvider, signIn, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { matching } from '../support/matching';
import { SECOND } from '../support/schools';
import { countOf, stored } from '../support/tables';
import {
  createTeacher,
  deleteTeacher,
  idsOf,
  NEW_PASSWORD,
  setDisabled,
  times,
  updateTeacher,
} from '../support/teachers';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

test.each([
  ['kavita.meena', 'of the same school'],
  ['KAVITA.Meena', 'in another case'],
  ['om.jangid', 'of a disabled teacher'],
  ['clerk', 'of a named account'],
  ['deepika.hada', 'of another school'],
  ['Admin2', 'of another school, in another case'],
  ['PLATFORM', 'of a platform user'],
  ['ａｄｍｉｎ', 'in wide letters'],
  ['ⓐdmin', 'with a letter in a circle'],
])('TEACHER-19 CODE-111 %s, the name %s, is taken', async (userName) => {
  const before = await stored();
  expect(await createTeacher(admin, { userName })).toMatchObject({
    status: 409,
    responseCode: 111,
    responseMsg: 'This username is already taken',
    data: null,
  });
  expect(await stored()).toEqual(before);
});

test('TEACHER-19 CODE-111 a name is the same however its letters are composed', async () => {
  expect(verdict(await createTeacher(admin, { userName: 'ren\u00e9' }))).toEqual([200, 100]);
  expect(verdict(await createTeacher(admin, { userName: 'RENE\u0301' }))).toEqual([409, 111]);
  expect((await call('POST', '/auth/login', { json: { userName: 'rene\u0301', password: NEW_PASSWORD } })).status).toBe(
    200,
  );
});

test.each([
  ['\u0430dmin', 'a letter of another script', 'must be written in one script'],
  ['ad\u200bmin', 'a blank of no width', 'contains an invisible character'],
  ['\u202enimda', 'a turn of direction', 'contains an invisible character'],
  ['ad\u200cmin', 'a joiner between Latin letters', 'contains an invisible character'],
])('TEACHER-20 CODE-109 the name %s, with %s, is refused', async (userName, _what, words) => {
  const before = await stored();
  expect(await createTeacher(admin, { userName })).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'userName', message: matching(new RegExp(words)) }] },
  });
  expect(await stored()).toEqual(before);
});

test('TEACHER-19 a name in a script of India is taken as it is typed, and signs in however its letters are joined', async () => {
  expect((await createTeacher(admin, { userName: 'रक्\u200dषा' })).data.userName).toBe('रक्\u200dषा');
  await signIn('रक्षा', NEW_PASSWORD);
  expect(verdict(await createTeacher(admin, { userName: 'रक्षा' }))).toEqual([409, 111]);
});

test('TEACHER-20 CODE-109 a name is not empty', async () => {
  const before = await stored();
  expect(await createTeacher(admin, { userName: '' })).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'userName' }] },
  });
  expect(await stored()).toEqual(before);
});

test('TEACHER-19 a name that only resembles a taken one is free', async () => {
  for (const userName of ['kavita.meena2', 'kavita-meena', 'kavitameena'])
    expect(await createTeacher(admin, { userName })).toMatchObject({ status: 200, data: { userName } });
});

test('TEACHER-19 a name is kept as it was written and signs in in any case', async () => {
  expect((await createTeacher(admin, { userName: 'Meera.Joshi' })).data.userName).toBe('Meera.Joshi');
  await signIn('meera.JOSHI', NEW_PASSWORD);
});

test('TEACHER-19 CODE-111 of ten registrations with one name at once, one is', async () => {
  const before = await countOf('teachers');
  const answers = await Promise.all(
    ['a', 'A', 'a', 'A', 'a', 'a', 'A', 'a', 'A', 'a'].map((userName) => createTeacher(admin, { userName })),
  );
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...times(9, [409, 111])]);
  expect(await countOf('users', "user_name_key = 'a'")).toBe(1);
  expect(await countOf('teachers')).toBe(before + 1);
});

test('TEACHER-19 CODE-111 of registrations at once in two schools, one is', async () => {
  const admin2 = await tokenOf('admin2');
  const answers = await Promise.all([
    createTeacher(admin),
    createTeacher(admin2, { schoolId: SECOND }),
    createTeacher(admin),
    createTeacher(admin2, { schoolId: SECOND }),
  ]);
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...times(3, [409, 111])]);
});

test('TEACHER-19 the name of a deleted teacher is free again, and is the new account’s alone', async () => {
  const { teacherId, userId } = await idsOf('kavita.meena');
  await deleteTeacher(admin, teacherId);
  const { data } = await createTeacher(admin, { userName: 'Kavita.Meena' });
  expect(data.userId).not.toBe(userId);
  expect(
    await call('POST', '/auth/login', { json: { userName: 'kavita.meena', password: 'Portal@2026' } }),
  ).toMatchObject({ status: 400, responseCode: 110 });
  const { accessToken } = await signIn('kavita.meena', NEW_PASSWORD);
  expect((await call('GET', '/user/info', { token: accessToken })).data).toMatchObject({
    userId: data.userId,
    permissions: [],
  });
});

test('TEACHER-21 TEACHER-19 a change neither takes nor frees a name, even one that is sent along', async () => {
  const { teacherId } = await idsOf('kavita.meena');
  for (const userName of ['clerk', 'someone.new', ''])
    expect(await updateTeacher(admin, teacherId, { userName })).toMatchObject({
      status: 200,
      data: { userName: 'kavita.meena' },
    });
  await signIn('kavita.meena');
  expect(await countOf('users', "user_name_key IN ('someone.new', '')")).toBe(0);
  expect(verdict(await createTeacher(admin, { userName: 'kavita.meena' }))).toEqual([409, 111]);
});

test('TEACHER-19 CODE-111 a disabled teacher keeps the name', async () => {
  await setDisabled(admin, (await idsOf('kavita.meena')).teacherId, true);
  expect(verdict(await createTeacher(admin, { userName: 'kavita.meena' }))).toEqual([409, 111]);
  expect(await sql("SELECT count(*)::integer AS n FROM users WHERE user_name_key = 'kavita.meena'")).toEqual([
    { n: 1 },
  ]);
});
