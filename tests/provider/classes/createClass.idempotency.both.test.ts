import { call, resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { createSchool, FIRST } from '../support/schools';
import { createClass, createSection, demoClass, listClasses, removeClass } from '../support/classes';
import { countOf, stored } from '../support/tables';

const KEY = { 'idempotency-key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f62' };

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('C1 the same class with the same key is stored once and answered alike, ten times at once too', async () => {
  const first = await createClass(token, 'Play Group', {}, KEY);
  const again = await Promise.all(Array.from({ length: 10 }, () => createClass(token, 'Play Group', {}, KEY)));
  for (const answer of again) {
    expect(verdict(answer)).toEqual([200, 100]);
    expect(answer.data).toEqual(first.data);
  }
  expect(await countOf('classes', `school_id = ${FIRST}`)).toBe(17);
  expect(await countOf('audit_entries', "event = 'createClass'")).toBe(1);
});

test('C1 the same section with the same key is stored once and answered alike, ten times at once too', async () => {
  const { classId } = await demoClass(token, '1');
  const again = await Promise.all(Array.from({ length: 10 }, () => createSection(token, classId, 'C', {}, KEY)));
  expect(again.map(verdict)).toEqual(Array.from({ length: 10 }, () => [200, 100]));
  expect(new Set(again.map(({ data }) => data.sectionId)).size).toBe(1);
  expect(await countOf('sections', `class_id = ${classId}`)).toBe(3);
});

test('C1 a key for other values, or for another call, answers 206 and stores nothing', async () => {
  const { classId } = await demoClass(token, '1');
  await createClass(token, 'Play Group', {}, KEY);
  const before = await stored();
  const answers = [await createClass(token, 'Other', {}, KEY), await createSection(token, classId, 'C', {}, KEY)];
  for (const answer of answers) expect(answer).toMatchObject({ status: 422, responseCode: 206, data: null });
  expect(await stored()).toEqual(before);
});

test('C1 a refused request is not remembered: when it is corrected, it is stored with the same key', async () => {
  expect(await createClass(token, 'Nursery', {}, KEY)).toMatchObject({ responseCode: 114 });
  expect(await createClass(token, 'Play Group', {}, KEY)).toMatchObject({ status: 200 });
});

test('SCHOOL-50 CODE-109 a school that has a class is not deleted; one whose classes are deleted is', async () => {
  const platform = await tokenOf('platform');
  const { schoolId } = (await createSchool(platform)).data;
  const { data } = await createClass(platform, 'Nursery', { schoolId });
  expect(await call('DELETE', `/school/${schoolId}`, { token: platform })).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: 'The school still has classes and cannot be deleted',
  });
  await removeClass(platform, data.classId);
  expect((await listClasses(platform, schoolId)).data).toEqual([]);
  expect(await call('DELETE', `/school/${schoolId}`, { token: platform })).toMatchObject({ status: 200 });
});
