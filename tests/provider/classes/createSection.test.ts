import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { aNumber } from '../support/matching';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import {
  createClass,
  createSection,
  demoClass,
  demoSection,
  getClass,
  removeClass,
  removeSection,
  type Changes,
  type Class,
  type Stream,
} from '../support/classes';
import { disableSchool } from '../support/sessions';
import { unenrolAll } from '../support/students';
import { countOf, stored } from '../support/tables';

const STREAMS: Stream[] = ['SCIENCE', 'COMMERCE', 'ARTS', null];

let token: string;
let one: Class;
beforeEach(async () => {
  await resetProvider();
  await unenrolAll();
  token = await tokenOf('admin');
  one = await demoClass(token, '1');
});

/** A class without sections. */
const emptyClass = async () => (await createClass(token, 'Play Group')).data;

test.each(STREAMS)(
  'CALL-36 CALL-37 CALL-12 CLASS-31 CLASS-32 CONST-22 a section of stream %s is stored and answered as it is stored',
  async (stream) => {
    const { classId } = await emptyClass();
    const created = await createSection(token, classId, ' Rose ', { stream });
    expect(created).toMatchObject({ status: 200, responseCode: 100 });
    expect(created.data).toEqual({ sectionId: aNumber, sectionName: 'Rose', classId, stream, version: 1 });
    expect((await getClass(token, classId)).data).toMatchObject({ sections: [created.data], version: 1 });
  },
);

test('CALL-37 without a stream the section has none', async () => {
  expect(await createSection(token, one.classId, 'C', { stream: undefined })).toMatchObject({
    status: 200,
    data: { stream: null },
  });
});

/** Field, what is sent, message. */
const REFUSED: [string, Changes, string][] = [
  ['sectionName', { sectionName: undefined }, 'Section name is required'],
  ['sectionName', { sectionName: '' }, 'Section name is required'],
  ['sectionName', { sectionName: '\u00a0 ' }, 'Section name is required'],
  ['sectionName', { sectionName: 'x'.repeat(51) }, 'Section name must not be more than 50 characters'],
  ['sectionName', { sectionName: 1 }, 'Section name is not valid'],
  ['classId', { classId: undefined }, 'Class is required'],
  ['classId', { classId: '1' }, 'Class is not valid'],
  ['classId', { classId: 0 }, 'Class is not valid'],
  ['stream', { stream: 'science' }, 'Stream is not valid'],
  ['stream', { stream: '' }, 'Stream is not valid'],
  ['stream', { stream: 'MATHS' }, 'Stream is not valid'],
  ...['sectionId', 'id', 'schoolId', 'disabled', 'nameKey', 'deletedAt'].map((name): [string, Changes, string] => [
    name,
    { [name]: 1 },
    `${name} is not a known field`,
  ]),
];

test.each(REFUSED)('CLASS-32 CLASS-36 CONST-22 B8 CODE-109 %s %j: %s', async (path, changes, message) => {
  const before = await stored();
  expect(await createSection(token, one.classId, 'New', changes)).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: message,
    data: { problems: [{ path, message }] },
  });
  expect(await stored()).toEqual(before);
});

test.each<[string, Stream[]]>([
  ['a', [null]],
  [' B ', [null]],
  ['’A.', [null]],
])('CLASS-35 SCHOOL-44 CODE-115 %j is taken in a class without streams', async (name, streams) => {
  const before = await stored();
  for (const stream of streams)
    expect(await createSection(token, one.classId, name, { stream })).toMatchObject({
      status: 409,
      responseCode: 115,
      responseMsg: 'A section with this name already exists',
      data: null,
    });
  expect(await stored()).toEqual(before);
});

test('CLASS-35 CODE-115 a name is taken whatever the stream', async () => {
  const { classId } = await demoClass(token, '12');
  const before = await stored();
  for (const stream of ['SCIENCE', 'COMMERCE', 'ARTS'])
    expect(await createSection(token, classId, ' sCIENCE', { stream })).toMatchObject({
      status: 409,
      responseCode: 115,
    });
  expect(await stored()).toEqual(before);
});

test('CLASS-35 another class may have the name; that of a deleted section is free again', async () => {
  const other = await emptyClass();
  expect(await createSection(token, other.classId, 'A')).toMatchObject({ status: 200 });
  const gone = await demoSection(token, '1', 'A');
  await removeSection(token, gone.sectionId);
  expect(await createSection(token, one.classId, 'A')).toMatchObject({ status: 200 });
});

test('CLASS-37 CODE-190 a class has sections with streams or without, never both', async () => {
  const streamed = await demoClass(token, '12');
  const before = await stored();
  const message = 'A class cannot have sections with and without a stream';
  for (const [classId, streams] of [
    [one.classId, ['SCIENCE', 'COMMERCE', 'ARTS']],
    [streamed.classId, [null, undefined]],
  ] as const)
    for (const stream of streams)
      expect(await createSection(token, classId, 'New', { stream })).toMatchObject({
        status: 409,
        responseCode: 190,
        responseMsg: message,
        data: { problems: [{ path: 'stream', message }] },
      });
  expect(await stored()).toEqual(before);
  expect(await createSection(token, streamed.classId, 'Science B', { stream: 'SCIENCE' })).toMatchObject({
    status: 200,
  });
});

test('CLASS-37 deleted sections do not count', async () => {
  for (const { sectionId } of one.sections) await removeSection(token, sectionId);
  expect(await createSection(token, one.classId, 'Arts', { stream: 'ARTS' })).toMatchObject({ status: 200 });
});

test('CLASS-35 CODE-115 of ten sections of one name created at once, one is', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => createSection(token, one.classId, at % 2 ? 'Rose' : ' ROSE')),
  );
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 9 }, () => [409, 115])]);
});

test('CLASS-37 CODE-190 of sections with and without a stream created at once in an empty class one kind is', async () => {
  const { classId } = await emptyClass();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => createSection(token, classId, `S${at}`, { stream: at % 2 ? 'ARTS' : null })),
  );
  expect(answers.map(verdict).sort()).toEqual([
    ...Array.from({ length: 10 }, () => [200, 100]),
    ...Array.from({ length: 10 }, () => [409, 190]),
  ]);
  const { sections } = (await getClass(token, classId)).data;
  expect(new Set(sections.map(({ stream }) => stream)).size).toBe(1);
});

test('CLASS-36 CODE-158 B2 B3 an unknown, a deleted and another school’s class get the same answer', async () => {
  const gone = await emptyClass();
  await removeClass(token, gone.classId);
  const foreign = await demoClass(await tokenOf('admin2'), '1', SECOND);
  const before = await stored();
  for (const id of [UNKNOWN, gone.classId, foreign.classId])
    for (const stream of [null, 'ARTS'])
      expect(await createSection(token, id, 'A', { stream })).toMatchObject({
        status: 404,
        responseCode: 158,
        responseMsg: 'The class is unknown',
        data: null,
      });
  expect(await stored()).toEqual(before);
});

test('CALL-36 a platform user creates a section in a class of any school', async () => {
  const platform = await tokenOf('platform');
  const { classId } = await demoClass(platform, '1', SECOND);
  expect(await createSection(platform, classId, 'C')).toMatchObject({ status: 200, data: { classId } });
  expect(await createSection(platform, UNKNOWN, 'C')).toMatchObject({ status: 404, responseCode: 158 });
  expect(await countOf('sections', `school_id = ${SECOND} AND class_id = ${classId}`)).toBe(3);
  expect(await countOf('audit_entries', `event = 'createSection' AND school_id = ${SECOND}`)).toBe(1);
});

test('SCHOOL-49 CODE-112 CALL2-09 nobody creates a section in a disabled school', async () => {
  const platform = await tokenOf('platform');
  await disableSchool(platform, FIRST);
  const before = await stored();
  for (const as of [token, platform])
    expect(await createSection(as, one.classId, 'C')).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
});
