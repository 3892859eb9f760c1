// A search text: each word any part of the name, or the beginning of the code; every sign stands for itself.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { SECOND } from '../support/schools';
import { formAt, list, listAll, placeOf, register, remove, update, formOf, type Place } from '../support/students';

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
  for (const studentName of NAMES) await register(token, formAt(place, { studentName }));
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
  ['1001', ['Room 1001 Gill']],
  ['001', []],
  ['71001 verma', ['Prakash Om Verma']],
  ['71001 sharma', []],
  ['{a,b}', []],
  ['$1', []],
])('STUDENT-06 CALL2-14 F6 %j finds %j', async (text, names) => {
  expect(await found(text)).toEqual(named(...names).sort());
});

test('STUDENT-06 a new name is found and the old one is not; a deleted pupil stays findable as deleted', async () => {
  const { data } = await register(token, formAt(place, { studentName: 'Zebunnisa Qadri' }));
  const { data: renamed } = await update(token, data.studentId, formOf(data, { studentName: 'Yashoda Qadri' }));
  expect([await found('zebunnisa'), await found('yashoda')]).toEqual([[], ['Yashoda Qadri']]);
  await remove(token, renamed.studentId);
  const all = await listAll(token, { searchText: 'yashoda' });
  expect(all.data).toMatchObject([{ studentId: data.studentId, deleted: true }]);
  const picker = { searchText: 'yashoda', registrationStatus: 'COMPLETE', sessionId: place.sessionId };
  expect((await list(token, picker)).data).toMatchObject({ content: [], totalElements: 0 });
});

test('STUDENT-76 B2 a search stays in its school, whoever asks', async () => {
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
