// Fee reminders: who is in the list, the mobile numbers, the files, and the slips in both languages.
import { toPaise, showPaise } from '../../../common/money.ts';
import { readPdf } from '../documents/readPdf';
import { resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import {
  downloadSchoolReport,
  duesOfSession,
  listReport,
  listSchoolReport,
  refuseSchoolReport,
} from '../support/reports';
import { rowsOf, RUNNING, totalsOf } from '../support/reports';
import { SECOND } from '../support/schools';
import { readSheet } from '../support/sheets';
import { newPupil, pay } from '../support/studentFees';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const NAME = 'REMINDERS';
const list = (changes: object = {}, query?: string) =>
  listSchoolReport(admin, NAME, { sessionId: RUNNING, ...changes }, query);
const slips = async (changes: object = {}) => {
  const { body } = await downloadSchoolReport(admin, NAME, {
    ...{ sessionId: RUNNING, fileFormat: 'PDF', paper: 'SLIPS', ...changes },
  });
  return readPdf(body);
};

test('the list has the students with dues, the totals of the pending fees, and the next instalment after the day', async () => {
  const { data } = await list();
  expect(data.headers.map(({ columnValue }) => columnValue)).toEqual([
    ...['Student Code', 'Student Name', 'Father Name', 'Class', 'Section', 'Mobile No.'],
    ...['Due', 'Next Date', 'Next Amount', 'Pending'],
  ]);
  const pending = await listReport(admin, 'pending-fee');
  expect(data.totalElements).toBe(pending.data.totalElements);
  expect(totalsOf(data)['Pending']).toBe(totalsOf(pending.data)['Pending']);
  const dues = await duesOfSession();
  expect(data.studentIds.some((id) => dues.get(id)?.rte)).toBe(false);
});

test('a later day makes more due; a payment after the day counts, so that nobody is asked for a paid fee', async () => {
  const pupil = await newPupil(admin);
  const rowOn = async (day: string) => {
    const { data } = await list({ classIds: [pupil.classId], day });
    return rowsOf(data)[data.studentIds.indexOf(pupil.studentId)];
  };
  expect(await rowOn('2026-04-14')).toMatchObject({ Due: 0, 'Next Date': '2026-04-15', 'Next Amount': 12000 });
  expect(await rowOn('2026-04-15')).toMatchObject({ Due: 12000, 'Next Date': '2026-10-15', 'Next Amount': 12000 });
  await pay(pupil, { amount: 13000, paymentDate: '2026-07-01' });
  expect(await rowOn('2026-04-15')).toMatchObject({ Due: 0, 'Next Date': '2026-10-15', 'Next Amount': 11000 });
  expect(await rowOn('2026-10-15')).toMatchObject({ Due: 11000, 'Next Date': null, 'Next Amount': null });
});

test('only due fees leave out students without an amount due by the day', async () => {
  const pupil = await newPupil(admin);
  const idsOn = async (changes: object) => (await list({ classIds: [pupil.classId], ...changes })).data.studentIds;
  await pay(pupil, { amount: 12000 });
  const day = '2026-07-01';
  expect(await idsOn({ day })).toContain(pupil.studentId);
  expect(await idsOn({ day, onlyDue: true })).not.toContain(pupil.studentId);
  expect(await idsOn({ day: '2026-10-15', onlyDue: true })).toContain(pupil.studentId);
});

test('without a day, today of the clock applies', async () => {
  const pupil = await newPupil(admin);
  await setClock('2026-04-15T00:30:00+05:30');
  const token = await tokenOf('admin');
  const { data } = await listSchoolReport(token, NAME, { sessionId: RUNNING, classIds: [pupil.classId] });
  expect(rowsOf(data)[data.studentIds.indexOf(pupil.studentId)]).toMatchObject({ Due: 12000 });
});

test('mobile numbers of all pages are listed once, and only where they are requested', async () => {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  const request = { classIds: [classId] };
  const { data } = await list({ ...request, mobiles: true }, '?size=1');
  const numbers = rowsOf((await list(request)).data).map((row) => String(row['Mobile No.']));
  expect(data.content).toHaveLength(1);
  expect(numbers.length).toBeGreaterThan(10);
  expect(data.mobiles).toEqual([...new Set(numbers)].sort());
  expect((await list(request)).data.mobiles).toBeUndefined();
  expect((await list({ ...request, day: '2025-01-01', onlyDue: true, mobiles: true })).data.mobiles).toEqual([]);
});

test('the spreadsheet and the list as a PDF have the filters and all rows', async () => {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  const request = { sessionId: RUNNING, classIds: [classId], day: '2026-12-31', onlyDue: true };
  const { data } = await list(request);
  const { head, rows } = await readSheet((await downloadSchoolReport(admin, NAME, request)).body);
  expect(head).toEqual(data.headers.map(({ columnValue }) => columnValue));
  expect(rows).toHaveLength(data.totalElements + 2);
  const pdf = await downloadSchoolReport(admin, NAME, { ...request, fileFormat: 'PDF', paper: 'LIST' });
  const text = readPdf(pdf.body)
    .flatMap(({ lines }) => lines)
    .join('\n');
  for (const part of ['Fee Reminders', 'As on: 31/12/2026', 'Only due fees: Yes']) expect(text).toContain(part);
});

test('slips are four to a page in the order of the classes, and a class begins a new page', async () => {
  const [five, six] = [await feePlaceOf('5', 'ACTIVE'), await feePlaceOf('6', 'ACTIVE')];
  const classIds = [six.classId, five.classId];
  const { data } = await list({ classIds });
  const rows = rowsOf(data);
  const countOf = (name: string) => rows.filter((row) => row['Class'] === name).length;
  const pages = await slips({ classIds });
  expect(pages).toHaveLength(Math.ceil(countOf('5') / 4) + Math.ceil(countOf('6') / 4));
  expect(pages.every(({ width, height }) => width < height)).toBe(true);
  const texts = pages.map((page) => page.texts.map(({ text }) => text));
  const codesOf = (of: string[]) => rows.map((row) => String(row['Student Code'])).filter((code) => of.includes(code));
  expect(texts.flatMap(codesOf)).toEqual(rows.map((row) => String(row['Student Code'])));
  expect(codesOf(texts[0] ?? [])).toHaveLength(4);
  const lastOfFive = texts[Math.ceil(countOf('5') / 4) - 1] ?? [];
  expect(codesOf(lastOfFive)).toHaveLength(countOf('5') % 4 || 4);
});

test('a slip has the amount due by the day, the next instalment and the pending fee of its student', async () => {
  const pupil = await newPupil(admin);
  await sql("UPDATE students SET name = 'आराध्या श्रीवास्तव' WHERE id = $1", [pupil.studentId]);
  await pay(pupil, { amount: 1000.25 });
  const request = { classIds: [pupil.classId], day: '2026-08-01' };
  const { data } = await list(request);
  const row = rowsOf(data)[data.studentIds.indexOf(pupil.studentId)] ?? {};
  const english = (await slips(request)).find(({ texts }) => texts.some(({ text }) => text === 'आराध्या श्रीवास्तव'));
  const text = english?.texts.map((one) => one.text).join('\n');
  for (const part of [
    ...['Fee Reminder', 'Due by 01/08/2026', '₹ 10,999.75', '₹12,000.00, due on 15/10/2026', 'For the school'],
    ...[String(row['Student Code']), showPaise(toPaise(Number(row['Pending'])))],
  ])
    expect(text).toContain(part);
  const hindi = (await slips({ ...request, language: 'HINDI' }))
    .flatMap(({ texts }) => texts.map((one) => one.text))
    .join('\n');
  for (const part of ['शुल्क स्मरण पत्र', '01/08/2026 तक देय राशि', 'कुल बकाया राशि', 'विद्यालय की ओर से', '₹ 10,999.75'])
    expect(hindi).toContain(part);
  expect(hindi).not.toMatch(/Dear parent|Student|pending/);
});

test('a slip without an amount due asks for the next instalment, and without one for the pending fee', async () => {
  const pupil = await newPupil(admin);
  await pay(pupil, { amount: 12000 });
  const textOf = async (day: string) =>
    (await slips({ classIds: [pupil.classId], day })).flatMap(({ texts }) => texts.map((one) => one.text)).join('\n');
  expect(await textOf('2026-07-01')).toContain('Next instalment, due on 15/10/2026');
  await pay(pupil, { amount: 12000 });
  expect(await textOf('2026-12-01')).toMatch(/Total pending\n₹ 0\.50/);
});

test('a slip with the longest texts stays in its quarter of the page', async () => {
  const pupil = await newPupil(admin);
  const long = 'श्रीमतीक्षत्रियराजपुरोहित '.repeat(9).trim().slice(0, 200);
  await sql('UPDATE schools SET name = $1, address = $2 WHERE id = 1', [long.slice(0, 150), long]);
  await sql('UPDATE students SET name = $2, father_name = $2 WHERE id = $1', [pupil.studentId, long.slice(0, 100)]);
  for (const language of ['ENGLISH', 'HINDI']) {
    const pages = await slips({ classIds: [pupil.classId], language });
    for (const { texts, width, height } of pages)
      for (const { x, right, y } of texts) {
        expect(x < width / 2).toBe(right <= width / 2);
        expect(y).toBeLessThan(height);
        expect(Math.abs(y - height / 2)).toBeGreaterThan(10);
      }
  }
});

test.each([
  ['slips as a spreadsheet', { paper: 'SLIPS', fileFormat: 'EXCEL' }, 'fileFormat'],
  ['sorted slips', { paper: 'SLIPS', fileFormat: 'PDF', sortBy: 'due' }, 'sortBy'],
  ['a language of a list', { language: 'HINDI', fileFormat: 'PDF' }, 'language'],
  ['a language of a spreadsheet', { language: 'HINDI', fileFormat: 'EXCEL' }, 'language'],
  ['an unknown language', { paper: 'SLIPS', fileFormat: 'PDF', language: 'FRENCH' }, 'language'],
  ['an unknown content', { paper: 'POSTER', fileFormat: 'PDF' }, 'paper'],
])('CODE-109 a file with %s is rejected', async (_what, changes, path) => {
  const refused = await refuseSchoolReport(admin, NAME, { sessionId: RUNNING, ...changes });
  expect(verdict(refused)).toEqual([400, 109]);
  expect(refused.data).toMatchObject({ problems: [{ path }] });
});

test('CODE-147 slips without rows are rejected', async () => {
  const none = { sessionId: RUNNING, day: '2020-01-01', onlyDue: true, paper: 'SLIPS', fileFormat: 'PDF' };
  expect(verdict(await refuseSchoolReport(admin, NAME, none))).toEqual([404, 147]);
});

test('other schools and missing privileges are rejected', async () => {
  expect(verdict(await list({ schoolId: SECOND }))).toEqual([403, 189]);
  expect(verdict(await list({ details: true }))).toEqual([400, 109]);
  await setPrivileges('teacher', 'LIST_STUDENT');
  const teacher = await tokenOf('teacher');
  expect(verdict(await listSchoolReport(teacher, NAME, { sessionId: RUNNING, mobiles: true }))).toEqual([403, 137]);
  expect(verdict(await refuseSchoolReport(teacher, NAME, { sessionId: RUNNING }))).toEqual([403, 137]);
});
