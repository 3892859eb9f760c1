// Receipts are confirmed by a spreadsheet: the one that is saved of the pending receipts, all of its rows or none.
import { randomUUID } from 'node:crypto';
import ExcelJS from 'exceljs';
import { utils, write } from '@e965/xlsx';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { checkFile, confirmFile, countBy, fileOf, rowOf, savedFile, statusOf } from '../support/confirm';
import { verdict } from '../support/http';
import { sheetOf, workbookOf, type Row } from '../support/imports';
import { holdFiles, untilFiles } from '../support/insight';
import { cancelReceipt, emptyReceipts, makeReceipt, setStatus, storeReceipts } from '../support/receipts';
import { SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { placeOf } from '../support/students';
import { stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const make = (amountPaid: number) => makeReceipt(token, { amountPaid });
const xls = (rows: Row[]) =>
  write(
    { SheetNames: ['Receipts'], Sheets: { Receipts: utils.json_to_sheet(rows) } },
    { type: 'buffer', bookType: 'biff8' },
  ) as Buffer;

test('CALL2-36 CONFIRM-08 CONFIRM-09 the saved spreadsheet of the pending receipts is the layout: as it is, it confirms all of them', async () => {
  const [one, two, known] = [await make(6000.5), await make(0.25), await make(7)];
  await setStatus(known, 'CONFIRMED');
  const answer = await confirmFile(token, await savedFile(token));
  expect([...verdict(answer), answer.data]).toEqual([200, 100, { receipts: 2, amount: 6000.75 }]);
  expect([await statusOf(one), await statusOf(two)]).toEqual(['CONFIRMED', 'CONFIRMED']);
});

test.each(['-do-', '"', '<b>&amp;', '&lt;', '_x0041_', '#N/A'])(
  'CONFIRM-08 the saved spreadsheet with the comment %j confirms as it is',
  async (comments) => {
    await makeReceipt(token, { amountPaid: 100, comments });
    expect((await checkFile(token, await savedFile(token))).data).toMatchObject({ ready: 1, wrong: 0 });
  },
);

test('CONFIRM-08 CONFIRM-09 rows that were deleted from it stay pending', async () => {
  const [one, two] = [await make(100), await make(101)];
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await savedFile(token)) as unknown as ArrayBuffer);
  // The newest number is first, and the total at the end counts both.
  workbook.worksheets[0]?.spliceRows(2, 1);
  const answer = await confirmFile(token, Buffer.from(await workbook.xlsx.writeBuffer()));
  expect([...verdict(answer), answer.data]).toEqual([200, 100, { receipts: 1, amount: 100 }]);
  expect([await statusOf(one), await statusOf(two)]).toEqual(['CONFIRMED', 'PENDING']);
});

test('CONFIRM-05 an .xls file is read as well, and the columns of numbers and amounts are enough', async () => {
  const one = await make(100);
  const answer = await confirmFile(token, xls([{ 'receipt no.': String(one.receiptNo), Amount: 100 }]), {
    name: 'old.xls',
  });
  expect(verdict(answer)).toEqual([200, 100]);
  expect(await statusOf(one)).toBe('CONFIRMED');
});

test('CONFIRM-11 CODE-166 a file with wrong rows names each with its reason and confirms nothing', async () => {
  const [good, cancelled, known] = [await make(100), await make(101), await make(102)];
  await cancelReceipt(token, cancelled.receiptId);
  await setStatus(known, 'CONFIRMED');
  const before = await stored();
  const answer = await confirmFile(token, await fileOf(good, cancelled, known));
  expect([...verdict(answer), answer.responseMsg, answer.data]).toEqual([
    ...[422, 166, 'One row has errors. Nothing was confirmed.'],
    { problems: [{ path: 'Receipt No.', row: 3, message: `Receipt ${cancelled.receiptNo} is cancelled.` }] },
  ]);
  expect(await stored()).toEqual(before);
});

test('C4 the same file a second time changes nothing and says so of every row', async () => {
  const file = await fileOf(await make(100), await make(101));
  expect(verdict(await confirmFile(token, file))).toEqual([200, 100]);
  const before = await stored();
  const again = await confirmFile(token, file);
  expect([...verdict(again), again.responseMsg, again.data.problems?.length]).toEqual([
    ...[422, 166, 'All receipts in the file are already confirmed. Nothing was confirmed.'],
    2,
  ]);
  expect(await stored()).toEqual(before);
});

test('CONFIRM-09 receipts confirmed already are left out, and the other rows are confirmed', async () => {
  const [known, one, two] = [await make(100), await make(101), await make(102.5)];
  await setStatus(known, 'CONFIRMED');
  const answer = await confirmFile(token, await fileOf(one, known, two, known));
  expect([...verdict(answer), answer.data]).toEqual([200, 100, { receipts: 2, amount: 203.5 }]);
  expect([await statusOf(one), await statusOf(two)]).toEqual(['CONFIRMED', 'CONFIRMED']);
});

test('CONFIRM-09 CONFIRM-11 a cumulative list confirms what has arrived: its pending rows are wrong, also when the others are confirmed already', async () => {
  const [known, one] = [await make(100), await make(101)];
  await setStatus(known, 'CONFIRMED');
  const list = (status: string) =>
    sheetOf([
      ['Receipt No.', 'Amount', 'Status'],
      [known.receiptNo, 100, 'Confirmed'],
      [one.receiptNo, 101, status],
      [null, null, null],
      [null, 201, null],
    ]);
  const refused = await confirmFile(token, await list('Pending'));
  expect([...verdict(refused), refused.data.problems?.map(({ path, row }) => [path, row])]).toEqual([
    ...[422, 166, [['Status', 3]]],
  ]);
  expect(await statusOf(one)).toBe('PENDING');
  // The total at the end is not named.
  expect((await confirmFile(token, await list('Confirmed'))).data).toEqual({ receipts: 1, amount: 101 });
  expect(await statusOf(one)).toBe('CONFIRMED');
});

test('CONFIRM-11 CODE-166 a row with an amount alone is rejected, also as the last one without a blank row above', async () => {
  const one = await make(101);
  const file = await sheetOf([
    ['Receipt No.', 'Amount'],
    [one.receiptNo, 101],
    [null, 100],
  ]);
  expect(verdict(await confirmFile(token, file))).toEqual([422, 166]);
});

test('C4 code 205 where other receipts would be confirmed than were checked, none is', async () => {
  const [one, two] = [await make(100), await make(101)];
  const file = await fileOf(one, two);
  const checked = async () => (await checkFile(token, file)).data.fingerprint;
  const both = await checked();
  await setStatus(two, 'CONFIRMED');
  const first = await checked();
  const changed = await confirmFile(token, file, { fingerprint: both });
  expect([...verdict(changed), changed.responseMsg]).toEqual([
    ...[409, 205, 'The receipts that the file would confirm have changed since the check. Check the file again.'],
  ]);
  // As many receipts, but another one: a user confirmed the first and set the second back.
  await setStatus(one, 'CONFIRMED');
  await setStatus(two, 'PENDING');
  expect(verdict(await confirmFile(token, file, { fingerprint: first }))).toEqual([409, 205]);
  expect(await statusOf(two)).toBe('PENDING');
  // The same receipt after it was confirmed and set back.
  const second = await checked();
  await sql("UPDATE receipts SET modified_at = modified_at + interval '1 minute' WHERE id = $1", [two.receiptId]);
  expect(verdict(await confirmFile(token, file, { fingerprint: second }))).toEqual([409, 205]);
  expect((await confirmFile(token, file, { fingerprint: await checked() })).data).toEqual({ receipts: 1, amount: 101 });
});

test('CONFIRM-11 CODE-166 of very many wrong rows a thousand reasons are named', async () => {
  const rows = Array.from({ length: 1_200 }, (_, at) => ({ 'Receipt No.': 900_000 + at, Amount: 1 }));
  const answer = await confirmFile(token, await workbookOf(...rows));
  expect([...verdict(answer), answer.responseMsg, answer.data.problems?.length]).toEqual([
    ...[422, 166, '1200 rows have errors. Nothing was confirmed.'],
    1_000,
  ]);
});

test.each([
  ['HTML', '<table><tr><td>Receipt No.</td></tr><tr><td>1000</td></tr></table>'],
  ['CSV', 'Receipt No.\n1000\n'],
  ['PDF', '%PDF-1.7\n'],
])('CONFIRM-11 CODE-165 D7 %s that is called .xlsx is no spreadsheet', async (_what, text) => {
  await make(100);
  const answer = await confirmFile(token, Buffer.from(text));
  expect(verdict(answer)).toEqual([422, 165]);
  expect(await countBy('CONFIRMED')).toBe(0);
});

test('CONFIRM-11 CODE-165 a damaged file is none either', async () => {
  const file = await fileOf(await make(100));
  expect(verdict(await confirmFile(token, file.subarray(0, file.length - 200)))).toEqual([422, 165]);
});

test.each([
  [
    'no receipt number',
    { Amount: 5 },
    /^The first row must have the headings of the download\. .* Then delete the rows above the headings\.$/,
  ],
  ['no amount', { 'Receipt No.': 5 }, /^Columns of the download are missing: Amount\.$/],
])('CONFIRM-08 CONFIRM-11 CODE-166 a table with %s is refused as a whole', async (_what, row, message) => {
  const { data, ...answer } = await confirmFile(token, await workbookOf(row));
  expect(verdict(answer)).toEqual([422, 166]);
  expect(answer.responseMsg).toMatch(message);
  expect(data.problems).toEqual([{ path: 'receiptsFile', message: answer.responseMsg }]);
});

test('CONFIRM-11 CODE-166 a table without receipts is refused, the total of the saved file is none', async () => {
  const head = ['Receipt No.', 'Student Name', 'Amount'];
  const total = [null, 'Total without cancelled receipts', 100];
  for (const cells of [[head], [head, total]]) {
    const answer = await confirmFile(token, await sheetOf(cells));
    expect([...verdict(answer), answer.responseMsg]).toEqual([
      ...[422, 166, 'The sheet "Pupils" has no rows below its headings.'],
    ]);
  }
});

test('D6 R12 5,000 receipts with their total are confirmed, and other calls are answered while the file is read; one more row is rejected', async () => {
  await storeReceipts(5_001);
  const refused = await confirmFile(token, await savedFile(token));
  expect([...verdict(refused), refused.responseMsg]).toEqual([
    ...[422, 166, 'The file has more than 5,000 rows. Split it into several files.'],
  ]);
  await sql("UPDATE receipts SET status = 'CONFIRMED' WHERE id = (SELECT min(id) FROM receipts WHERE school_id = 1)");
  const file = await savedFile(token);
  const other = await tokenOf('admin');
  await holdFiles(true);
  const confirming = confirmFile(token, file);
  await untilFiles({ atGate: 1 });
  expect(verdict(await call('GET', '/user/info', { token: other }))).toEqual([200, 100]);
  expect(await untilFiles({})).toMatchObject({ atGate: 1, running: 1 });
  await holdFiles(false);
  const answer = await confirming;
  expect([...verdict(answer), answer.data.receipts]).toEqual([200, 100, 5_000]);
  expect(await countBy('PENDING')).toBe(0);
});

test('D6 a missing and a too large file answer 109', async () => {
  const none = await confirmFile(token, undefined);
  expect([...verdict(none), none.responseMsg]).toEqual([400, 109, 'Please select a spreadsheet (.xlsx or .xls).']);
  const large = await confirmFile(token, Buffer.alloc(5 * 1024 * 1024 + 1, 0x50));
  expect([...verdict(large), large.responseMsg]).toEqual([400, 109, 'The spreadsheet must not be larger than 5 MB.']);
});

test('CONFIRM-10 CODE-103 CALL2-36 the session must be one of the school, CODE-112 and the school not disabled', async () => {
  const receipt = await make(100);
  const file = await fileOf(receipt);
  const { sessionId } = await placeOf('5', { schoolId: SECOND });
  for (const session of [Number(sessionId), 2_147_483_647])
    expect(verdict(await confirmFile(token, file, { sessionId: session }))).toEqual([404, 103]);
  await disableSchool(await tokenOf('platform'));
  expect(verdict(await confirmFile(token, file))).toEqual([409, 112]);
  expect(await statusOf(receipt)).toBe('PENDING');
});

test('C1 the same file with its key is confirmed once and answered alike; another file with it is refused', async () => {
  const [one, two] = [await make(100), await make(101)];
  const headers = { 'idempotency-key': randomUUID() };
  const file = await fileOf(one);
  const first = await confirmFile(token, file, { headers });
  const again = await confirmFile(token, file, { headers });
  expect([verdict(first), verdict(again), again.data]).toEqual([[200, 100], [200, 100], first.data]);
  expect(verdict(await confirmFile(token, await workbookOf(rowOf(two)), { headers }))).toEqual([422, 206]);
  expect(await statusOf(two)).toBe('PENDING');
});
