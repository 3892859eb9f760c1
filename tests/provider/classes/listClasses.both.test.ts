import { resetProvider, sql, tokenOf } from '../../support/provider';
import { aNumber } from '../support/matching';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import {
  createClass,
  createSection,
  demoClass,
  getClass,
  listClasses,
  numbered,
  ORDERED,
  placesOf,
  removeClass,
  setClass,
  teacherId,
} from '../support/classes';
import { disableSchool } from '../support/sessions';
import { unenrolAll } from '../support/students';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('CALL-28 CALL2-11 CLASS-30 CLASS-31 CLASS-32 CONST-22 ENUM-06 the classes of a school with their sections', async () => {
  const answer = await listClasses(token);
  expect(answer).toMatchObject({ status: 200, responseCode: 100 });
  const byName = new Map(answer.data.map((one) => [one.className, one]));
  const section = (classId: number | undefined, sectionName: string, stream: string | null) => ({
    sectionId: aNumber,
    sectionName,
    classId,
    stream,
    version: 1,
  });
  const [nursery, twelfth, outside] = [byName.get('Nursery'), byName.get('12'), byName.get('Default')];
  expect(nursery).toEqual({
    classId: aNumber,
    className: 'Nursery',
    schoolId: FIRST,
    teacherId: await teacherId(FIRST),
    teacherName: 'Kavita Meena',
    disabled: false,
    sections: [section(nursery?.classId, 'A', null), section(nursery?.classId, 'B', null)],
    sequence: 1,
    inUse: true,
    version: 1,
  });
  expect(twelfth?.sections).toEqual([
    section(twelfth?.classId, 'Arts', 'ARTS'),
    section(twelfth?.classId, 'Commerce', 'COMMERCE'),
    section(twelfth?.classId, 'Science', 'SCIENCE'),
  ]);
  expect(outside).toMatchObject({ teacherId: null, teacherName: null, sections: [], sequence: null });
});

test('CALL-28 CALL2-11 classes are listed in their order, the one named Default last; sections by name', async () => {
  expect(await placesOf(token)).toEqual(numbered(ORDERED));
  const { classId } = await demoClass(token, 'UKG');
  for (const name of ['aa', 'C', '1']) await createSection(token, classId, name);
  const found = (await listClasses(token)).data.find((one) => one.classId === classId);
  expect(found?.sections.map(({ sectionName }) => sectionName)).toEqual(['1', 'A', 'aa', 'B', 'C']);
  expect((await getClass(token, classId)).data).toEqual(found);
});

test('CALL-28 CLASS-39 disabled classes are listed, deleted ones are not', async () => {
  await unenrolAll();
  await setClass(token, (await demoClass(token, '1')).classId, 'true');
  await removeClass(token, (await demoClass(token, '2')).classId);
  const { data } = await listClasses(token);
  expect(data.find(({ className }) => className === '1')?.disabled).toBe(true);
  expect(data.map(({ className }) => className)).not.toContain('2');
});

test('CALL2-11 CALL-28 SCHOOL-51 each school’s list has its own classes alone, each class its own sections; an unknown school has none', async () => {
  const platform = await tokenOf('platform');
  for (const schoolId of [FIRST, SECOND]) {
    const { data } = await listClasses(platform, schoolId);
    expect(data).toHaveLength(16);
    for (const one of data) {
      expect(one.schoolId).toBe(schoolId);
      for (const { classId } of one.sections) expect(classId).toBe(one.classId);
    }
  }
  expect(await listClasses(platform, UNKNOWN)).toMatchObject({ status: 200, data: [] });
});

test('AUTH-46 CODE-189 B2 a school’s user lists no other school’s classes, known or not', async () => {
  for (const schoolId of [SECOND, UNKNOWN])
    expect(await listClasses(token, schoolId)).toMatchObject({ status: 403, responseCode: 189, data: null });
});

test('AUTH-47 a user who is signed in lists the classes of that school, a disabled school’s too', async () => {
  const { data } = await listClasses(token);
  await disableSchool(await tokenOf('platform'));
  for (const userName of ['clerk', 'teacher', 'platform'])
    expect((await listClasses(await tokenOf(userName))).data).toEqual(data);
});

test('CALL-28 a school without classes gets an empty list, and a school with many gets all of them', async () => {
  await sql(`UPDATE classes SET deleted_at = now() WHERE school_id = ${FIRST}`);
  expect((await listClasses(token)).data).toEqual([]);
  for (let at = 1; at <= 60; at += 1) await createClass(token, `Class ${at}`);
  expect((await listClasses(token)).data.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 60 }, (_, at) => at + 1),
  );
});

test.each(['0', '-1', 'x', '1.5', '2147483648', 'null', "1'", '%00'])(
  'CODE-109 %j is not an id of a school',
  async (schoolId) => {
    expect(await listClasses(token, schoolId)).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: 'schoolId' }] },
    });
  },
);
