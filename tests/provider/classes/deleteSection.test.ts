import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { SECOND, UNKNOWN } from '../support/schools';
import { demoClass, demoSection, getClass, removeSection, updateSection, type Section } from '../support/classes';
import { disableSchool } from '../support/sessions';
import { unenrolAll } from '../support/students';
import { countOf, stored } from '../support/tables';

let token: string;
let section: Section;
beforeEach(async () => {
  await resetProvider();
  await unenrolAll();
  token = await tokenOf('admin');
  section = await demoSection(token, '1', 'A');
});

test('CALL-36 CALL-12 CODE-118 a deleted section is gone, and the class keeps the others', async () => {
  expect(await removeSection(token, section.sectionId)).toMatchObject({ status: 200, responseCode: 100, data: null });
  const { sections } = (await getClass(token, section.classId)).data;
  expect(sections.map(({ sectionName }) => sectionName)).toEqual(['B']);
  for (const answer of [await updateSection(token, section), await removeSection(token, section.sectionId)])
    expect(answer).toMatchObject({ status: 404, responseCode: 118, data: null });
});

test('CALL-36 the last section of a class is deleted as well', async () => {
  const { classId, sections } = await demoClass(token, '12');
  for (const { sectionId } of sections) expect(await removeSection(token, sectionId)).toMatchObject({ status: 200 });
  expect((await getClass(token, classId)).data.sections).toEqual([]);
});

test('CALL-36 deleted and changed at once, nothing is changed after the deletion', async () => {
  const [removed, ...changed] = await Promise.all([
    removeSection(token, section.sectionId),
    ...Array.from({ length: 5 }, (_, at) => updateSection(token, section, { sectionName: `Name ${at}` })),
  ]);
  expect(verdict(removed)).toEqual([200, 100]);
  const taken = changed.filter(({ status }) => status === 200);
  for (const answer of changed)
    expect([
      [200, 100],
      [404, 118],
    ]).toContainEqual(verdict(answer));
  expect(await countOf('sections', `id = ${section.sectionId} AND version = ${taken.length + 2}`)).toBe(1);
});

test('CLASS-36 CODE-118 B2 an unknown and another school’s section get the same answer', async () => {
  const foreign = await demoSection(await tokenOf('admin2'), '1', 'A', SECOND);
  const before = await stored();
  for (const id of [UNKNOWN, foreign.sectionId])
    expect(await removeSection(token, id)).toMatchObject({ status: 404, responseCode: 118, data: null });
  expect(await stored()).toEqual(before);
});

test('CALL-36 a platform user deletes a section of any school', async () => {
  const platform = await tokenOf('platform');
  const foreign = await demoSection(platform, '1', 'A', SECOND);
  expect(await removeSection(platform, foreign.sectionId)).toMatchObject({ status: 200, responseCode: 100 });
  for (const id of [foreign.sectionId, UNKNOWN])
    expect(await removeSection(platform, id)).toMatchObject({ status: 404, responseCode: 118 });
  expect(await countOf('audit_entries', `event = 'deleteSection' AND school_id = ${SECOND}`)).toBe(1);
});

test('SCHOOL-49 CODE-112 CALL2-09 nobody deletes a section of a disabled school', async () => {
  const platform = await tokenOf('platform');
  await disableSchool(platform);
  const before = await stored();
  for (const as of [token, platform])
    expect(await removeSection(as, section.sectionId)).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
});

test.each(['0', '-1', 'x', '1.5', '2147483648', 'null'])('CODE-109 %j is not an id of a section', async (id) => {
  expect(await removeSection(token, id)).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'id' }] },
  });
});
