// The class register: the active students of each section by gender, category and seat, compared with the stored rows.
import { readPdf } from '../documents/readPdf';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { downloadSchoolReport, listSchoolReport, rowsOf, RUNNING, totalsOf } from '../support/reports';
import { FIRST } from '../support/schools';
import { readSheet } from '../support/sheets';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const list = (changes: Record<string, unknown> = {}) =>
  listSchoolReport(admin, 'CLASS_REGISTER', { sessionId: RUNNING, ...changes });

interface Stored {
  class: string;
  section: string | null;
  gender: string;
  category: string | null;
  rte: boolean;
  fresh: boolean;
}

/** Row by row, without a grouping statement. */
const storedStudents = () =>
  sql<Stored>(
    `SELECT c.name AS class, p.name AS section, s.gender, s.category, e.rte, e.new_admission AS fresh
       FROM enrolments e JOIN students s ON s.id = e.student_id JOIN classes c ON c.id = e.class_id
       LEFT JOIN sections p ON p.id = e.section_id
      WHERE e.school_id = $1 AND e.session_id = $2 AND e.life = 'ACTIVE'`,
    [FIRST, RUNNING],
  );

const CATEGORIES = {
  General: 'GENERAL',
  OBC: 'OBC',
  SC: 'SC',
  ST: 'ST',
  EBC: 'EBC',
  'Ex-Service': 'EX SERVICEMAN',
  'No Category': null,
} as const;

function countsOf(students: readonly Stored[]): Record<string, number> {
  const count = (test: (one: Stored) => boolean) => students.filter(test).length;
  return {
    Students: students.length,
    Boys: count(({ gender }) => gender === 'MALE'),
    Girls: count(({ gender }) => gender === 'FEMALE'),
    Other: count(({ gender }) => gender === 'OTHER'),
    ...Object.fromEntries(
      Object.entries(CATEGORIES).map(([title, name]) => [title, count(({ category }) => category === name)]),
    ),
    RTE: count(({ rte }) => rte),
    New: count(({ fresh }) => fresh),
  };
}

/** One student of each kind that the demo may lack. */
async function withRareKinds(): Promise<void> {
  const kinds = ["gender = 'OTHER'", "category = 'EX SERVICEMAN'", 'category = NULL'];
  for (const [at, kind] of kinds.entries())
    await sql(
      `UPDATE students SET ${kind} WHERE id = (SELECT student_id FROM enrolments WHERE session_id = $1 AND school_id = $2
         AND life = 'ACTIVE' ORDER BY student_id OFFSET $3 LIMIT 1)`,
      [RUNNING, FIRST, at],
    );
}

test('each row and the totals have the counts of the stored students; students without a section are a row of their class', async () => {
  await withRareKinds();
  const students = await storedStudents();
  const { data } = await list();
  const expected = countsOf(students);
  expect(Object.values(expected)).not.toContain(0);
  expect(totalsOf(data)).toEqual(expected);
  for (const { Class: name, Section: section, ...counts } of rowsOf(data))
    expect(counts).toEqual(countsOf(students.filter((one) => one.class === name && one.section === section)));
  const places = new Set(students.map(({ class: name, section }) => `${name} ${section}`));
  expect(data.totalElements).toBe(places.size);
  expect(rowsOf(data).flatMap((row) => (row['Class'] === 'UKG' ? [row['Section']] : []))).toEqual([null, 'A', 'B']);
  expect(data.classIds).toHaveLength(data.content.length);
  expect(rowsOf(data).slice(0, 2)).toEqual([
    expect.objectContaining({ Class: 'Nursery', Section: 'A' }),
    expect.objectContaining({ Class: 'Nursery', Section: 'B' }),
  ]);
});

test('a student who is struck off is not counted', async () => {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  const total = async () => totalsOf((await list({ classIds: [classId] })).data)['Students'] ?? 0;
  const before = await total();
  const [student] = await sql<{ id: number }>(
    "SELECT student_id AS id FROM enrolments WHERE session_id = $1 AND class_id = $2 AND life = 'ACTIVE' LIMIT 1",
    [RUNNING, classId],
  );
  await changeLife(student?.id ?? 0, 'STRUCK_OFF');
  expect(await total()).toBe(before - 1);
});

test('classes limit the register, another session has its own students, and rows are sorted by a count', async () => {
  const { classId } = await feePlaceOf('6', 'ACTIVE');
  const { data } = await list({ classIds: [classId] });
  expect(new Set(rowsOf(data).map(({ Class: name }) => name))).toEqual(new Set(['6']));
  const earlier = await list({ sessionId: 1 });
  const [count] = await sql<{ count: number }>(
    "SELECT count(*)::integer AS count FROM enrolments WHERE session_id = 1 AND life = 'ACTIVE'",
  );
  expect(totalsOf(earlier.data)['Students']).toBe(count?.count);
  const sorted = await list({ sortBy: 'girls', sortOrder: 'desc' });
  const girls = rowsOf(sorted.data).map(({ Girls: value }) => Number(value));
  expect(girls).toEqual([...girls].sort((one, other) => other - one));
  expect(verdict(await list({ sortBy: 'classId' }))).toEqual([400, 109]);
});

test('the spreadsheet has whole numbers and the totals, the PDF the session, the classes and the totals', async () => {
  const { data } = await list();
  const { head, rows } = await readSheet(
    (await downloadSchoolReport(admin, 'CLASS_REGISTER', { sessionId: RUNNING })).body,
  );
  expect(head).toEqual(data.headers.map(({ columnValue }) => columnValue));
  expect(rows.length - 2).toBe(data.totalElements);
  expect(rows[0]).toEqual(data.content[0]?.map(({ columnValue }) => columnValue));
  expect(rows.at(-1)?.slice(2)).toEqual(data.totals.slice(2).map(({ columnValue }) => columnValue));
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  const { body } = await downloadSchoolReport(admin, 'CLASS_REGISTER', {
    sessionId: RUNNING,
    classIds: [classId],
    fileFormat: 'PDF',
  });
  const text = readPdf(body)
    .flatMap(({ lines }) => lines)
    .join('\n');
  for (const part of ['Class Register', '2026 - 2027', 'Classes: 5', 'Total']) expect(text).toContain(part);
});
