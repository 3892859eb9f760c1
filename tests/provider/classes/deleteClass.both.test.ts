import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
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
  removeSection,
  setClass,
  updateClass,
  updateSection,
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

test('CALL-32 CALL-12 CODE-158 a deleted class is gone', async () => {
  const one = await demoClass(token, '1');
  expect(await removeClass(token, one.classId)).toMatchObject({ status: 200, responseCode: 100, data: null });
  const answers = [
    await getClass(token, one.classId),
    await updateClass(token, one),
    await setClass(token, one.classId, 'true'),
    await createSection(token, one.classId, 'C'),
    await removeClass(token, one.classId),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, responseCode: 158, data: null });
});

test('CLASS-41 CODE-118 its sections go with it, those of other classes stay', async () => {
  const one = await demoClass(token, '12');
  const before = await countOf('sections', 'deleted_at IS NULL');
  await removeClass(token, one.classId);
  expect(await countOf('sections', 'deleted_at IS NULL')).toBe(before - 3);
  for (const section of one.sections) {
    expect(await updateSection(token, section)).toMatchObject({ status: 404, responseCode: 118, data: null });
    expect(await removeSection(token, section.sectionId)).toMatchObject({ status: 404, responseCode: 118, data: null });
  }
});

test('CALL-32 the classes after a deleted class move up; deleting Default changes no place', async () => {
  await removeClass(token, (await demoClass(token, 'UKG')).classId);
  expect(await placesOf(token)).toEqual(numbered(ORDERED.filter((name) => name !== 'UKG')));
  await removeClass(token, (await demoClass(token, 'Default')).classId);
  expect(await placesOf(token)).toEqual(
    numbered(ORDERED.filter((name) => name !== 'UKG')).filter(([name]) => name !== 'Default'),
  );
  expect(await placesOf(await tokenOf('admin2'), SECOND)).toEqual(numbered(ORDERED));
});

test('CALL-32 when classes are deleted and created at once, the others are numbered without a gap and without a repetition', async () => {
  const { data } = await listClasses(token);
  const removed = data.slice(0, 5);
  const answers = await Promise.all([
    ...removed.map(({ classId }) => removeClass(token, classId)),
    ...['Own', 'Another', 'Third'].map((name) => createClass(token, name)),
  ]);
  expect(answers.map(verdict)).toEqual(answers.map(() => [200, 100]));
  const places = (await placesOf(token)).map(([, sequence]) => sequence).filter((sequence) => sequence !== null);
  expect(places).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
});

test('CALL-32 deleted ten times at once, it is deleted once', async () => {
  const { classId } = await demoClass(token, '1');
  const answers = await Promise.all(Array.from({ length: 10 }, () => removeClass(token, classId)));
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 9 }, () => [404, 158])]);
});

test('CLASS-41 a section that is created while its class is deleted is deleted too', async () => {
  const { classId } = await demoClass(token, '1');
  await Promise.all([
    ...['C', 'D', 'E'].map((name) => createSection(token, classId, name)),
    removeClass(token, classId),
    ...['F', 'G', 'H'].map((name) => createSection(token, classId, name)),
  ]);
  expect(await countOf('sections', `class_id = ${classId} AND deleted_at IS NULL`)).toBe(0);
});

test('CLASS-36 CODE-158 B2 an unknown and another school’s class get the same answer', async () => {
  const foreign = await demoClass(await tokenOf('admin2'), '1', SECOND);
  const before = await stored();
  for (const id of [UNKNOWN, foreign.classId])
    expect(await removeClass(token, id)).toMatchObject({ status: 404, responseCode: 158, data: null });
  expect(await stored()).toEqual(before);
});

test('CALL-32 a platform user deletes a class of any school', async () => {
  const platform = await tokenOf('platform');
  const { classId } = await demoClass(platform, 'LKG', SECOND);
  expect(await removeClass(platform, classId)).toMatchObject({ status: 200, responseCode: 100 });
  for (const id of [classId, UNKNOWN])
    expect(await removeClass(platform, id)).toMatchObject({ status: 404, responseCode: 158 });
  expect(await placesOf(platform, SECOND)).toEqual(numbered(ORDERED.filter((name) => name !== 'LKG')));
  expect(await placesOf(platform, FIRST)).toEqual(numbered(ORDERED));
});

test('SCHOOL-49 CODE-112 CALL2-09 nobody deletes a class of a disabled school', async () => {
  const platform = await tokenOf('platform');
  const { classId } = await demoClass(token, '1');
  await disableSchool(platform);
  const before = await stored();
  for (const as of [token, platform])
    expect(await removeClass(as, classId)).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
});
