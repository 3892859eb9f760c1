// The dry run of a workbook of opening balances: the state of each row, its reasons and the sums; nothing is stored.
import ExcelJS from 'exceljs';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { cellsOf, sheetOf } from '../support/imports';
import { withPrivilege } from '../support/life';
import { checkOpening, giveOpening, importOpening, openingFile, openingReasons, openingRow } from '../support/openings';
import { SECOND } from '../support/schools';
import { placeOf } from '../support/students';
import { newPupil, pay, saveDiscount, setFee } from '../support/studentFees';
import { countOf, stored } from '../support/tables';

let admin: string;
let sessionId: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  ({ sessionId } = await newPupil(admin));
});

const names = ['Asha Rao', 'Bina Rao', 'Chitra Rao', 'Divya Rao', 'Esha Rao', 'Gita Rao', 'Hema Rao', 'Indu Rao'];
const pupils = async (count: number) => {
  const ids: number[] = [];
  for (const studentName of names.slice(0, count)) {
    ids.push((await newPupil(admin, '5', { studentName })).studentId);
  }
  return ids as [number, ...number[]];
};

test('each row is ready, blank, known or wrong, and the sums are those of the ready rows', async () => {
  const [one, two, three, four] = (await pupils(4)) as [number, number, number, number];
  await giveOpening(admin, { studentId: three, sessionId }, { paid: 100 });
  const before = await stored();
  const [{ sr }] = (await sql('SELECT sr_no AS sr FROM students WHERE id = $1', [two])) as [{ sr: string }];
  const answer = await checkOpening(
    admin,
    sessionId,
    await openingFile(
      await openingRow(one, { 'Tuition Fee Paid': 9000.5, 'Exam Fee Paid': '1,000', 'Paid in Total': 10000.5 }),
      await openingRow(
        two,
        { Discount: 499.75, 'Earlier Dues': 1500 },
        { 'Student Code': null, 'Sr. No.': sr.toUpperCase() },
      ),
      await openingRow(three, { 'Paid in Total': 999_999 }),
      await openingRow(four, { 'Paid in Total': 0, 'Earlier Dues': null }, { 'Student Name': 'bina  rao' }),
    ),
  );
  expect(openingReasons(answer)).toEqual({});
  const { rows, ...sums } = answer.data;
  expect(rows.map(({ state }) => state)).toEqual(['READY', 'READY', 'KNOWN', 'BLANK']);
  expect(sums).toMatchObject({
    ready: 2,
    wrong: 0,
    known: 1,
    blank: 1,
    paid: 10000.5,
    discount: 499.75,
    earlierDues: 1500,
  });
  expect(await stored()).toEqual(before);
});

test('an amount that is merged over the rows of siblings is not counted for each of them', async () => {
  const [one, two, three] = (await pupils(3)) as [number, number, number];
  const rows = await Promise.all([
    openingRow(one, { 'Paid in Total': 5000 }),
    openingRow(two, { 'Paid in Total': null }),
    openingRow(three, { 'Paid in Total': 70 }),
  ]);
  const cells = cellsOf(rows);
  const file = await sheetOf(cells, (sheet) => {
    const at = (cells[0]?.indexOf('Paid in Total') ?? 0) + 1;
    sheet.mergeCells(2, at, 3, at);
  });
  const answer = await checkOpening(admin, sessionId, file);
  const reason =
    'Paid in Total|Paid in Total is one cell for several rows. Type the amount of each row in its own cell. The file has "5000".';
  expect(openingReasons(answer)).toEqual({ 2: [reason], 3: [reason] });
  expect(answer.data).toMatchObject({ ready: 1, wrong: 2, paid: 70 });
});

test('every rule of a row has its reason, which quotes the value', async () => {
  const [one, two, three, four, five, six, seven, eight] = (await pupils(8)) as [number, ...number[]];
  await saveDiscount(await tokenOf('platform'), { studentId: two ?? 0, sessionId }, { discount: 250.5 });
  await pay({ studentId: three ?? 0, sessionId }, { amount: 100 });
  await pay({ studentId: four ?? 0, sessionId }, { amount: 100, status: 'CANCELLED' });
  await sql('UPDATE enrolments SET rte = true WHERE student_id = $1', [five]);
  await sql('DELETE FROM enrolments WHERE student_id = $1', [six]);
  const row = (id: number | undefined, amounts: Parameters<typeof openingRow>[1], changes = {}) =>
    openingRow(id ?? 0, amounts, changes);
  const answer = await checkOpening(
    admin,
    sessionId,
    await openingFile(
      await row(one, { 'Paid in Total': 24000.51 }),
      await row(two, { Discount: 1 }),
      await row(three, { 'Earlier Dues': 5 }),
      await row(four, { 'Paid in Total': 12000.25, Discount: 12000.25 }),
      await row(five, { 'Paid in Total': 0.01, 'Earlier Dues': 700 }),
      await row(six, { 'Paid in Total': 1 }),
      await row(seven, { 'Paid in Total': -5 }, { 'Student Name': 'Other Name' }),
      await row(eight, { 'Tuition Fee Paid': 100, 'Exam Fee Paid': 0.5, 'Paid in Total': 101 }),
      await row(eight, { 'Paid in Total': 1.005 }),
      await row(eight, { 'Earlier Dues': 1e13 }, { 'Student Code': '999999999999' }),
      await row(eight, { 'Earlier Dues': 'many' }, { 'Student Code': null }),
    ),
  );
  expect(openingReasons(answer)).toEqual({
    2: ['|Paid ₹24,000.51 and discount ₹0.00 are more than the payable fee of ₹24,000.50.'],
    3: ['Discount|The student already has a discount of ₹250.50. The file has "1".'],
    4: ['|The student already has a fee receipt in this session. Enter the balance before the first receipt.'],
    6: ['|Paid ₹0.01 and discount ₹0.00 are more than the payable fee of ₹0.00.'],
    7: ['|The student is not enrolled in this session'],
    8: [
      'Paid in Total|Paid in Total must not be negative. The file has "-5".',
      'Student Name|The student is "Hema Rao", the file has "Other Name".',
    ],
    9: expect.arrayContaining([
      'Paid in Total|The paid heads add up to ₹100.50, Paid in Total is ₹101.00. The file has "101".',
      '|Row 10 is the same student.',
    ]) as string[],
    10: expect.arrayContaining(['|Row 9 is the same student.']) as string[],
    11: expect.arrayContaining(['Student Code|No student has this code. The file has "999999999999".']) as string[],
    12: expect.arrayContaining(['Student Code|Enter the Student Code or the Sr. No.']) as string[],
  });
  expect(answer.data).toMatchObject({ ready: 1, wrong: 10, discount: 12000.25 });
});

test('a Sr. No. or a father of another student with the same name is wrong: the code may be that of the other one', async () => {
  const ids = [];
  for (const name of ['Ram Das', 'Shyam Lal'])
    ids.push(
      (await newPupil(admin, '5', { studentName: 'Ishita Kaur', parentsInfo: [{ type: 'FATHER', name }] })).studentId,
    );
  const [one = 0, two = 0] = ids;
  const stored = await sql<{ code: number; sr: string }>(
    'SELECT code, sr_no AS sr FROM students WHERE id = ANY($1) ORDER BY id',
    [ids],
  );
  const [own, other] = stored as [(typeof stored)[0], (typeof stored)[0]];
  const stateOf = async (changes: Record<string, string | number | null>, amount: number | null = 500) => {
    const answer = await checkOpening(
      admin,
      sessionId,
      await openingFile(await openingRow(one, { 'Paid in Total': amount }, changes)),
    );
    return openingReasons(answer)[2] ?? answer.data.rows[0]?.state;
  };
  const otherSrNo = `Sr. No.|The student ${own.code} has the Sr. No. ${own.sr}. The file has "${other.sr}".`;
  const otherFather = `Father Name|The father of the student ${own.code} is "Ram Das". The file has the father of the student ${other.code}, who has the same name.`;
  expect(await stateOf({ 'Sr. No.': own.sr })).toBe('READY');
  expect(await stateOf({ 'Sr. No.': other.sr })).toEqual([otherSrNo]);
  expect(await stateOf({ 'Sr. No.': other.sr }, null)).toBe('BLANK');
  expect(await stateOf({ 'Father Name': 'SHYAM  LAL' })).toEqual([otherFather]);
  expect(await stateOf({ 'Father Name': 'Shyam Lal', 'Student Code': null, 'Sr. No.': own.sr })).toEqual([otherFather]);
  for (const father of ['Ram Das', 'R. Das', '-do-', null])
    expect(await stateOf({ 'Father Name': father })).toBe('READY');
  expect(two).toBeGreaterThan(one);
});

test('earlier dues are wrong while the student has dues in an earlier session of the portal, which stay due there', async () => {
  const [one, two, three] = (await pupils(3)) as [number, number, number];
  const earlier = await placeOf('5', { status: 'COMPLETED' });
  await setFee(earlier, { totalFee: 10_000 });
  const enrol = (studentId: number, to: number) =>
    sql(
      `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key,
         new_admission, rte, created_at)
       SELECT school_id, $2, student_id, class_id, section_id, 'COMPLETE', origin, life, name_key, true, false, now() FROM enrolments
        WHERE student_id = $1 AND session_id = $3`,
      [studentId, to, sessionId],
    );
  for (const studentId of [one, two, three]) await enrol(studentId, earlier.sessionId);
  await pay({ studentId: one, sessionId: earlier.sessionId }, { amount: 0.5 });
  await pay({ studentId: two, sessionId: earlier.sessionId }, { amount: 10_000 });
  const file = await openingFile(
    await openingRow(one, { 'Earlier Dues': 800 }),
    await openingRow(two, { 'Earlier Dues': 800 }),
    await openingRow(three, { 'Paid in Total': 100 }),
  );
  const answer = await checkOpening(admin, sessionId, file);
  const reason = (dues: string) =>
    `Earlier Dues|${dues} is still due in the portal and remains due there. Delete this amount. The file has "800".`;
  expect(openingReasons(answer)).toEqual({ 2: [reason('₹9,999.50 of 2025 - 2026')] });
  expect(answer.data).toMatchObject({ ready: 2, wrong: 1, earlierDues: 800 });
  const refused = await importOpening(admin, sessionId, file, { students: 2, paid: 100, earlierDues: 800 });
  expect(verdict(refused)).toEqual([422, 166]);
  expect(refused.data.problems).toMatchObject([{ path: 'Earlier Dues', row: 2 }]);

  const before = await sql<{ id: number }>(
    `INSERT INTO sessions (school_id, name, name_key, start_date, end_date, status, created_at)
     VALUES (1, '2024 - 2025', '2024 - 2025', '2024-04-01', '2025-03-31', 'COMPLETED', now()) RETURNING id`,
  );
  await setFee({ ...earlier, sessionId: before[0]?.id ?? 0 }, { totalFee: 500 });
  await enrol(one, before[0]?.id ?? 0);
  expect(openingReasons(await checkOpening(admin, sessionId, file))).toEqual({
    2: [reason('₹10,499.50 of 2025 - 2026, 2024 - 2025')],
  });
});

test('CODE-122 a fee that is not determined is a reason, and a student of another school is not found', async () => {
  const [one] = await pupils(1);
  await sql(
    "DELETE FROM fee_structures WHERE session_id = $1 AND class_id = (SELECT id FROM classes WHERE school_id = 1 AND name = '5')",
    [sessionId],
  );
  const [other] = (await sql('SELECT id, code, name FROM students WHERE school_id = $1 ORDER BY id LIMIT 1', [
    SECOND,
  ])) as [{ id: number; code: number; name: string }];
  const [clash] = await sql('SELECT 1 AS one FROM students WHERE school_id = 1 AND code = $1', [other.code]);
  const answer = await checkOpening(
    admin,
    sessionId,
    await openingFile(await openingRow(one, { 'Paid in Total': 1 }), {
      'Student Code': other.code,
      'Student Name': other.name,
      'Paid in Total': 1,
    }),
  );
  expect(openingReasons(answer)[2]).toEqual([
    '|Fee structure has not been defined for this class in the selected session',
  ]);
  expect(openingReasons(answer)[3]?.[0]).toContain(clash ? 'Student Name|The student is' : 'No student has this code');
});

test('CODE-165 CODE-137 CODE-103 CODE-191 CODE-112 a text file is rejected; privilege, session and school are checked before the file', async () => {
  const [one] = await pupils(1);
  const file = await openingFile(await openingRow(one, { 'Paid in Total': 1 }));
  const text = Buffer.from('Student Code,Paid in Total\n1,1\n');
  expect(verdict(await checkOpening(admin, sessionId, text))).toEqual([422, 165]);
  expect(verdict(await checkOpening(await withPrivilege('LIST_RECEIPT'), sessionId, file))).toEqual([403, 137]);
  const [foreign] = (await sql("SELECT id FROM sessions WHERE school_id = $1 AND status = 'ACTIVE'", [SECOND])) as [
    { id: number },
  ];
  expect(verdict(await checkOpening(admin, foreign.id, file))).toEqual([404, 103]);
  const [done] = (await sql("SELECT id FROM sessions WHERE school_id = 1 AND status = 'COMPLETED'")) as [
    { id: number },
  ];
  expect(verdict(await checkOpening(admin, done.id, file))).toEqual([409, 191]);
  await sql('UPDATE schools SET disabled = true WHERE id = 1');
  expect(verdict(await checkOpening(admin, sessionId, file))).toEqual([409, 112]);
  expect(await countOf('opening_balances')).toBe(0);
});

test('CODE-166 a first sheet with a total alone is rejected with the names of the other sheets, one of which can be chosen', async () => {
  const book = new ExcelJS.Workbook();
  const [one] = await pupils(1);
  const cells = cellsOf([await openingRow(one, { 'Tuition Fee Paid': 9000 })]);
  const headings = cells[0] ?? [];
  book
    .addWorksheet('Summary')
    .addRows([
      headings,
      headings.map((heading, at) => (at === 0 ? 'Total' : heading === 'Tuition Fee Paid' ? 9000 : null)),
    ]);
  book.addWorksheet('Nursery').addRows(cells);
  const file = Buffer.from(await book.xlsx.writeBuffer());
  const answer = await checkOpening(admin, sessionId, file);
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[422, 166],
    'The sheet "Summary" has no rows below its headings. Only the sheet "Summary" is read, not: Nursery.',
  ]);
  expect(answer.data).toMatchObject({ sheets: { sheet: 'Summary', sheets: ['Summary', 'Nursery'] } });
  const chosen = await checkOpening(admin, sessionId, file, { mapping: { columns: [], sheet: 'Nursery' } });
  expect([chosen.data.reading.sheet, chosen.data.ready]).toEqual(['Nursery', 1]);
});
