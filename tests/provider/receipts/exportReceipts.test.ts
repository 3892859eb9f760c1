// The file of a list of receipts: what a school's own program reads in it, what it is called, who may take it how often.
import { readPdf } from '../documents/readPdf';
import { moveClock, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { ask, bearer, envelopeOf, isFile, send, verdict, type Bytes } from '../support/http';
import { emptyReceipts, cancelReceipt, listReceipts, makeReceipt, setStatus, storeReceipts } from '../support/receipts';
import { FIRST, SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { readSheet, type Sheet } from '../support/sheets';
import { demoStudent, placeOf, type Changes } from '../support/students';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const TARGET = '/api/receipt/student/receipts/download';
const request = (filter: Changes, as: string) => ({
  headers: { 'content-type': 'application/json', ...bearer(as) },
  body: JSON.stringify({ schoolId: FIRST, fileFormat: 'EXCEL', ...filter }),
});
const take = (filter: Changes = {}, as = token): Promise<Bytes> => send('POST', TARGET, request(filter, as));
const refuse = async (filter: Changes = {}, as = token) => verdict(await ask('POST', TARGET, request(filter, as)));
async function sheetOf(filter: Changes = {}, as = token): Promise<Sheet & { headers: Bytes['headers'] }> {
  const { status, headers, body } = await take(filter, as);
  expect([status, isFile(headers)]).toEqual([200, true]);
  return { ...(await readSheet(body)), headers };
}

const HEAD = [
  ...['Session', 'Receipt No.', 'Type', 'Class', 'Section', 'Student Code', 'Student Name', 'Father Name'],
  ...['Payment Date', 'Payment Mode', 'Amount', 'Cheque/Transaction Date', 'Cheque/Transaction No.', 'Bank'],
  ...['Status', 'Comment', 'Cashier'],
];
const at = (title: string) => HEAD.indexOf(title);
/** Without the blank row and the total below. */
const receiptsIn = ({ rows }: Sheet) => rows.slice(0, -2);
const numbersIn = (sheet: Sheet) => receiptsIn(sheet).map((row) => row[at('Receipt No.')]);
const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** One of each mode, the last one cancelled. */
async function makeThree() {
  const cash = await makeReceipt(token, { paymentDate: '2026-07-01', amountPaid: 6000.5 });
  const cheque = await makeReceipt(token, {
    ...{ paymentMode: 'CHEQUE', referenceNo: '004512', referenceNoDate: '2026-07-02', bankName: 'State Bank of India' },
    ...{ amountPaid: 0.25, receiptType: 'OTHER', comments: 'Second term' },
  });
  const wrong = await makeReceipt(token, { amountPaid: 999, paymentMode: 'ONLINE', referenceNo: 'UPI 77' });
  await cancelReceipt(token, wrong.receiptId, 'Wrong student');
  await setStatus(cash, 'CONFIRMED');
  return { cash, cheque, wrong };
}

test('CALL2-33 CALL2-06 RECEIPT-05 RECEIPT-27 ENUM-31 the spreadsheet holds the list, amounts as numbers, days as days, and what it comes to', async () => {
  const { cash, cheque, wrong } = await makeThree();
  const sheet = await sheetOf({ includeDeleted: true });
  expect(sheet.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'cache-control': 'no-store',
    'x-row-count': '3',
  });
  expect([sheet.name, sheet.head]).toEqual(['Receipts', HEAD]);
  const { studentCode, studentName, fatherName } = cash as unknown as Record<string, string>;
  const who = ['5', 'A', studentCode, studentName, fatherName];
  const none = [null, null, null];
  expect(receiptsIn(sheet)).toEqual([
    [
      ...['2026 - 2027', wrong.receiptNo, 'Fee', ...who, day('2026-07-15'), 'Online', 999],
      ...[null, 'UPI 77', null, 'Cancelled', 'Wrong student', 'Ramesh Gupta'],
    ],
    [
      ...['2026 - 2027', cheque.receiptNo, 'Other', ...who, day('2026-07-15'), 'Cheque', 0.25],
      ...[day('2026-07-02'), '004512', 'State Bank of India', 'Pending', 'Second term', 'Ramesh Gupta'],
    ],
    [
      '2026 - 2027',
      cash.receiptNo,
      'Fee',
      ...who,
      day('2026-07-01'),
      'Cash',
      6000.5,
      ...none,
      'Confirmed',
      null,
      'Ramesh Gupta',
    ],
  ]);
  const { worksheet } = sheet;
  expect(worksheet.getRow(2).getCell(at('Payment Date') + 1).numFmt).toBe('dd/mm/yyyy');
  expect(worksheet.getRow(2).getCell(at('Amount') + 1).numFmt).toContain('0.00');
});

test('RECEIPT-24 RECEIPT-27 the total is below a blank row, exact to the paisa, without cancelled receipts', async () => {
  await makeThree();
  const { rows, worksheet } = await sheetOf({ includeDeleted: true });
  const [blank, total] = rows.slice(-2);
  expect(blank?.filter((cell) => cell !== null)).toEqual([]);
  expect(total?.filter((cell) => cell !== null)).toEqual(['Total without cancelled receipts', 6000.75]);
  expect(total?.[at('Amount')]).toBe(6000.75);
  expect(worksheet.getRow(rows.length + 1).getCell(at('Amount') + 1).font.bold).toBe(true);
});

test('CALL2-33 RECEIPT-27 ENUM-41 the file has the receipts of the filter alone, and more than one page of them', async () => {
  await storeReceipts(25);
  const { cash, cheque, wrong } = await makeThree();
  const { sessionId, classId } = await placeOf();
  expect(await sheetOf({ sessionId, classId, size: 10, page: 0 }).then(numbersIn)).toHaveLength(27);
  expect(await sheetOf({ status: 'CONFIRMED' }).then(numbersIn)).toEqual([cash.receiptNo]);
  expect(await sheetOf({ onlyDeleted: true, classId: -1 }).then(numbersIn)).toEqual([wrong.receiptNo]);
  expect(await sheetOf({ startDate: '2026-07-01', endDate: '2026-07-05' }).then(numbersIn)).toHaveLength(6);
  expect(await sheetOf({ searchText: String(cash.receiptNo) }).then(numbersIn)).toEqual([cash.receiptNo]);
  expect(await sheetOf({ receiptType: 'OTHER' }).then(numbersIn)).toEqual([cheque.receiptNo]);
  const other = await makeReceipt(token, { studentId: await demoStudent('6') });
  const { studentId } = other;
  for (const filter of [{ studentId }, { studentSearchText: String(other['studentCode']) }])
    expect([filter, await sheetOf(filter).then(numbersIn)]).toEqual([filter, [other.receiptNo]]);
});

test('CALL2-33 RECEIPT-27 class, session and school limit the file', async () => {
  await makeReceipt(token);
  const other = await makeReceipt(token, { studentId: await demoStudent('6') });
  expect(await sheetOf({ classId: (await placeOf('6')).classId }).then(numbersIn)).toEqual([other.receiptNo]);
  const { sessionId: past } = await placeOf('5', { status: 'COMPLETED' });
  await sql('UPDATE receipts SET session_id = $2 WHERE id = $1', [other.receiptId, past]);
  expect(await sheetOf({ sessionId: past }).then(numbersIn)).toEqual([other.receiptNo]);
  const theirs = await makeReceipt(await tokenOf('admin2'), {}, SECOND);
  token = await tokenOf('platform');
  expect(await sheetOf({ schoolId: SECOND }).then(numbersIn)).toEqual([theirs.receiptNo]);
});

test('RECEIPT-27 more receipts than are read at once are all there, each once, the newest number first', async () => {
  await storeReceipts(2_100);
  const sheet = await sheetOf();
  const numbers = numbersIn(sheet);
  expect(numbers).toHaveLength(2_100);
  expect(numbers).toEqual([...numbers].sort((one, other) => Number(other) - Number(one)));
  const [{ sum } = { sum: 0 }] = await sql<{ sum: number }>('SELECT sum(amount)::float AS sum FROM receipts');
  expect(sheet.rows.at(-1)?.[at('Amount')]).toBe(sum);
  expect((await listReceipts(token)).data.totalAmount).toBe(sum);
});

const pdfOf = async (filter: Changes = {}) => {
  const { status, headers, body } = await take({ fileFormat: 'PDF', ...filter });
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  return { headers, pages: readPdf(body) };
};

test('CALL2-33 RECEIPT-27 ENUM-31 the PDF holds the same receipts on landscape pages, with what was chosen and what they come to', async () => {
  const { cash, cheque, wrong } = await makeThree();
  const { sessionId, classId } = await placeOf();
  const { headers, pages } = await pdfOf({ includeDeleted: true, sessionId, classId, startDate: '2026-07-01' });
  expect(headers['x-row-count']).toBe('3');
  expect(String(headers['content-disposition'])).toContain(
    '"Receipts Saraswati Vidya Mandir 2026 - 2027 from 01-07-2026.pdf"',
  );
  expect(pages).toHaveLength(1);
  const [{ width, height, lines } = { width: 0, height: 0, lines: [] }] = pages;
  expect(width).toBeGreaterThan(height);
  const text = lines.join('\n');
  expect(text).toMatch(/^Saraswati Vidya Mandir\n/);
  expect(text).toMatch(/Session: 2026 - 2027 +· +Class: 5 +· +From: 01\/07\/2026/);
  for (const amount of ['999.00', '0.25', '6,000.50']) expect(text).toContain(amount);
  const numbers = [wrong, cheque, cash].map(({ receiptNo }) => text.indexOf(`\n${receiptNo} `));
  expect(numbers.every((at) => at > 0)).toBe(true);
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  expect(text).toMatch(/Total without cancelled receipts 6,000\.75/);
  expect(text).toMatch(/Cancelled/);
});

test('the files name a platform user as cashier, and the PDF as its filter', async () => {
  await makeReceipt(token, { amountPaid: 1 });
  await makeReceipt(await tokenOf('platform'), { amountPaid: 2 });
  const [platform] = await sql<{ id: number }>("SELECT id FROM users WHERE user_name = 'platform'");
  const filter = { cashierId: platform?.id };
  expect(receiptsIn(await sheetOf(filter)).map((row) => row[at('Cashier')])).toEqual(['A platform user']);
  const text = (await pdfOf(filter)).pages.flatMap(({ lines }) => lines).join('\n');
  expect(text).toContain('Cashier: A platform user');
});

test('RECEIPT-27 a PDF of more receipts than are read at once has them all, each once', async () => {
  await storeReceipts(1_200);
  const { headers, pages } = await pdfOf();
  expect(headers['x-row-count']).toBe('1200');
  const numbers = pages.flatMap(({ lines }) => lines.flatMap((line) => /^(\d{4}) \d{2}\//.exec(line)?.[1] ?? []));
  expect(numbers).toHaveLength(1_200);
  expect(new Set(numbers).size).toBe(1_200);
});

test('D11 what begins like a formula is a text that no program takes for one', async () => {
  const receipt = await makeReceipt(token, {
    ...{ paymentMode: 'CHEQUE', referenceNo: '=1+1', referenceNoDate: '2026-07-02', bankName: '@SUM(A1)' },
    comments: '=HYPERLINK("http://x","y")',
  });
  const [row] = receiptsIn(await sheetOf({ searchText: String(receipt.receiptNo) }));
  expect([row?.[at('Cheque/Transaction No.')], row?.[at('Bank')], row?.[at('Comment')]]).toEqual([
    `'=1+1`,
    `'@SUM(A1)`,
    `'=HYPERLINK("http://x","y")`,
  ]);
});

test('CALL2-06 D12 the name of the file is made of school and session', async () => {
  const receipt = await makeReceipt(token);
  const nameOf = async (filter: Changes) => String((await take(filter)).headers['content-disposition']);
  expect(await nameOf({ sessionId: receipt.sessionId })).toContain(
    '"Receipts Saraswati Vidya Mandir 2026 - 2027.xlsx"',
  );
  expect(await nameOf({})).toContain('"Receipts Saraswati Vidya Mandir.xlsx"');
});

test('ENUM-31 CODE-109 CODE-147 CODE-189 with no receipts, for another school, or in another format, there is no file and nothing in the trail', async () => {
  await makeReceipt(token);
  expect(await refuse({ onlyDeleted: true })).toEqual([404, 147]);
  expect(await refuse({ fileFormat: 'PDF', onlyDeleted: true })).toEqual([404, 147]);
  expect(await refuse({ schoolId: SECOND })).toEqual([403, 189]);
  expect(await refuse({}, await tokenOf('teacher'))).toEqual([403, 137]);
  expect(await refuse({}, await tokenOf('admin2'))).toEqual([403, 189]);
  expect(await refuse({ fileFormat: 'CSV' })).toEqual([400, 109]);
  expect(await refuse({ fileFormat: undefined })).toEqual([400, 109]);
  expect(await sql("SELECT 1 FROM audit_entries WHERE event = 'exportReceipts'")).toEqual([]);
});

test.each([
  ['EXCEL', 20_000, /20,001 receipts\. A spreadsheet can have at most 20,000\. Choose an earlier To date/],
  ['PDF', 5_000, /5,001 receipts\. A PDF can have at most 5,000\. Export them as Excel/],
])('a list too long for %s answers 201 and says what to do', async (fileFormat, most, message) => {
  await storeReceipts(most + 1);
  const answer = envelopeOf(await take({ fileFormat }));
  expect([...verdict(answer), answer.responseMsg]).toEqual([413, 201, expect.stringMatching(message)]);
  expect(await sql("SELECT 1 FROM audit_entries WHERE event = 'exportReceipts'")).toEqual([]);
});

test('B12 E4 each file is in the trail with its filter and its rows, not with who was looked for', async () => {
  const studentId = await demoStudent('5', { schoolId: SECOND });
  await makeReceipt(token, { amountPaid: 10 });
  await makeReceipt(await tokenOf('admin2'), { studentId }, SECOND);
  const { sessionId } = await placeOf();
  await sheetOf({ sessionId, searchText: '', studentSearchText: 'a' });
  await sheetOf({ schoolId: SECOND }, await tokenOf('platform'));
  const trail = await sql<Record<string, unknown>>(
    `SELECT a.school_id AS school, user_name AS "user", details FROM audit_entries a JOIN users u ON u.id = a.user_id
      WHERE event = 'exportReceipts' ORDER BY a.id`,
  );
  expect(trail).toEqual([
    {
      school: FIRST,
      user: 'clerk',
      details: {
        entity: 'receipts',
        id: sessionId,
        after: { schoolId: FIRST, fileFormat: 'EXCEL', sessionId, searchText: '', searched: true, rows: 1 },
      },
    },
    {
      school: SECOND,
      user: 'platform',
      details: expect.objectContaining({
        id: 'all',
        after: { schoolId: SECOND, fileFormat: 'EXCEL', searched: false, rows: 1 },
      }) as unknown,
    },
  ]);
});

test('B12 code 203 the eleventh file of a user in a minute is refused for a minute; a file of students is counted apart', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  token = await tokenOf('clerk');
  await makeReceipt(token);
  await sheetOf();
  await sql(`INSERT INTO audit_entries (at, school_id, user_id, event, request_id)
    SELECT at, school_id, user_id, event, request_id FROM audit_entries, generate_series(1, 7) WHERE event = 'exportReceipts'`);
  const answers = await Promise.all(Array.from({ length: 5 }, () => take()));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  for (const { headers } of refused) expect(headers['retry-after']).toBe('60');
  const { sessionId, sectionId } = await placeOf();
  const students = { ...request({ sessionId, sectionId, fileFormat: undefined }, token) };
  expect((await send('POST', '/api/student/export', students)).status).toBe(200);
  await sheetOf({}, await tokenOf('admin'));
  await moveClock(59_999);
  expect(await refuse()).toEqual([429, 203]);
  await moveClock(1);
  await sheetOf();
});

test('in a disabled school the receipts can still be exported', async () => {
  const { receiptNo } = await makeReceipt(token);
  await disableSchool(await tokenOf('platform'));
  expect(await sheetOf().then(numbersIn)).toEqual([receiptNo]);
});
