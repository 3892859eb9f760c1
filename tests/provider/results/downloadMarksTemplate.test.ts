// The template of a marks file: its students, columns, stored marks, validations and protection.
import type ExcelJS from 'exceljs';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { isFile } from '../support/http';
import { marksOf, marksWorld, saveMarks, studentsOf, type MarksWorld } from '../support/marks';
import {
  cellOf,
  exportTemplate,
  GRADED,
  HINDI,
  marksSheet,
  openFile,
  PRACTICAL,
  SCHOOL,
  SCIENCE,
  STUDENT,
  template,
} from '../support/marksFile';
import { clearSubjects } from '../support/copies';
import { SECOND } from '../support/schools';
import { partsOf } from '../support/zips';

let token: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
});

const FIXED = ['Student Code', 'Student Sr No.', 'Roll No.', 'Student Name', "Father's Name"];
const opened = async (changes: object = {}): Promise<ExcelJS.Workbook> =>
  openFile(await template(token, world, changes));
const headOf = (sheet: ExcelJS.Worksheet) => (sheet.getRow(1).values as string[]).slice(1);
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { responseCode: number }).responseCode,
];

test('CALL2-54 CALL2-06 D12 the file is named in content-disposition and has a row of each student, in the order of the grid', async () => {
  const [hindi] = world.students;
  await sql("UPDATE students SET name = 'लावण्या राठी', father_name = 'श्री क्षेत्रपाल' WHERE id = $1", [hindi?.id]);
  const answer = await exportTemplate(token, world);
  const { headers } = answer;
  expect(isFile(Object.fromEntries(headers))).toBe(true);
  expect(headers.get('content-disposition')).toBe('attachment; filename="Marks Half Yearly 9 A 2026 - 2027.xlsx"');
  const sheet = marksSheet(await openFile(Buffer.from(await answer.arrayBuffer())));
  expect(headers.get('x-row-count')).toBe(String(sheet.rowCount - 1));
  expect(headOf(sheet)).toEqual([
    ...[...FIXED, SCHOOL, STUDENT, HINDI, 'Sanskrit Theory (out of 100)', SCIENCE, PRACTICAL],
    ...[expect.stringMatching(/^Health and Physical Education .* \(grade: A, B, C, D, E\)$/) as string, GRADED],
  ]);
  const codes = world.students.map((_, index) => sheet.getRow(index + 2).getCell(1).value);
  expect(codes).toEqual(world.students.map(({ code }) => code));
  expect([4, 5].map((column) => sheet.getRow(2).getCell(column).value)).toEqual(['लावण्या राठी', 'श्री क्षेत्रपाल']);
});

test('CALL2-54 ENUM-38 stored marks, the codes of reasons, grades and attendance are filled in', async () => {
  await saveMarks(token, world, [
    marksOf(
      world,
      0,
      {
        Science: { theoryMarks: 61.5, practicalNotAppearInExamReason: 'MEDICAL' },
        'Rajasthan Studies': { theoryGradeId: world.grades['B'] },
      },
      { schoolAttendance: 220, studentAttendance: 198.5 },
    ),
    marksOf(world, 1, { Science: { theoryNotAppearInExamReason: 'ABSENT', practicalNotAppearInExamReason: 'LEAVE' } }),
  ]);
  const sheet = marksSheet(await opened());
  const shown = (index: number) =>
    [SCIENCE, PRACTICAL, GRADED, SCHOOL, STUDENT].map((heading) => cellOf(sheet, world, index, heading).value);
  expect(shown(0)).toEqual([61.5, 'ML', 'B', 220, 198.5]);
  expect(shown(1)).toEqual(['AB', 'L', null, null, null]);
  expect(shown(2)).toEqual([null, null, null, null, null]);
});

test('CALL2-54 a minimum is part of the heading, and a component without a paper has no column', async () => {
  await sql('UPDATE exam_limits SET theory_min = 10, practical_max = 0 WHERE exam_id = $1 AND subject_id = $2', [
    world.exams['Half Yearly'],
    world.subjects['Science'],
  ]);
  const head = headOf(marksSheet(await opened()));
  expect(head.filter((title) => title.startsWith('Science'))).toEqual(['Science Theory (10–70)']);
});

test('CALL2-54 D10 cells of entries accept marks within the limits, reasons or grades; medical not in the annual exam', async () => {
  const rulesOf = async (changes: object) => {
    const part = partsOf(await template(token, world, changes)).find(({ name }) => name.endsWith('sheet1.xml'));
    const xml = part?.content.toString() ?? '';
    // Excel rejects a file with these elements in another order.
    const order = ['</sheetData>', '<sheetProtection', '<autoFilter', '<dataValidations', '<pageMargins'];
    expect(order.map((element) => xml.indexOf(element))).toEqual(
      order.map((element) => xml.indexOf(element)).sort((one, other) => one - other),
    );
    expect(xml).toMatch(/<sheetProtection sheet="1" formatColumns="0" formatRows="0" autoFilter="0"\/>/);
    return xml.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<');
  };
  const isMark = (column: string, max: number) =>
    `IF(ISNUMBER(${column}2),AND(${column}2>=0,${column}2<=${max},MOD(${column}2*2,1)=0),FALSE)`;
  const xml = await rulesOf({});
  expect(xml).toContain(`<formula1>${isMark('F', 366)}</formula1>`);
  expect(xml).toContain(`<formula1>OR(${isMark('J', 70)},J2="AB",J2="ML",J2="L")</formula1>`);
  const annual = await rulesOf({ examId: world.exams.Annual });
  expect(annual).toContain(`<formula1>OR(${isMark('J', 70)},J2="AB",J2="L")</formula1>`);
  const workbook = await opened();
  expect(workbook.worksheets.map(({ name, state }) => [name, state])).toEqual([
    ['Marks', 'visible'],
    ['Choices', 'visible'],
    ['How to fill', 'visible'],
    ['_marks', 'hidden'],
  ]);
  const choices = workbook.getWorksheet('Choices')?.getColumn(1).values as string[];
  expect(choices.slice(2)).toEqual(['A', 'B', 'C', 'D', 'E', 'AB', 'ML', 'L']);
});

test('CALL2-54 only the cells of entries can be changed; headings and first columns stay in view', async () => {
  const sheet = marksSheet(await opened());
  expect(sheet.views).toMatchObject([{ state: 'frozen', xSplit: 4, ySplit: 1 }]);
  const unlocked = (cell: ExcelJS.Cell) => cell.protection?.locked === false;
  const head = headOf(sheet);
  expect(head.map((_, at) => unlocked(sheet.getRow(2).getCell(at + 1)))).toEqual(
    head.map((title) => !FIXED.includes(title)),
  );
  expect(head.filter((_, at) => unlocked(sheet.getRow(1).getCell(at + 1)))).toEqual([]);
});

test('CALL2-54 the cells of a subject of another stream are grey and locked', async () => {
  const streams = await marksWorld('11');
  const [science] = Object.entries(streams.sections);
  const sectionId = science?.[1];
  const students = await studentsOf(streams, sectionId);
  const ofSection = { ...streams, students };
  const sheet = marksSheet(await openFile(await template(token, streams, { sectionId })));
  const [{ stream }] = (await sql<{ stream: string }>('SELECT stream FROM sections WHERE id = $1', [sectionId])) as [
    { stream: string },
  ];
  const rows = await sql<{ name: string; stream: string | null }>(
    `SELECT m.name, c.stream FROM class_subjects c JOIN master_subjects m ON m.id = c.subject_id
      WHERE c.class_id = $1 AND c.session_id = $2 AND m.name IN ('Physics', 'History') ORDER BY m.name DESC`,
    [streams.place.classId, streams.place.sessionId],
  );
  const locked = rows.map(({ name }) => {
    const heading = name === 'Physics' ? 'Physics Theory (out of 70)' : 'History Theory (out of 100)';
    const { protection, fill } = cellOf(sheet, ofSection, 0, heading);
    return [name, protection?.locked !== false, JSON.stringify(fill ?? '').includes('FFD9D9D9')];
  });
  expect(locked).toEqual(rows.map(({ name, stream: own }) => [name, own !== stream, own !== stream]));
  expect(new Set(locked.map(([, isLocked]) => isLocked)).size).toBe(2);
});

test('CALL2-54 CODE-147 CODE-155 CODE-176 CODE-179 CODE-161 CODE-118 CODE-189 no students, no subjects, no limits and unknown parts have no file', async () => {
  const [other] = await sql<{ id: number }>('SELECT id FROM sections WHERE school_id = 1 AND class_id <> $1 LIMIT 1', [
    world.place.classId,
  ]);
  const rejected = async (changes: object) => codeOf(await exportTemplate(token, world, changes));
  expect(await rejected({ examId: 999_999 })).toEqual([404, 161]);
  expect(await rejected({ sectionId: other?.id })).toEqual([404, 118]);
  expect(await rejected({ schoolId: SECOND })).toEqual([403, 189]);
  expect(await rejected({ sessionId: 2_000_000 })).toEqual([404, 103]);
  expect(await rejected({ classId: 2_000_000 })).toEqual([404, 158]);
  await sql("UPDATE class_subjects SET evaluation_method = 'MARKS' WHERE class_id = $1", [world.place.classId]);
  await sql('DELETE FROM exam_limits WHERE exam_id = $1', [world.exams['Half Yearly']]);
  expect(await rejected({})).toEqual([409, 179]);
  await sql("UPDATE enrolments SET life = 'STRUCK_OFF' WHERE section_id = $1", [world.sections['A']]);
  expect(await rejected({})).toEqual([404, 176]);
  await sql("UPDATE enrolments SET life = 'ACTIVE' WHERE section_id = $1", [world.sections['A']]);
  await clearSubjects(world.place);
  expect(await (await exportTemplate(token, world)).json()).toMatchObject({
    responseCode: 176,
    responseMsg: 'The class has no subjects in this session',
  });
});

test('code 203 each file is recorded, at most ten in a minute for each user; it also exists while marks are locked', async () => {
  await sql('UPDATE exams SET locked_edit_marks = true, locked_upload_marks = true WHERE id = $1', [
    world.exams['Half Yearly'],
  ]);
  expect((await exportTemplate(token, world)).status).toBe(200);
  const [row] = await sql<{ details: Record<string, unknown> }>(
    "SELECT details FROM audit_entries WHERE event = 'downloadMarksTemplate'",
  );
  expect(row?.details).toMatchObject({ entity: 'marks file of exam', id: world.exams['Half Yearly'] });
  await sql(`INSERT INTO audit_entries (at, school_id, user_id, event, request_id)
    SELECT at, school_id, user_id, event, request_id FROM audit_entries, generate_series(1, 9) WHERE event = 'downloadMarksTemplate'`);
  expect(await codeOf(await exportTemplate(token, world))).toEqual([429, 203]);
  expect((await exportTemplate(await tokenOf('teacher'), world)).status).toBe(200);
});
