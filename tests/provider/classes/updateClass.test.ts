import { call, resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
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
  updateClass,
  type Changes,
  type Class,
} from '../support/classes';
import { disableSchool } from '../support/sessions';
import { countOf, stored } from '../support/tables';

let token: string;
let one: Class;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  one = await demoClass(token, '1');
});

test('CALL-31 CALL-12 a class is changed, and answered as it is stored', async () => {
  const teacher = await teacherId(FIRST);
  const changed = await updateClass(token, one, { className: ' First ', teacherId: teacher, version: 1 });
  expect(changed).toMatchObject({ status: 200, responseCode: 100 });
  expect(changed.data).toEqual({
    ...one,
    className: 'First',
    teacherId: teacher,
    teacherName: 'Kavita Meena',
    version: 2,
  });
  expect((await getClass(token, one.classId)).data).toEqual(changed.data);
});

test.each([null, undefined])('CLASS-23 the class teacher is removed with %j', async (none) => {
  expect(one.teacherId).not.toBeNull();
  expect(await updateClass(token, one, { teacherId: none })).toMatchObject({
    status: 200,
    data: { teacherId: null, teacherName: null },
  });
});

test('CLASS-34 SCHOOL-44 CODE-114 the name of another class is taken, its own is not', async () => {
  const before = await stored();
  for (const className of ['Nursery', ' ukg '])
    expect(await updateClass(token, one, { className })).toMatchObject({ status: 409, responseCode: 114, data: null });
  expect(await stored()).toEqual(before);
  const { data: named } = await updateClass(token, one, { className: 'Class One' });
  expect(await updateClass(token, named, { className: 'CLASS  one' })).toMatchObject({
    status: 200,
    data: { className: 'CLASS  one' },
  });
});

test('CLASS-34 CODE-114 of ten classes given one name at once, one is', async () => {
  const { data } = await listClasses(token);
  const answers = await Promise.all(data.slice(0, 10).map((each) => updateClass(token, each, { className: 'Same' })));
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 9 }, () => [409, 114])]);
});

test.each<[Changes, string]>([
  [{ className: ' ' }, 'className'],
  [{ className: 'x'.repeat(51) }, 'className'],
  [{ schoolId: undefined }, 'schoolId'],
  [{ teacherId: '1' }, 'teacherId'],
  [{ sequence: 1 }, 'sequence'],
  [{ disabled: true }, 'disabled'],
  [{ sections: [] }, 'sections'],
  [{ classId: 1 }, 'classId'],
  [{ version: 0 }, 'version'],
])('CLASS-36 B8 CODE-109 %j is refused for %s', async (changes, path) => {
  const before = await stored();
  expect(await updateClass(token, one, changes)).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path }] },
  });
  expect(await stored()).toEqual(before);
});

describe('its place', () => {
  test('does not change when it is renamed', async () => {
    await updateClass(token, one, { className: 'Zebra' });
    expect(await placesOf(token)).toEqual(numbered(ORDERED.map((name) => (name === '1' ? 'Zebra' : name))));
  });

  test('is none when it is renamed to Default, and that of its name when it is renamed again', async () => {
    const outside = await demoClass(token, 'Default');
    const named = await updateClass(token, outside, { className: 'Waiting' });
    expect(named.data).toMatchObject({ className: 'Waiting', sequence: 16, version: 2 });
    const third = await demoClass(token, '3');
    expect(await updateClass(token, third, { className: 'default' })).toMatchObject({ data: { sequence: null } });
    const rest = ORDERED.filter((name) => name !== '3');
    expect((await placesOf(token)).slice(0, -1)).toEqual(numbered([...rest, 'Waiting']).slice(0, -1));
    expect(await updateClass(token, third, { className: '3' })).toMatchObject({ data: { sequence: 6 } });
    expect(await listClasses(token)).toMatchObject({
      data: [...ORDERED, 'Waiting'].map((className, at) => ({ className, sequence: at + 1 })),
    });
  });
});

describe('its class teacher', () => {
  test('CLASS-38 CODE-109 B3 is not one who is disabled, unknown or of another school', async () => {
    const others = [await teacherId(FIRST, true), UNKNOWN, await teacherId(SECOND)];
    const platform = await tokenOf('platform');
    const before = await stored();
    for (const teacher of others)
      for (const as of [token, platform])
        expect(await updateClass(as, one, { teacherId: teacher })).toMatchObject({
          status: 400,
          responseCode: 109,
          data: { problems: [{ path: 'teacherId', message: 'Choose an active teacher of this school' }] },
        });
    expect(await stored()).toEqual(before);
  });

  test('CLASS-38 may stay when disabled in the meantime, and is not chosen again', async () => {
    await call('PUT', `/user/teacher/${one.teacherId}/true/disable`, { token });
    const { data: kept } = await updateClass(token, one, { className: 'Kept' });
    expect(kept).toMatchObject({ className: 'Kept', teacherId: one.teacherId, teacherName: one.teacherName });
    await updateClass(token, kept, { teacherId: null });
    expect(await updateClass(token, kept)).toMatchObject({ status: 400, responseCode: 109 });
  });

  test('is removed when the teacher is deleted; the class stays, and its version goes up', async () => {
    await call('DELETE', `/user/teacher/${one.teacherId}`, { token: await tokenOf('platform') });
    expect((await getClass(token, one.classId)).data).toEqual({
      ...one,
      teacherId: null,
      teacherName: null,
      version: 2,
    });
    expect(await updateClass(token, one)).toMatchObject({ status: 400, responseCode: 109 });
  });

  test('B3 when a teacher is chosen and deleted at once, no class keeps the deleted teacher', async () => {
    const platform = await tokenOf('platform');
    const chosen = await teacherId(FIRST);
    const { data } = await listClasses(token);
    const [removed, ...changed] = await Promise.all([
      call('DELETE', `/user/teacher/${chosen}`, { token: platform }),
      ...data.slice(1, 11).map((each) => updateClass(token, each, { teacherId: chosen })),
    ]);
    expect(verdict(removed)).toEqual([200, 100]);
    for (const answer of changed)
      expect([
        [200, 100],
        [400, 109],
      ]).toContainEqual(verdict(answer));
    expect(await countOf('classes', `teacher_id = ${chosen}`)).toBe(0);
  });
});

test('C10 a stale version answers 205 and changes nothing; the current one and none are taken', async () => {
  await updateClass(token, one, { className: 'Second', version: 1 });
  const before = await stored();
  for (const [version, told] of [
    [1, { change: { fields: ['className'] } }],
    [3, null],
  ] as const)
    expect(await updateClass(token, one, { className: 'Late', version })).toMatchObject({
      status: 409,
      responseCode: 205,
      data: told,
    });
  expect(await stored()).toEqual(before);
  expect(await updateClass(token, one, { className: 'Third' })).toMatchObject({ status: 200, data: { version: 3 } });
});

test('C10 of two edits of one version at once, one is stored', async () => {
  const answers = await Promise.all(
    ['One', 'Two'].map((className) => updateClass(token, one, { className, version: 1 })),
  );
  expect(answers.map(verdict).sort()).toEqual([
    [200, 100],
    [409, 205],
  ]);
  expect((await getClass(token, one.classId)).data).toEqual(answers.find(({ status }) => status === 200)?.data);
});

test('CLASS-36 CODE-158 B2 an unknown, a deleted and another school’s class get the same answer', async () => {
  const { data: gone } = await createClass(token, 'Gone');
  await removeClass(token, gone.classId);
  const foreign = await demoClass(await tokenOf('admin2'), '1', SECOND);
  const before = await stored();
  for (const classId of [UNKNOWN, gone.classId, foreign.classId])
    expect(await updateClass(token, { ...gone, classId })).toMatchObject({
      status: 404,
      responseCode: 158,
      data: null,
    });
  expect(await stored()).toEqual(before);
});

test('AUTH-46 CODE-189 B2 a school’s user names no other school, known or not, whosever the class is', async () => {
  const foreign = await demoClass(await tokenOf('admin2'), '1', SECOND);
  const before = await stored();
  for (const each of [one, foreign])
    for (const schoolId of [SECOND, UNKNOWN])
      expect(await updateClass(token, each, { schoolId })).toMatchObject({
        status: 403,
        responseCode: 189,
        data: null,
      });
  expect(await stored()).toEqual(before);
});

test('CALL-31 a platform user changes a class of any school, but not its school', async () => {
  const platform = await tokenOf('platform');
  const foreign = await demoClass(platform, '1', SECOND);
  expect(await updateClass(platform, foreign, { className: 'One' })).toMatchObject({ data: { schoolId: SECOND } });
  const before = await stored();
  for (const schoolId of [SECOND, UNKNOWN])
    expect(await updateClass(platform, one, { schoolId })).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: 'schoolId', message: 'The school of a class cannot be changed' }] },
    });
  expect(await updateClass(platform, { ...one, classId: UNKNOWN })).toMatchObject({ status: 404, responseCode: 158 });
  expect(await stored()).toEqual(before);
});

test('SCHOOL-49 CODE-112 CALL2-09 nobody changes a class of a disabled school', async () => {
  const platform = await tokenOf('platform');
  await disableSchool(platform);
  const before = await stored();
  for (const as of [token, platform])
    expect(await updateClass(as, one, { className: 'Other' })).toMatchObject({
      status: 409,
      responseCode: 112,
      data: null,
    });
  expect(await stored()).toEqual(before);
});
