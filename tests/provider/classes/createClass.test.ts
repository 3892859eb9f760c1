import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { aNumber } from '../support/matching';
import { createSchool, FIRST, SECOND, UNKNOWN } from '../support/schools';
import {
  createClass,
  demoClass,
  getClass,
  listClasses,
  numbered,
  ORDERED,
  placesOf,
  removeClass,
  teacherId,
  type Changes,
} from '../support/classes';
import { disableSchool } from '../support/sessions';
import { unenrolAll } from '../support/students';
import { countOf, stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await unenrolAll();
  token = await tokenOf('admin');
});

test('CALL-30 CALL-35 CALL-12 CLASS-30 a new class is stored and answered as it is stored', async () => {
  const teacher = await teacherId(FIRST);
  const created = await createClass(token, ' Play  Group ', { teacherId: teacher });
  expect(created).toMatchObject({ status: 200, responseCode: 100 });
  expect(created.data).toEqual({
    classId: aNumber,
    className: 'Play  Group',
    schoolId: FIRST,
    teacherId: teacher,
    teacherName: 'Kavita Meena',
    disabled: false,
    sections: [],
    sequence: 16,
    inUse: false,
    version: 1,
  });
  expect((await getClass(token, created.data.classId)).data).toEqual(created.data);
});

test.each<[Changes]>([[{}], [{ teacherId: null }]])('CLASS-23 the class teacher is optional: %j', async (changes) => {
  expect(await createClass(token, 'कक्षा Cafe\u0301', changes)).toMatchObject({
    status: 200,
    data: { className: 'कक्षा Caf\u00e9', teacherId: null, teacherName: null },
  });
});

/** Field, what is sent, message. */
const REFUSED: [string, Changes, string][] = [
  ['className', { className: undefined }, 'Class name is required'],
  ['className', { className: '' }, 'Class name is required'],
  ['className', { className: ' \t\u00a0' }, 'Class name is required'],
  ['className', { className: 'x'.repeat(51) }, 'Class name must not be more than 50 characters'],
  ['className', { className: 1 }, 'Class name is not valid'],
  [
    'className',
    { className: 'a\u0000' },
    'Class name contains a character that cannot be stored. Type it instead of pasting it.',
  ],
  ['schoolId', { schoolId: undefined }, 'School is required'],
  ['schoolId', { schoolId: '1' }, 'School is required'],
  ['schoolId', { schoolId: 0 }, 'School is required'],
  ['teacherId', { teacherId: 'x' }, 'Class teacher is not valid'],
  ['teacherId', { teacherId: 0 }, 'Class teacher is not valid'],
  ...['classId', 'id', 'sections', 'sequence', 'disabled', 'nameKey', 'teacherName', 'deletedAt'].map(
    (name): [string, Changes, string] => [name, { [name]: 1 }, `${name} is not a known field`],
  ),
];

test.each(REFUSED)('CLASS-36 B8 CODE-109 %s %j: %s', async (path, changes, message) => {
  const before = await stored();
  expect(await createClass(token, 'New', changes)).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: message,
    data: { problems: [{ path, message }] },
  });
  expect(await stored()).toEqual(before);
});

test('a name of 50 characters is accepted as it is written', async () => {
  for (const className of ['x'.repeat(50), "<b>O’B</b> & '); DROP TABLE classes; --"])
    expect((await createClass(token, className)).data.className).toBe(className);
});

test.each(['Nursery', '  nURSERY ', '10', 'default', 'Ｎursery', '１０', 'Nur’sery.'])(
  'CLASS-34 SCHOOL-44 CODE-114 %j is taken',
  async (name) => {
    const before = await stored();
    expect(await createClass(token, name)).toMatchObject({
      status: 409,
      responseCode: 114,
      responseMsg: 'A class with this name already exists',
      data: null,
    });
    expect(await stored()).toEqual(before);
  },
);

test('CLASS-34 another school may have the name; that of a deleted class is free again', async () => {
  await createClass(token, 'Play Group');
  expect(await createClass(await tokenOf('admin2'), 'Play Group', { schoolId: SECOND })).toMatchObject({ status: 200 });
  await removeClass(token, (await demoClass(token, '5')).classId);
  expect(await createClass(token, '5')).toMatchObject({ status: 200, data: { className: '5', sequence: 8 } });
});

test('CLASS-34 CODE-114 of ten classes of one name created at once, one is', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => createClass(token, at % 2 ? 'Play Group' : ' PLAY  group')),
  );
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 9 }, () => [409, 114])]);
  expect(await countOf('classes', `school_id = ${FIRST}`)).toBe(17);
});

describe('the place of a new class', () => {
  test('is the place of its name in the usual order; another name goes to the end, and Default has no place', async () => {
    const platform = await tokenOf('platform');
    const { schoolId } = (await createSchool(platform)).data;
    for (const name of ['2', 'Nursery', 'Play Group', 'Default', '12', 'LKG', ' ukg ', '1'])
      expect(await createClass(platform, name, { schoolId })).toMatchObject({ status: 200 });
    expect(await placesOf(platform, schoolId)).toEqual(
      numbered(['Nursery', 'LKG', 'ukg', '1', '2', '12', 'Play Group']),
    );
  });

  test('a new LKG after a deleted one has its place behind Nursery', async () => {
    await removeClass(token, (await demoClass(token, 'LKG')).classId);
    expect(await createClass(token, 'lkg')).toMatchObject({ status: 200, data: { sequence: 2 } });
    expect(await placesOf(token)).toEqual(numbered(ORDERED.map((name) => (name === 'LKG' ? 'lkg' : name))));
  });

  test('ten classes of different names created at once are numbered without a gap and without a repetition', async () => {
    await sql(`UPDATE classes SET deleted_at = now() WHERE school_id = ${FIRST}`);
    const names = [...ORDERED.slice(2, 10), 'Own', 'Another'];
    const answers = await Promise.all(names.map((name) => createClass(token, name)));
    expect(answers.map(verdict)).toEqual(names.map(() => [200, 100]));
    const { data } = await listClasses(token);
    expect(data.map(({ sequence }) => sequence)).toEqual(names.map((_, at) => at + 1));
    // Where a name of its own is among them is a matter of which came first.
    const usual = data.map(({ className }) => className).filter((name) => ORDERED.includes(name));
    expect(usual).toEqual(ORDERED.slice(2, 10));
  });
});

test('CLASS-38 CODE-109 B3 a class teacher who is disabled, unknown, deleted or of another school is refused', async () => {
  const gone = await teacherId(FIRST);
  const platform = await tokenOf('platform');
  await call('DELETE', `/user/teacher/${gone}`, { token: platform });
  const others = [await teacherId(FIRST, true), UNKNOWN, gone, await teacherId(SECOND)];
  const before = await stored();
  const message = 'Choose an active teacher of this school';
  for (const teacher of others)
    for (const as of [token, platform])
      expect(await createClass(as, 'Play Group', { teacherId: teacher })).toMatchObject({
        status: 400,
        responseCode: 109,
        responseMsg: message,
        data: { problems: [{ path: 'teacherId', message }] },
      });
  expect(await stored()).toEqual(before);
});

test('AUTH-46 CODE-189 B2 a school’s user creates no class in another school, known or not', async () => {
  const before = await stored();
  for (const schoolId of [SECOND, UNKNOWN])
    expect(await createClass(token, 'Nursery', { schoolId })).toMatchObject({
      status: 403,
      responseCode: 189,
      data: null,
    });
  expect(await stored()).toEqual(before);
});

test('CALL-30 SCHOOL-51 a platform user creates a class in any school; an unknown one answers 103', async () => {
  const platform = await tokenOf('platform');
  expect(await createClass(platform, 'Play Group', { schoolId: SECOND })).toMatchObject({ data: { schoolId: SECOND } });
  expect(await createClass(platform, 'Play Group', { schoolId: UNKNOWN })).toMatchObject({
    status: 404,
    responseCode: 103,
  });
  expect(await countOf('audit_entries', `event = 'createClass' AND school_id = ${SECOND}`)).toBe(1);
});

test('SCHOOL-49 CODE-112 CALL2-09 nobody creates a class in a disabled school', async () => {
  const platform = await tokenOf('platform');
  await disableSchool(platform);
  const before = await stored();
  for (const as of [token, platform])
    expect(await createClass(as, 'Play Group')).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
});
