// Faulty marks files: each stores nothing, and its message names row and column.
import type ExcelJS from 'exceljs';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { marksWorld, storedMarks, type ExamName, type MarksWorld } from '../support/marks';
import {
  checkFile,
  cellOf,
  filled,
  GRADED,
  HINDI,
  marksSheet,
  openFile,
  PRACTICAL,
  SCHOOL,
  SCIENCE,
  STUDENT,
  template,
  upload,
} from '../support/marksFile';
import { zip } from '../support/zips';

let token: string;
let world: MarksWorld;
let file: Buffer;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
  file = await template(token, world);
});

type Change = (sheet: ExcelJS.Worksheet) => void;
interface Faulty {
  change: Change;
  /** row, column and reason */
  reason: [row: number | undefined, column: string, message: string];
}

/** A value in the row of the first student. */
const put =
  (heading: string, value: ExcelJS.CellValue, index = 0): Change =>
  (sheet) =>
    void (cellOf(sheet, world, index, heading).value = value);
const shown =
  (heading: string, value: number | Date, numFmt: string): Change =>
  (sheet) =>
    Object.assign(cellOf(sheet, world, 0, heading), { value, numFmt });
const heading =
  (at: number, text: string): Change =>
  (sheet) =>
    void (sheet.getRow(1).getCell(at).value = text);
const codeOf = (index: number) => world.students[index]?.code;

const SECOND_ROW = 2;
const inScience = (message: string): Faulty['reason'] => [SECOND_ROW, 'Science Theory', message];
const MARKS = 'Enter marks, AB, ML or L.';

const FAULTY: Record<string, () => Faulty> = {
  'marks above the maximum': () => ({
    change: put(SCIENCE, 95),
    reason: inScience('Marks should be between 0 and 70. The file has "95".'),
  }),
  'negative marks': () => ({ change: put(SCIENCE, -5), reason: inScience(`${MARKS} The file has "-5".`) }),
  'quarter marks': () => ({
    change: put(SCIENCE, 45.25),
    reason: inScience('Enter marks in steps of 0.5. The file has "45.25".'),
  }),
  'a word': () => ({ change: put(SCIENCE, 'good'), reason: inScience(`${MARKS} The file has "good".`) }),
  'two numbers': () => ({ change: put(SCIENCE, '4 5'), reason: inScience(`${MARKS} The file has "4 5".`) }),
  'a fraction with its maximum': () => ({
    change: put(SCIENCE, '45/70'),
    reason: inScience(`${MARKS} The file has "45/70".`),
  }),
  'a formula text': () => ({ change: put(SCIENCE, '=1+1'), reason: inScience(`${MARKS} The file has "=1+1".`) }),
  'marks that the format rounds': () => ({
    change: shown(SCIENCE, 45.5, '0'),
    reason: inScience('Science Theory contains 45.5, which the spreadsheet shows as "46". Type the marks again.'),
  }),
  'a percentage': () => ({
    change: shown(SCIENCE, 0.5, '0%'),
    reason: inScience('Science Theory contains 0.5, which the spreadsheet shows as "50%". Type the marks again.'),
  }),
  'a date': () => ({
    change: shown(SCIENCE, new Date('2026-05-05T00:00:00Z'), 'dd/mm/yyyy'),
    reason: inScience('Science Theory is a date. Type it as text. The file has "05/05/2026".'),
  }),
  'a formula without a stored value': () => ({
    change: put(SCIENCE, { formula: 'G2*2' }),
    reason: inScience(
      'Science Theory has a formula without a stored value. Open the file in a spreadsheet program, save it and choose it again.',
    ),
  }),
  'an error of a formula': () => ({
    change: put(SCIENCE, { formula: 'X1', result: { error: '#REF!' } }),
    reason: inScience('Science Theory has the error #REF!.'),
  }),
  'a truth value': () => ({ change: put(SCIENCE, true), reason: inScience(`${MARKS} The file has "TRUE".`) }),
  'practical marks above their maximum': () => ({
    change: put(PRACTICAL, 30.5),
    reason: [SECOND_ROW, 'Science Practical', 'Marks should be between 0 and 30. The file has "30.5".'],
  }),
  'an unknown grade': () => ({
    change: put(GRADED, 'Z'),
    reason: [
      SECOND_ROW,
      'Rajasthan Studies Theory',
      'Enter one of the grades A, B, C, D, E, AB, ML or L. The file has "Z".',
    ],
  }),
  'marks instead of a grade': () => ({
    change: put(GRADED, 45),
    reason: [
      SECOND_ROW,
      'Rajasthan Studies Theory',
      'Enter one of the grades A, B, C, D, E, AB, ML or L. The file has "45".',
    ],
  }),
  'a grade instead of marks': () => ({
    change: put(HINDI, 'B'),
    reason: [SECOND_ROW, 'Hindi Theory', `${MARKS} The file has "B".`],
  }),
  'a reason as attendance': () => ({
    change: put(SCHOOL, 'AB'),
    reason: [SECOND_ROW, 'School Attendance', 'Enter days from 0 to 366 in steps of 0.5. The file has "AB".'],
  }),
  'more days than a year has': () => ({
    change: put(SCHOOL, 367),
    reason: [SECOND_ROW, 'School Attendance', 'Enter days from 0 to 366 in steps of 0.5. The file has "367".'],
  }),
  'attendance above that of the school': () => ({
    change: (sheet) => [put(SCHOOL, 200), put(STUDENT, 200.5)].forEach((each) => each(sheet)),
    reason: [
      SECOND_ROW,
      'Student Attendance',
      'Student attendance is above school attendance 200. The file has "200.5".',
    ],
  }),
  'an unknown student code': () => ({
    change: put('Student Code', 99_999),
    reason: [SECOND_ROW, 'Student Code', 'There is no student 99999 in this session. The file has "99999".'],
  }),
  'a student of another class': () => ({
    change: (sheet) => void sheet.addRow([otherCode]),
    reason: [0, 'Student Code', `The student belongs to class 5 A. The file has "${otherCode}".`],
  }),
  'a row without a student': () => ({
    change: (sheet) => void sheet.addRow([null, null, null, 'Total', null, null, null, 12]),
    reason: [0, 'Student Code', 'Student Code is missing.'],
  }),
  'a student who is listed twice': () => ({
    change: (sheet) => void sheet.addRow([codeOf(0)]),
    reason: [SECOND_ROW, 'Student Code', `has the same student. The file has "${codeOf(0)}".`],
  }),
  'the name of another student': () => ({
    change: put('Student Name', 'Ghost Rider'),
    reason: [
      SECOND_ROW,
      'Student Name',
      `The student ${codeOf(0)} is ${world.students[0]?.name}. The file has "Ghost Rider".`,
    ],
  }),
  'the Sr. No. of another student': () => ({
    change: put('Student Sr No.', 'X/1'),
    reason: [SECOND_ROW, 'Student Sr No.', 'The file has "X/1".'],
  }),
  'marks beside a column that appears twice': () => ({
    change: heading(9, HINDI),
    reason: [undefined, 'studentFile', 'These columns appear twice: Hindi Theory ("Hindi Theory (out of 100)").'],
  }),
  'no column of students': () => ({
    change: (sheet) => [heading(1, 'Code of the bus'), heading(2, 'Other')].forEach((each) => each(sheet)),
    reason: [
      undefined,
      'studentFile',
      'The students are not named. Add the column Student Code, or the columns Student Sr No. and Student Name.',
    ],
  }),
  'no column of marks': () => ({
    change: (sheet) => void sheet.spliceColumns(6, 30),
    reason: [undefined, 'studentFile', 'The file has no column with marks of Half Yearly.'],
  }),
  'no rows': () => ({
    change: (sheet) => {
      for (let row = SECOND_ROW; row <= sheet.rowCount; row += 1) sheet.getRow(row).values = [];
    },
    reason: [undefined, 'studentFile', 'The sheet "Marks" has no rows below its headings.'],
  }),
};

let otherCode: number;
beforeAll(async () => {
  const [other] = await sql<{ code: number }>(
    `SELECT s.code FROM enrolments e JOIN students s ON s.id = e.student_id JOIN classes c ON c.id = e.class_id
       JOIN sections k ON k.id = e.section_id
      WHERE e.session_id = $1 AND c.name = '5' AND k.name = 'A' AND e.life = 'ACTIVE' ORDER BY s.code LIMIT 1`,
    [world.place.sessionId],
  );
  otherCode = other?.code ?? 0;
});

test('D10 there are 30 faulty workbooks', () => expect(Object.keys(FAULTY)).toHaveLength(30));

test.each(Object.keys(FAULTY))(
  'D10 MARKS-43 CODE-166 %s stores nothing and is named by row and column',
  async (name) => {
    const { change, reason } = FAULTY[name]?.() ?? { change: () => undefined, reason: [0, '', ''] };
    const [row, path, message] = reason;
    const answer = await upload(token, world, await filled(file, world, { 1: { [SCIENCE]: 50 } }, change));
    expect(verdict(answer)).toEqual([422, 166]);
    const found = answer.data.problems?.find((problem) => problem.path === path && (!row || problem.row === row));
    expect(found?.message).toContain(message);
    if (row === undefined) expect(answer.responseMsg).toContain(message);
    else {
      const [first] = answer.data.problems ?? [];
      expect(first?.row).toEqual(expect.any(Number));
      expect(answer.responseMsg).toContain(`Row ${first?.row}, ${first?.path}: ${first?.message}`);
    }
    expect(await storedMarks(world)).toEqual({});
  },
);

const annual = { exam: 'Annual' as ExamName };

test('D10 MARKS-43 CODE-166 medical is wrong in the annual exam', async () => {
  const ofAnnual = await template(token, world, { examId: world.exams.Annual });
  const answer = await upload(token, world, await filled(ofAnnual, world, { 0: { [SCIENCE]: 'ML' } }), annual);
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[422, 166],
    'One row has errors. Nothing was stored. Row 2, Science Theory: Medical is not accepted in the annual exam. The file has "ML".',
  ]);
});

test('D10 CODE-166 the template of another exam is rejected by its name', async () => {
  const answer = await upload(token, world, await filled(file, world, { 0: { [SCIENCE]: 45 } }), annual);
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[422, 166],
    'The file was made for the exam Half Yearly, not for Annual.',
  ]);
  expect(await storedMarks(world)).toEqual({});
});

test('D7 MARKS-43 CODE-165 CODE-109 text named .xlsx is no spreadsheet, and a form without a file is rejected', async () => {
  const csv = await upload(token, world, Buffer.from('Student Code,Science Theory\n1,45\n'));
  expect([...verdict(csv), verdict(await checkFile(token, world, Buffer.from('<html>')))]).toEqual([
    422,
    165,
    [422, 165],
  ]);
  expect(verdict(await upload(token, world, undefined))).toEqual([400, 109]);
});

test('D6 CODE-166 CODE-109 a bomb is rejected by its declared size, and a file above 5 MB', async () => {
  const bomb = zip([
    { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
    { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(60 * 1024 * 1024, '<row/>') },
  ]);
  const answer = await upload(token, world, bomb);
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[422, 166],
    'The file is larger than 50 MB when it is unpacked. Copy its table into a new file and choose the new file.',
  ]);
  expect(verdict(await upload(token, world, Buffer.alloc(5 * 1024 * 1024 + 1, 'PK')))).toEqual([400, 109]);
});

test('a damaged sheet of versions counts as none: the marks are stored by value', async () => {
  const workbook = await openFile(await filled(file, world, { 0: { [SCIENCE]: 45 } }));
  const meta = workbook.getWorksheet('_marks');
  if (meta) meta.getRow(1).getCell(1).value = 'other';
  expect(marksSheet(workbook).name).toBe('Marks');
  const answer = await checkFile(token, world, Buffer.from(await workbook.xlsx.writeBuffer()));
  expect(answer.data).toMatchObject({ ready: 1, conflicts: 0, notRead: { hiddenSheets: 0 } });
});

test('CODE-166 a template whose limits have changed since it was downloaded is rejected with both limits', async () => {
  const sent = await filled(file, world, { 0: { [SCIENCE]: 45 } });
  const before = await storedMarks(world);
  await sql('UPDATE exam_limits SET theory_max = 50 WHERE subject_id = $1', [world.subjects['Science']]);
  const answer = await upload(token, world, sent);
  await sql('UPDATE exam_limits SET theory_max = 70 WHERE subject_id = $1', [world.subjects['Science']]);
  const reason = 'Science Theory is out of 50 now, but out of 70 in the heading of the file.';
  expect([...verdict(answer), answer.responseMsg, answer.data.problems]).toEqual([
    ...[422, 166],
    `${reason} Download the template again, or correct the heading.`,
    [{ path: 'studentFile', message: reason }],
  ]);
  expect(await storedMarks(world)).toEqual(before);
});
