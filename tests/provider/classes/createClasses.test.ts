import { call, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { createClass, demoClass, ORDERED, placesOf, removeClass, type Class } from '../support/classes';
import { verdict } from '../support/http';
import { withdrawPrivileges } from '../support/privileges';
import { createSchool, FIRST, SECOND, UNKNOWN } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { unenrolAll } from '../support/students';
import { countOf, stored } from '../support/tables';

interface Part {
  stream: string | null;
  sections: number;
}

const plain = (sections = 1): Part[] => [{ stream: null, sections }];
const streamed = (science: number, commerce: number): Part[] => [
  { stream: 'SCIENCE', sections: science },
  { stream: 'COMMERCE', sections: commerce },
];
const add = (token: string, classes: unknown, schoolId: unknown = FIRST): Promise<Answer<Class[]>> =>
  call('POST', '/class/several', { token, json: { schoolId, classes } });
const row = (className: string, sections: unknown = plain()) => ({ className, sections });

let token: string;
let platform: string;
beforeEach(async () => {
  await resetProvider();
  [token, platform] = await Promise.all([tokenOf('admin'), tokenOf('platform')]);
});

test('the classes of a new school are stored in the usual order with lettered sections, and those of a stream after it', async () => {
  const { schoolId } = (await createSchool(platform)).data;
  const forms = ORDERED.map((name) => row(name, name === '11' ? streamed(2, 1) : plain(name === '5' ? 3 : 1)));
  const { data } = await add(platform, forms.reverse(), schoolId);
  expect(data.map(({ className, sequence }) => [className, sequence])).toEqual(
    ORDERED.map((name, at) => [name, at + 1]),
  );
  const sectionsOf = (name: string) =>
    data.find(({ className }) => className === name)?.sections.map(({ sectionName, stream }) => [sectionName, stream]);
  expect(sectionsOf('5')).toEqual(['A', 'B', 'C'].map((letter) => [letter, null]));
  expect(sectionsOf('11')).toEqual([
    ['Commerce', 'COMMERCE'],
    ['Science A', 'SCIENCE'],
    ['Science B', 'SCIENCE'],
  ]);
  expect(await countOf('audit_entries', `event = 'createClasses' AND school_id = ${schoolId}`)).toBe(15);
});

test('classes take their places among those that the school has, a class without sections too', async () => {
  await unenrolAll();
  for (const name of ['UKG', '7']) await removeClass(token, (await demoClass(token, name)).classId);
  const { data } = await add(token, [row('7', []), row('Play Group', plain(26)), row(' ukg ')]);
  expect((await placesOf(token)).map(([name]) => name)).toEqual([
    ...ORDERED.map((name) => (name === 'UKG' ? 'ukg' : name)),
    'Play Group',
    'Default',
  ]);
  const sectionsOf = (name: string) => data.find(({ className }) => className === name)?.sections;
  expect(sectionsOf('7')).toEqual([]);
  expect(sectionsOf('Play Group')?.at(-1)).toMatchObject({ sectionName: 'Z' });
});

const TWICE = 'This class is listed twice';
const MOST = 'A class has at most 26 sections';
/** Classes, status and code, and the problems by path. */
const REJECTED: [string, unknown, [number, number], Record<string, string>][] = [
  [
    'CLASS-34 CODE-114 classes that the school has, also as full-width digits',
    [row('Prep'), row('Ｎursery'), row(' 10 ')],
    [409, 114],
    {
      'classes.1.className': 'A class with this name already exists',
      'classes.2.className': 'A class with this name already exists',
    },
  ],
  [
    'a class that is listed twice',
    [row('Prep'), row('KG'), row(' PREP')],
    [400, 109],
    { 'classes.2.className': TWICE },
  ],
  ['27 sections of two streams', [row('Prep', streamed(26, 1))], [400, 109], { 'classes.0.sections': MOST }],
  [
    'a stream that is listed twice',
    [row('Prep', [...plain(), ...plain()])],
    [400, 109],
    { 'classes.0.sections': 'A stream is listed twice' },
  ],
  [
    'CLASS-37 CODE-190 sections with and without a stream',
    [row('Prep', [...plain(), ...streamed(1, 1)])],
    [409, 190],
    { 'classes.0.sections': expect.any(String) as string },
  ],
  ['27 sections', [row('Prep', plain(27))], [400, 109], { 'classes.0.sections.0.sections': MOST }],
  [
    'no section of a stream',
    [row('Prep', plain(0))],
    [400, 109],
    { 'classes.0.sections.0.sections': 'A class has at least one section' },
  ],
  [
    'half a section',
    [row('Prep', plain(1.5))],
    [400, 109],
    { 'classes.0.sections.0.sections': expect.any(String) as string },
  ],
  [
    'CONST-22 an unknown stream',
    [row('Prep', [{ stream: 'MUSIC', sections: 1 }])],
    [400, 109],
    { 'classes.0.sections.0.stream': expect.any(String) as string },
  ],
  [
    'CLASS-36 a blank name',
    [row('Prep'), row(' \u00a0')],
    [400, 109],
    { 'classes.1.className': 'Class name is required' },
  ],
  ['no class', [], [400, 109], { classes: 'Choose at least one class' }],
  [
    '51 classes',
    Array.from({ length: 51 }, (_, at) => row(`Group ${at}`)),
    [400, 109],
    { classes: expect.any(String) as string },
  ],
];

test.each(REJECTED)('B8 %s: nothing is stored', async (_what, classes, code, problems) => {
  const before = await stored();
  const answer = (await add(token, classes)) as unknown as Answer<{ problems: { path: string; message: string }[] }>;
  expect([
    verdict(answer),
    Object.fromEntries(answer.data.problems.map(({ path, message }) => [path, message])),
  ]).toEqual([code, problems]);
  expect(await stored()).toEqual(before);
});

test('CODE-114 of ten requests at once for the same classes one is stored, and a class created at the same time is reported', async () => {
  const wanted = [row('Prep', plain(2)), row('KG')];
  const answers = await Promise.all([
    ...Array.from({ length: 9 }, () => add(token, wanted)),
    createClass(token, 'Play Group'),
  ]);
  expect(answers.map(verdict).sort()).toEqual([
    ...Array.from({ length: 2 }, () => [200, 100]),
    ...Array.from({ length: 8 }, () => [409, 114]),
  ]);
  expect(await countOf('classes', `school_id = ${FIRST}`)).toBe(19);
  const places = (await placesOf(token)).map(([, place]) => place);
  expect(places).toEqual([...Array.from({ length: 18 }, (_, at) => at + 1), null]);
});

test('PRIVILEGE-17 CODE-137 CODE-189 CODE-112 CODE-103 users without ADD_CLASS, other schools, disabled and unknown schools are rejected', async () => {
  const before = await stored();
  for (const schoolId of [SECOND, UNKNOWN])
    expect(verdict(await add(token, [row('Prep')], schoolId))).toEqual([403, 189]);
  expect(verdict(await add(platform, [row('Prep')], UNKNOWN))).toEqual([404, 103]);
  expect(await stored()).toEqual(before);
  await withdrawPrivileges('admin', 'ADD_CLASS');
  expect(verdict(await add(token, [row('Prep')]))).toEqual([403, 137]);
  await disableSchool(platform);
  expect(verdict(await add(platform, [row('Prep')]))).toEqual([409, 112]);
  expect(await sql("SELECT id FROM classes WHERE name = 'Prep'")).toEqual([]);
});
