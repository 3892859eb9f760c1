import { call, resetProvider, signIn, sql, tokenOf, type Answer } from '../../support/provider';
import { verdict } from '../support/http';
import { ALL, managers, storedPrivileges } from '../support/privileges';
import { createSchool, FIRST, UNKNOWN } from '../support/schools';
import { countOf, stored } from '../support/tables';
import { createTeacher, FORM, NEW_PASSWORD, type Teacher } from '../support/teachers';

let platform: string;
let schoolId: number;
beforeEach(async () => {
  await resetProvider();
  platform = await tokenOf('platform');
  schoolId = (await createSchool(platform)).data.schoolId;
});

const create = (changes: Record<string, unknown> = {}, token = platform): Promise<Answer<Teacher>> =>
  call('POST', '/user/administrator', { token, json: { ...FORM, schoolId, ...changes } });

test('an administrator signs in at once with every privilege of the school', async () => {
  const { data } = await create();
  expect(data).toMatchObject({ userName: FORM.userName, schoolId, version: 1 });
  expect(data).not.toHaveProperty('password');
  expect(await storedPrivileges(data.userId)).toEqual(ALL.map(({ id }) => id).sort((a, b) => a - b));
  expect(await managers(schoolId)).toBe(1);
  const { accessToken } = await signIn(FORM.userName, NEW_PASSWORD);
  expect(verdict(await createTeacher(accessToken, { schoolId, userName: 'next' }))).toEqual([200, 100]);
  expect(verdict(await createTeacher(accessToken, { userName: 'other' }))).toEqual([403, 189]);
});

test('CODE-111 of five requests at once for one username one is stored, without privileges of the others', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create()));
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 4 }, () => [409, 111])]);
  expect(await countOf('user_privileges', `school_id = ${schoolId}`)).toBe(ALL.length);
});

test.each<[string, Record<string, unknown>, [number, number]]>([
  ['CODE-111 the username of another school', { userName: 'admin' }, [409, 111]],
  ['CODE-109 a weak password', { password: 'password' }, [400, 109]],
  ['CODE-109 the username as the password', { userName: 'Meera@2026', password: 'Meera@2026' }, [400, 109]],
  ['CODE-109 a date of birth to come', { dateOfBirth: '2030-01-01' }, [400, 109]],
  ['CODE-109 privileges that are named', { assignedPrivileges: [1] }, [400, 109]],
  ['CODE-103 SCHOOL-51 an unknown school', { schoolId: UNKNOWN }, [404, 103]],
])('%s: nothing is stored', async (_what, changes, code) => {
  const before = await stored();
  expect(verdict(await create(changes))).toEqual(code);
  expect(await stored()).toEqual(before);
});

test('PRIVILEGE-14 CODE-112 users of a school, also with every privilege, and a disabled school are rejected', async () => {
  const admin = await tokenOf('admin');
  const before = await stored();
  const answer = await create({ schoolId: FIRST }, admin);
  expect(answer.status).toBe(403);
  expect(await stored()).toEqual(before);
  await sql('UPDATE schools SET disabled = true WHERE id = $1', [schoolId]);
  expect(verdict(await create())).toEqual([409, 112]);
});
