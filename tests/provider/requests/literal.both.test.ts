// Signs that mean something to SQL mean nothing in a name: they are stored, compared and answered as they stand.
import { call, PASSWORD, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { createClass, getClass } from '../support/classes';
import { createSchool, getSchool } from '../support/schools';
import { createTeacher, getTeacher } from '../support/teachers';

beforeEach(resetProvider);

const SIGNS = ["O'Brien's", '"quoted"', '100%', 'a_b', "'; DROP TABLE users; --", '\\', '$1', '$$', '%s', '{}', '*/'];

test.each(SIGNS)('F6 a class, a school and a teacher named %j are stored as that', async (name) => {
  const admin = await tokenOf('admin');
  const platform = await tokenOf('platform');
  const { data: made } = await createClass(admin, name);
  expect((await getClass(admin, made.classId)).data.className).toBe(name);
  const { data: school } = await createSchool(platform, { schoolName: `School ${name}`, address: name });
  const read = await getSchool(platform, school.schoolId);
  expect(read.data).toMatchObject({ schoolName: `School ${name}`, address: name });
  const { data: teacher } = await createTeacher(admin, { teacherName: name });
  expect((await getTeacher(admin, teacher.teacherId)).data.teacherName).toBe(name);
  expect(await sql('SELECT name FROM classes WHERE id = $1', [made.classId])).toEqual([{ name }]);
});

test('F6 names are compared character by character: % and _ are not wildcards', async () => {
  const token = await tokenOf('admin');
  for (const name of ['Alpha', 'Al_ha', 'Al%', '%', '_', 'Al\\_ha', 'Al%%'])
    expect([name, ...verdict(await createClass(token, name))]).toEqual([name, 200, 100]);
  for (const name of ['al_HA', '%', 'Al%'])
    expect([name, ...verdict(await createClass(token, name))]).toEqual([name, 409, 114]);
});

test('F6 a username is compared sign by sign, and no text in it is read as SQL', async () => {
  for (const userName of [
    'adm_n',
    'adm%',
    '%',
    "admin' OR '1'='1",
    "admin'--",
    'admin\\',
    'admin";',
    '$1',
    "x' UNION SELECT 1--",
  ])
    expect([
      userName,
      ...verdict(await call('POST', '/auth/login', { json: { userName, password: PASSWORD } })),
    ]).toEqual([userName, 400, 110]);
});

test('F9 half a surrogate pair cannot be stored: it is refused at its field, and nothing is stored', async () => {
  const json = { className: 'Play \ud83d Group \udc00\u{1f600}', schoolId: 1 };
  const answer = await call('POST', '/class/', { token: await tokenOf('admin'), json });
  expect([answer.status, answer.responseCode]).toEqual([400, 109]);
  expect(answer.data).toMatchObject({ problems: [{ path: 'className' }] });
  expect(await sql("SELECT 1 FROM classes WHERE name LIKE 'Play%Group%'")).toEqual([]);
});
