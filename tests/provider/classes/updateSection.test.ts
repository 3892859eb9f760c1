import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { SECOND, UNKNOWN } from '../support/schools';
import {
  createClass,
  createSection,
  demoClass,
  demoSection,
  getClass,
  removeSection,
  updateSection,
  type Changes,
  type Section,
} from '../support/classes';
import { disableSchool } from '../support/sessions';
import { countOf, stored } from '../support/tables';

let token: string;
let section: Section;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  section = await demoSection(token, '1', 'A');
});

test('CALL-36 CALL-37 CALL-12 a section is changed, and answered as it is stored', async () => {
  const streamed = await demoSection(token, '12', 'Arts');
  const changed = await updateSection(token, streamed, { sectionName: ' Science B ', stream: 'SCIENCE', version: 1 });
  expect(changed).toMatchObject({ status: 200, responseCode: 100 });
  expect(changed.data).toEqual({ ...streamed, sectionName: 'Science B', stream: 'SCIENCE', version: 2 });
  expect((await getClass(token, streamed.classId)).data.sections).toContainEqual(changed.data);
});

test('SCHOOL-44 CLASS-35 CODE-115 the name of another section of the class is taken, its own is not', async () => {
  const before = await stored();
  for (const sectionName of ['B', ' b '])
    expect(await updateSection(token, section, { sectionName })).toMatchObject({ status: 409, responseCode: 115 });
  expect(await stored()).toEqual(before);
  expect(await updateSection(token, section, { sectionName: 'a' })).toMatchObject({
    status: 200,
    data: { sectionName: 'a' },
  });
});

test('CLASS-35 CODE-115 the name of another section is taken whatever the stream', async () => {
  const streamed = await demoSection(token, '12', 'Arts');
  const before = await stored();
  for (const stream of ['SCIENCE', 'COMMERCE', 'ARTS'])
    expect(await updateSection(token, streamed, { sectionName: ' sCIENCE', stream })).toMatchObject({
      status: 409,
      responseCode: 115,
    });
  expect(await stored()).toEqual(before);
});

test('CLASS-37 CODE-190 it does not take or lose a stream while the class has others', async () => {
  const streamed = await demoSection(token, '12', 'Arts');
  const before = await stored();
  expect(await updateSection(token, section, { stream: 'ARTS' })).toMatchObject({
    status: 409,
    responseCode: 190,
    data: { problems: [{ path: 'stream' }] },
  });
  for (const stream of [null, undefined])
    expect(await updateSection(token, streamed, { stream })).toMatchObject({ status: 409, responseCode: 190 });
  expect(await stored()).toEqual(before);
});

test('CLASS-37 the only section of a class takes a stream and loses it again', async () => {
  const { classId } = (await createClass(token, 'Play Group')).data;
  const { data } = await createSection(token, classId, 'Rose');
  expect(await updateSection(token, data, { stream: 'ARTS' })).toMatchObject({ status: 200, data: { stream: 'ARTS' } });
  expect(await updateSection(token, data, { stream: null })).toMatchObject({ status: 200, data: { stream: null } });
});

test('CLASS-37 CODE-190 when a section is changed and one of the other kind is created at once, the class has one kind', async () => {
  const { classId } = (await createClass(token, 'Play Group')).data;
  const { data } = await createSection(token, classId, 'Rose');
  const answers = await Promise.all([
    updateSection(token, data, { stream: 'ARTS' }),
    createSection(token, classId, 'Lily'),
  ]);
  expect(answers.map(verdict).sort()).toEqual([
    [200, 100],
    [409, 190],
  ]);
});

test.each<[Changes, string]>([
  [{ sectionName: ' ' }, 'sectionName'],
  [{ sectionName: 'x'.repeat(51) }, 'sectionName'],
  [{ stream: 'MATHS' }, 'stream'],
  [{ classId: undefined }, 'classId'],
  [{ schoolId: 2 }, 'schoolId'],
  [{ sectionId: 1 }, 'sectionId'],
  [{ deletedAt: null }, 'deletedAt'],
  [{ version: '1' }, 'version'],
])('CLASS-36 B8 CODE-109 %j is refused for %s', async (changes, path) => {
  const before = await stored();
  expect(await updateSection(token, section, changes)).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path }] },
  });
  expect(await stored()).toEqual(before);
});

test('CODE-118 B3 a section stays in its class, whatever other class is named', async () => {
  const other = await demoClass(token, '2');
  const foreign = await demoClass(await tokenOf('admin2'), '1', SECOND);
  const platform = await tokenOf('platform');
  const before = await stored();
  for (const classId of [other.classId, foreign.classId, UNKNOWN])
    for (const as of [token, platform])
      expect(await updateSection(as, section, { classId })).toMatchObject({
        status: 404,
        responseCode: 118,
        responseMsg: 'The section is unknown or belongs to another class',
        data: null,
      });
  expect(await stored()).toEqual(before);
});

test('CLASS-36 CODE-118 B2 an unknown, a deleted and another school’s section get the same answer', async () => {
  const { data: gone } = await createSection(token, section.classId, 'Gone');
  await removeSection(token, gone.sectionId);
  const foreign = await demoSection(await tokenOf('admin2'), '1', 'A', SECOND);
  const before = await stored();
  for (const one of [{ ...section, sectionId: UNKNOWN }, gone, foreign])
    expect(await updateSection(token, one)).toMatchObject({ status: 404, responseCode: 118, data: null });
  expect(await stored()).toEqual(before);
});

test('C10 a stale version answers 205 and changes nothing; the current one and none are taken', async () => {
  await updateSection(token, section, { sectionName: 'Second', version: 1 });
  const before = await stored();
  for (const [version, told] of [
    [1, { change: { fields: ['sectionName'] } }],
    [3, null],
  ] as const)
    expect(await updateSection(token, section, { sectionName: 'Late', version })).toMatchObject({
      status: 409,
      responseCode: 205,
      data: told,
    });
  expect(await stored()).toEqual(before);
  expect(await updateSection(token, section, { sectionName: 'Third' })).toMatchObject({ data: { version: 3 } });
});

test('C10 of two edits of one version at once, one is stored', async () => {
  const answers = await Promise.all(
    ['One', 'Two'].map((sectionName) => updateSection(token, section, { sectionName, version: 1 })),
  );
  expect(answers.map(verdict).sort()).toEqual([
    [200, 100],
    [409, 205],
  ]);
});

test('CALL-36 a platform user changes a section of any school', async () => {
  const platform = await tokenOf('platform');
  const foreign = await demoSection(platform, '1', 'A', SECOND);
  expect(await updateSection(platform, foreign, { sectionName: 'Rose' })).toMatchObject({ status: 200 });
  expect(await updateSection(platform, { ...foreign, sectionId: UNKNOWN })).toMatchObject({ responseCode: 118 });
  expect(await countOf('audit_entries', `event = 'updateSection' AND school_id = ${SECOND}`)).toBe(1);
});

test('SCHOOL-49 CODE-112 CALL2-09 nobody changes a section of a disabled school', async () => {
  const platform = await tokenOf('platform');
  await disableSchool(platform);
  const before = await stored();
  for (const as of [token, platform])
    expect(await updateSection(as, section, { sectionName: 'Rose' })).toMatchObject({
      status: 409,
      responseCode: 112,
      data: null,
    });
  expect(await stored()).toEqual(before);
});
