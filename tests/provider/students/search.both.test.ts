// A search text: each word any part of code, Sr. No., the names of student and parents, or a mobile; every sign represents itself.
import fs from 'node:fs';
import path from 'node:path';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { SECOND } from '../support/schools';
import {
  formAt,
  formOf,
  list,
  listAll,
  placeOf,
  register,
  remove,
  setDisabled,
  update,
  type Changes,
  type Place,
  type Student,
} from '../support/students';

const NAMES = [
  'Om Prakash Sharma',
  'Prakash Om Verma',
  'A_B Rao',
  'AXB Rao',
  'Full 100% Marks',
  'Back\\Slash Roy',
  "O'Brien Das",
  'क्षितिज राठौड़',
  'अनन्या शर्मा',
  'Rene\u0301e Roy',
  'ÉMILE Roy',
  'Room 1001 Gill',
];

/** A father of none of the words looked for. */
const NOBODYS = { type: 'FATHER', name: 'Jit Lal', taxPayer: false };

let token: string;
let place: Place;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  // A class nobody else is in.
  const { sessionId, schoolId } = await placeOf();
  const [row] = await sql<{ id: number }>("SELECT id FROM classes WHERE school_id = 1 AND name = 'Default'");
  place = { sessionId, schoolId, classId: row?.id ?? 0, sectionId: null as unknown as number };
  await sql("UPDATE counters SET next_number = 71000 WHERE school_id = 1 AND kind = 'STUDENT_CODE'");
  for (const studentName of NAMES) await register(token, formAt(place, { studentName, parentsInfo: [NOBODYS] }));
});

const found = async (searchText: string) =>
  (await listAll(token, { classId: place.classId, sessionId: place.sessionId, searchText })).data
    .map(({ studentName }) => studentName)
    .sort();
const named = (...parts: string[]) => NAMES.map((name) => name.normalize('NFC')).filter((name) => parts.includes(name));
const ROYS = ['Back\\Slash Roy', 'Renée Roy', 'ÉMILE Roy'];

test.each<[string, string[]]>([
  ['', NAMES.map((name) => name.normalize('NFC'))],
  ['  ', NAMES.map((name) => name.normalize('NFC'))],
  ['PRAKASH', ['Om Prakash Sharma', 'Prakash Om Verma']],
  ['kas', ['Om Prakash Sharma', 'Prakash Om Verma']],
  ['verma  om', ['Prakash Om Verma']],
  ['sharma prak', ['Om Prakash Sharma']],
  ['om prakash verma sharma', []],
  ['_', ['A_B Rao']],
  ['a_b', ['A_B Rao']],
  ['%', ['Full 100% Marks']],
  ['100%', ['Full 100% Marks']],
  ['\\', ['Back\\Slash Roy']],
  ['back\\sl', ['Back\\Slash Roy']],
  ["o'b", ["O'Brien Das"]],
  ["' OR 1=1 --", []],
  ['शर्मा', ['अनन्या शर्मा']],
  ['राठौड', ['क्षितिज राठौड़']],
  ['क्ष', ['क्षितिज राठौड़']],
  ['renée', ['Renée Roy']],
  ['rene\u0301e', ['Renée Roy']],
  ['émile', ['ÉMILE Roy']],
  ['E\u0301MILE', ['ÉMILE Roy']],
  ['roy', ROYS],
  ['71000', ['Om Prakash Sharma']],
  ['7100', [...NAMES.slice(0, 10).map((name) => name.normalize('NFC'))]],
  ['1001', ['Prakash Om Verma', 'Room 1001 Gill']],
  ['001', ['Prakash Om Verma', 'Room 1001 Gill']],
  ['-', []],
  ['71001 verma', ['Prakash Om Verma']],
  ['71001 sharma', []],
  ['{a,b}', []],
  ['$1', []],
])('STUDENT-06 CALL2-14 ENUM-10 F6 %j finds %j', async (text, names) => {
  expect(await found(text)).toEqual(named(...names).sort());
});

describe('a family', () => {
  const FATHER = { type: 'FATHER', name: 'Rajveer Phogat', taxPayer: true, mobileNo: '7012345678' };
  const MOTHER = { type: 'MOTHER', name: 'Sulochana Élise', taxPayer: false, mobileNo: '8123987650' };
  const GUARDIAN = { type: 'GUARDIAN', name: 'दादा Anne-Marie Xavier', taxPayer: false, mobileNo: null };
  const PUPIL = { studentName: 'Aarushi Phogat', mobileNo: '6543210987', studentSrNo: 'Q-77/2019' };
  const FOUND = [PUPIL.studentName];
  let stored: Student;
  beforeAll(async () => {
    const form = formAt(place, { ...PUPIL, parentsInfo: [FATHER, MOTHER, GUARDIAN] });
    ({ data: stored } = await register(token, form));
  });

  test.each<[string, string[]]>([
    ['rajveer', FOUND],
    ['aarushi rajveer', FOUND],
    ['RAJ  sulo AARU', FOUND],
    ['aarushi ramesh', []],
    ['e\u0301lise', FOUND],
    ['ÉLISE', FOUND],
    ['दादा', FOUND],
    ['anne-marie', FOUND],
    ['anne\u2011marie', FOUND],
    ['marie anne', FOUND],
    ['q-77', FOUND],
    ['Q\u201377/2019 phogat', FOUND],
    ['2019', FOUND],
    ['77/2', FOUND],
    ['6543210987', FOUND],
    ['70123', FOUND],
    ['3987', FOUND],
    ['३९८७', FOUND],
    ['aar', FOUND],
    ['aa', FOUND],
    ['su', []],
    ['su raj', FOUND],
    ['398', []],
    ['543', []],
    ['70 12 34 56 78', FOUND],
    ['70 12', FOUND],
    ['7012 8123', FOUND],
    ['7012 8124', []],
    ['+91 70123 45678', FOUND],
    ['+91-70123-45678', FOUND],
    ['(+91) 7012345678', FOUND],
    ['917012345678', FOUND],
    ['07012345678', FOUND],
    ['rajveer +91 81239', FOUND],
    ['nobody +91 70123 45678', []],
    ['+91', []],
    ['70123_', []],
    ['70%678', []],
    ['😀', []],
    ['7012345678 '.repeat(9).trim(), FOUND],
    ['a '.repeat(50), FOUND],
    [`${'%'.repeat(60)} ${'\\'.repeat(39)}`, []],
  ])('STUDENT-06 CALL2-14 is found by what a parent says: %j finds %j', async (text, names) => {
    const all = await found(text);
    expect(all.filter((name) => name === PUPIL.studentName)).toEqual(names);
  });

  test('STUDENT-06 neither Aadhaar nor PAN is searched', async () => {
    const numbers = { aadharNo: '2345 6789 0124', panNo: 'ABCPE1234F' };
    const form = formAt(place, { studentName: 'Numbered', parentsInfo: [{ ...NOBODYS, ...numbers }] });
    expect((await register(token, form)).responseCode).toBe(100);
    for (const text of ['234567890124', '2345 6789 0124', '0124', '6789', 'abcpe1234f', '234f', 'XXXX'])
      expect(await found(text)).not.toContain('Numbered');
  });

  test('STUDENT-06 a changed name, mobile or Sr. No. is found and the old one is not; parents come and go', async () => {
    const change = async (changes: Changes) => {
      ({ data: stored } = await update(token, stored.studentId, formOf(stored, changes)));
    };
    const finds = async (text: string) => (await found(text)).includes(stored.studentName);
    const [father, mother, guardian] = stored.parentsInfo;
    const step = async (changes: Changes, now: string[], noMore: string[]) => {
      await change(changes);
      for (const text of now) expect([text, await finds(text)]).toEqual([text, true]);
      for (const text of noMore) expect([text, await finds(text)]).toEqual([text, false]);
    };
    await step({ mobileNo: '6000011122', studentSrNo: 'R-1' }, ['60000111', 'r-1', 'rajveer'], ['6543210', 'q-77']);
    const renamed = { ...father, name: 'Dalbir Phogat', mobileNo: '7999955555' };
    await step({ parentsInfo: [renamed, mother, guardian] }, ['dalbir', '99995'], ['rajveer', '7012345']);
    await step({ parentsInfo: [renamed, mother] }, ['dalbir sulochana'], ['दादा', 'marie']);
    await step({ parentsInfo: [renamed] }, ['dalbir'], ['sulochana', '8123987']);
    await step({ parentsInfo: [{ ...renamed, type: 'MOTHER' }, FATHER] }, ['dalbir rajveer', '70123'], ['दादा']);
    await setDisabled(token, stored.studentId, true);
    expect(await found('dalbir')).toEqual([]);
    const inactive = await listAll(token, { searchText: '79999 dalbir', includeDisabled: true });
    expect(inactive.data.map(({ studentId }) => studentId)).toEqual([stored.studentId]);
  });
});

test('STUDENT-76 SIBLING-05 SIBLING-06 over the whole school a sibling is once, found by name, code, mobile and father, with the present class and section; in a class only while enrolled there now', async () => {
  const parentsInfo = [{ type: 'FATHER', name: 'Hukam Dagar', taxPayer: false, mobileNo: '9333344444' }];
  const now = await placeOf();
  const { data } = await register(token, formAt(now, { studentName: 'Pihu Dagar', parentsInfo }));
  const before = await placeOf('4', { status: 'COMPLETED' });
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT 1, $1, id, $2, $3, 'COMPLETE', 'ADMISSION', life, name_key, now() FROM students WHERE id = $4`,
    [before.sessionId, before.classId, before.sectionId, data.studentId],
  );
  const picker = { classId: -1, sectionId: -1, registrationStatus: 'COMPLETE', includeDisabled: false, size: 5 };
  for (const searchText of ['pihu', String(data.studentCode), '933334', 'hukam', 'hukam pihu', '+91 93333 44444'])
    expect([searchText, (await list(token, { ...picker, searchText })).data]).toMatchObject([
      searchText,
      {
        totalElements: 1,
        content: [
          { studentId: data.studentId, fatherName: 'Hukam Dagar', enrollments: [{ className: '5', sectionName: 'A' }] },
        ],
      },
    ]);
  const found = async (classId: number) =>
    (await list(token, { ...picker, classId, searchText: 'pihu' })).data.content.map(({ studentId }) => studentId);
  expect([await found(now.classId), await found(before.classId)]).toEqual([[data.studentId], []]);
});

test('STUDENT-06 STUDENT-24 whose code or Sr. No. was typed is first among the active, before those with a mobile like it', async () => {
  const parentsInfo = [{ ...NOBODYS, mobileNo: '9000071003' }];
  await register(token, formAt(place, { studentName: 'Aab Mobile', parentsInfo }));
  expect((await found('71003')).length).toBe(2);
  const first = async (filter: Changes) => (await list(token, { ...filter, classId: place.classId })).data.content[0];
  expect(await first({ searchText: '71003' })).toMatchObject({ studentCode: 71_003 });
  expect(await first({ searchText: '71003', sortBy: 'studentName' })).toMatchObject({ studentName: 'Aab Mobile' });
  await sql("UPDATE students SET sr_no = 'K-71003' WHERE name = 'Full 100% Marks'");
  await sql("UPDATE students SET sr_no = 'K-710031' WHERE name = 'Aab Mobile'");
  expect(await first({ searchText: 'k-71003' })).toMatchObject({ studentName: 'Full 100% Marks' });
});

test('STUDENT-06 R15 what was stored before is found in the same way: the migration makes the same words', async () => {
  const words = () => sql('SELECT student_id, words FROM student_words ORDER BY 1');
  const keys = () => sql('SELECT id, name_key FROM student_parents ORDER BY 1');
  const made = [await words(), await keys()];
  await sql("UPDATE student_parents SET name_key = 'old'");
  await sql("UPDATE student_words SET words = 'old'");
  expect(await words()).not.toEqual(made[0]);
  const migration = fs.readFileSync(path.resolve('provider/database/migrations/0008_search.sql'), 'utf8');
  const fills = migration.split(/;\n/).filter((statement) => /^(?:--.*\n|\s)*UPDATE /.test(statement));
  expect(fills).toHaveLength(2);
  for (const statement of fills) await sql(statement);
  expect([await words(), await keys()]).toEqual(made);
});

test('STUDENT-06 STUDENT-22 a new name is found and the old one is not; a deleted student stays findable as deleted', async () => {
  const { data } = await register(token, formAt(place, { studentName: 'Zebunnisa Qadri' }));
  const { data: renamed } = await update(token, data.studentId, formOf(data, { studentName: 'Yashoda Qadri' }));
  expect([await found('zebunnisa'), await found('yashoda')]).toEqual([[], ['Yashoda Qadri']]);
  await remove(token, renamed.studentId);
  const all = await listAll(token, { searchText: 'yashoda' });
  expect(all.data).toMatchObject([{ studentId: data.studentId, deleted: true }]);
  const picker = { searchText: 'yashoda', registrationStatus: 'COMPLETE', sessionId: place.sessionId };
  expect((await list(token, picker)).data).toMatchObject({ content: [], totalElements: 0 });
});

test('STUDENT-76 B2 a search stays in its school, a user who asks', async () => {
  const [canary] = await sql<{ name: string }>('SELECT name FROM students WHERE school_id = 2 ORDER BY id LIMIT 1');
  await sql(
    "UPDATE students SET name_key = 'canarywala', name = 'Canarywala' WHERE id = (SELECT min(id) FROM students WHERE school_id = 2)",
  );
  expect(canary).toBeDefined();
  const platform = await tokenOf('platform');
  const [own, other] = [
    await listAll(platform, { searchText: 'canary' }),
    await listAll(platform, { schoolId: SECOND, searchText: 'canary' }),
  ];
  expect([own.data.length, other.data.length]).toEqual([0, 1]);
  expect((await listAll(token, { searchText: 'canary' })).data).toEqual([]);
  expect((await listAll(await tokenOf('admin2'), { schoolId: SECOND, searchText: 'canary' })).data).toHaveLength(1);
});
