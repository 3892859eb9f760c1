// A workbook of opening balances with headings and amounts of the office: suggested, confirmed, remembered.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { mappingOf, sheetOf, type Value } from '../support/imports';
import { annotateOpening, checkOpening, importOpening, openingReasons } from '../support/openings';
import { SECOND } from '../support/schools';
import { readSheet } from '../support/sheets';
import { placeOf } from '../support/students';
import { newPupil } from '../support/studentFees';

let admin: string;
let sessionId: number;
let code: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  const asha = await newPupil(admin, '5', { studentName: 'Asha Rao' });
  ({ sessionId } = asha);
  const [found] = await sql<{ code: number }>('SELECT code FROM students WHERE id = $1', [asha.studentId]);
  code = found?.code ?? 0;
});

const HEADINGS = ['Student ID', 'Pupil Name', 'Fees Deposited', 'Arrears', 'Bus'];
const ledger = (...rows: Value[][]) => sheetOf([HEADINGS, ...rows]);
const MAPPING = mappingOf({
  'Student ID': 'studentCode',
  'Pupil Name': 'studentName',
  'Fees Deposited': 'paid',
  Arrears: 'earlierDues',
  Bus: null,
});
const CONFIRMED = { students: 1, paid: 1200, earlierDues: 0 };

test('own headings are suggested, rejected until they are confirmed, and remembered; amounts are asked about again', async () => {
  const file = await ledger([code, 'Asha Rao', 'Rs. 1,200/-', 'Nil', '7'], [null, 'Grand Total', 1200, 0]);
  const { data } = await checkOpening(admin, sessionId, file);
  expect(data).toMatchObject({ ready: 1, wrong: 0, paid: 1200, notRead: { unknownColumns: ['Bus'] } });
  expect(data.reading.columns.map(({ field, how }) => [field, how])).toEqual([
    ['studentCode', 'SUGGESTED'],
    ['studentName', 'SUGGESTED'],
    ['paid', 'SUGGESTED'],
    ['earlierDues', 'SUGGESTED'],
    [null, 'SUGGESTED'],
  ]);
  expect(data.reading.values).toMatchObject([
    { column: 'Paid in Total', values: [{ outcome: 'READ', value: 'Rs. #,###/-', readAs: '₹1,200.00', rows: 1 }] },
    { column: 'Earlier Dues', values: [{ outcome: 'READ', value: 'Nil', readAs: 'blank', rows: 1 }] },
  ]);
  const rejected = await importOpening(admin, sessionId, file, CONFIRMED);
  expect([...verdict(rejected), rejected.responseMsg]).toEqual([
    ...[422, 166],
    'These headings only resemble a column. Confirm how they are read, or rename them: "Student ID" as Student Code, "Pupil Name" as Student Name, "Fees Deposited" as Paid in Total, "Arrears" as Earlier Dues. These columns are not read and may say that an amount is a credit, or something else than the amount of its column. Choose what they are, or confirm that they are not read: Bus.',
  ]);
  expect(verdict(await importOpening(admin, sessionId, file, { ...CONFIRMED, ...MAPPING }))).toEqual([200, 100]);
  const next = await checkOpening(admin, sessionId, file);
  expect([next.data.known, ...next.data.reading.columns.map(({ how }) => how)]).toEqual([
    1,
    ...['REMEMBERED', 'REMEMBERED', 'SUGGESTED', 'SUGGESTED', 'SUGGESTED'],
  ]);
  const other = await tokenOf('admin2');
  const place = await placeOf('5', { schoolId: SECOND });
  const foreign = await checkOpening(other, Number(place.sessionId), file);
  expect(foreign.data.reading.columns[0]?.how).toBe('SUGGESTED');
});

test.each(['Opening Balance Credit', 'Opening Balance Cr.', 'Earlier Dues Paid', 'Last Year Dues Received'])(
  'earlier dues are not suggested for %s, but for a debit beside it',
  async (heading) => {
    const file = await sheetOf([
      ['Student Code', heading, 'Opening Balance Debit'],
      [code, 100, 250],
    ]);
    const { data } = await checkOpening(admin, sessionId, file);
    expect(data.reading.columns.map(({ field, how }) => [field, how])).toEqual([
      ['studentCode', 'EXACT'],
      [null, 'SUGGESTED'],
      ['earlierDues', 'SUGGESTED'],
    ]);
  },
);

test('a column of names that is missing is reported once, and amounts that cannot be read are one line', async () => {
  const file = await sheetOf([
    ['Student Code', 'Paid in Total'],
    [code, 'half'],
    [code + 1, 'half'],
  ]);
  const answer = await checkOpening(admin, sessionId, file);
  expect(answer.data).toMatchObject({ ready: 0, wrong: 2, reading: { missing: ['Student Name'] } });
  expect(openingReasons(answer)[2]).toEqual([
    'Paid in Total|Paid in Total must be an amount in rupees. The file has "half".',
  ]);
  expect(answer.data.reading.values).toMatchObject([
    { column: 'Paid in Total', values: [{ outcome: 'NOT_READ', value: 'half', firstRows: [2, 3] }] },
  ]);
  const nobody = await checkOpening(admin, sessionId, await sheetOf([['Student Name'], ['Asha Rao']]));
  expect(nobody.data.reading.missing).toEqual(['Student Code']);
  const { rows } = await readSheet((await annotateOpening(admin, sessionId, await ledger([code, 'Asha Rao', 5]))).body);
  expect(rows[0]).toEqual([2, 'To be stored', null, String(code), 'Asha Rao', 5, null, null]);
});

test('CODE-109 a field that is chosen for two columns is rejected', async () => {
  const twice = mappingOf({ 'Pupil Name': 'studentName', Bus: 'studentName' });
  const answer = await checkOpening(admin, sessionId, await ledger([code, 'Asha Rao']), twice);
  expect([...verdict(answer), answer.data.problems]).toEqual([
    ...[400, 109],
    [{ path: 'mapping.columns.1.field', message: 'Student Name is chosen for two columns. Choose it for one.' }],
  ]);
});
