// The documents of all receipts of a range of dates in one file: which they are, in which order, and that they were printed.
import http from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readPdf } from '../documents/readPdf';
import { call, moveClock, origin, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { ask, bearer, envelopeOf, send, verdict, type Bytes } from '../support/http';
import { holdFiles, untilFiles } from '../support/insight';
import { cancelReceipt, emptyReceipts, makeReceipt, setStatus, storeReceipts } from '../support/receipts';
import { FIRST, SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { placeOf, type Changes } from '../support/students';
import { countOf } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const RANGE = { startDate: '2026-07-01', endDate: '2026-07-31' };
const TARGET = '/api/receipt/student/receipts/print';
const request = (filter: Changes, as: string) => ({
  headers: { 'content-type': 'application/json', ...bearer(as) },
  body: JSON.stringify({ schoolId: FIRST, ...RANGE, ...filter }),
});
const take = (filter: Changes = {}, as = token): Promise<Bytes> => send('POST', TARGET, request(filter, as));
const refuse = async (filter: Changes = {}, as = token) => verdict(await ask('POST', TARGET, request(filter, as)));
async function pagesOf(filter: Changes = {}, as = token) {
  const { status, headers, body } = await take(filter, as);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const pages = readPdf(body);
  return pages.map(({ lines, texts, width, height }) => ({
    number: Number(/Receipt no\. (\d+)/.exec(lines.join('\n'))?.[1]),
    marks: [...new Set(texts.filter(({ turned }) => turned).map(({ text }) => text))],
    text: lines.join('\n'),
    landscape: width > height,
  }));
}
const numbersOf = async (filter: Changes = {}) => (await pagesOf(filter)).map(({ number }) => number);

test('each receipt of the range has its page with two copies, the lowest number first, cancelled ones marked', async () => {
  const cash = await makeReceipt(token, { paymentDate: '2026-07-01', amountPaid: 6000.5 });
  const wrong = await makeReceipt(token, { paymentDate: '2026-07-03', amountPaid: 999 });
  await cancelReceipt(token, wrong.receiptId, 'Wrong student');
  const other = await makeReceipt(token, { receiptType: 'OTHER', paymentDate: '2026-07-15', amountPaid: 7 });
  await makeReceipt(token, { paymentDate: '2026-06-30', amountPaid: 5 });
  const { headers } = await take({ includeDeleted: true, endDate: '2026-06-30', startDate: '2026-06-30' });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-row-count': '1' });
  expect(String(headers['content-disposition'])).toContain('"Receipts of 30-06-2026 Saraswati Vidya Mandir.pdf"');
  const pages = await pagesOf({ includeDeleted: true });
  expect(pages.map(({ number, marks }) => [number, marks])).toEqual([
    [cash.receiptNo, []],
    [wrong.receiptNo, ['CANCELLED']],
    [other.receiptNo, []],
  ]);
  expect(pages.every(({ landscape }) => landscape)).toBe(true);
  expect(pages[0]?.text).toContain('Fee Receipt Office copy Fee Receipt Parent copy');
  expect(pages[0]?.text).toContain('Rupees Six Thousand and Fifty Paise Only');
  expect(pages[0]?.text).toMatch(/Tuition Fee [\d,.]+ Tuition Fee/);
  expect(pages[1]?.text).toContain('Wrong student');
  expect(pages[2]?.text).toContain('Other payment 7.00');
});

test('a page is the very document that is printed of the receipt alone', async () => {
  const { receiptId } = await makeReceipt(token, { amountPaid: 6000.5 });
  const alone = await send('GET', `/api/receipt/v2/receipt/download/${receiptId}`, { headers: bearer(token) });
  const [page] = await pagesOf();
  expect(page?.text).toBe(readPdf(alone.body)[0]?.lines.join('\n'));
});

test('the file has the receipts of the filter alone', async () => {
  const one = await makeReceipt(token, { amountPaid: 1 });
  const two = await makeReceipt(token, { amountPaid: 2, receiptType: 'OTHER' });
  await setStatus(two, 'CONFIRMED');
  const { sessionId, classId } = await placeOf();
  expect(await numbersOf({ sessionId, classId, size: 1, page: 0 })).toEqual([one.receiptNo, two.receiptNo]);
  expect(await numbersOf({ status: 'CONFIRMED', classId: -1 })).toEqual([two.receiptNo]);
  expect(await numbersOf({ receiptType: 'FEE' })).toEqual([one.receiptNo]);
  expect(await numbersOf({ searchText: String(two.receiptNo) })).toEqual([two.receiptNo]);
});

test('chosen receipts are one page of HTML, lowest number first, and count as printed', async () => {
  const one = await makeReceipt(token, { amountPaid: 1 });
  await makeReceipt(token, { amountPaid: 2 });
  const two = await makeReceipt(token, { amountPaid: 3 });
  const receiptIds = [two.receiptId, one.receiptId];
  const { status, headers, body } = await take({ receiptIds, html: true });
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const pages = body.toString().split('<main>').slice(1);
  expect(pages).toEqual([one, two].map(({ receiptNo }) => expect.stringContaining(String(receiptNo)) as string));
  expect(await countOf('receipts', 'printed_at IS NOT NULL')).toBe(2);
  expect(await numbersOf({ receiptIds: [one.receiptId] })).toEqual([one.receiptNo]);
});

test('E4 printing is noted as of a single receipt: the first copy is the original, later ones say DUPLICATE', async () => {
  const first = await makeReceipt(token, { amountPaid: 1 });
  expect((await pagesOf())[0]?.marks).toEqual([]);
  const noted = await sql('SELECT printed_at FROM receipts');
  const second = await makeReceipt(token, { amountPaid: 2 });
  expect((await pagesOf()).map(({ number, marks }) => [number, marks])).toEqual([
    [first.receiptNo, ['DUPLICATE']],
    [second.receiptNo, []],
  ]);
  expect(await sql('SELECT printed_at FROM receipts WHERE id = $1', [first.receiptId])).toEqual(noted);
  const { text } = await fetchPage(second.receiptId);
  expect(text).toContain('DUPLICATE');
  const trail = await sql(
    "SELECT school_id AS school, details FROM audit_entries WHERE event = 'printReceipts' ORDER BY id",
  );
  const after = { schoolId: FIRST, ...RANGE, searched: false };
  expect(trail).toEqual(
    [
      { receipts: 1, first: 1 },
      { receipts: 2, first: 1 },
    ].map((counts) => ({
      school: FIRST,
      details: { entity: 'receipts', id: 'all', after: { ...after, ...counts } },
    })),
  );
});

async function fetchPage(receiptId: number): Promise<{ text: string }> {
  const { body } = await send('GET', `/api/receipt/v2/receipt/download/${receiptId}?html=true`, {
    headers: bearer(token),
  });
  return { text: body.toString() };
}

test('CODE-109 CODE-112 CODE-137 CODE-147 CODE-189 without dates, without receipts, or for another school there is no file, and nothing is noted', async () => {
  await makeReceipt(token);
  expect(await refuse({ startDate: undefined })).toEqual([400, 109]);
  expect(await refuse({ endDate: null })).toEqual([400, 109]);
  expect(await refuse({ onlyDeleted: true })).toEqual([404, 147]);
  expect(await refuse({ schoolId: SECOND })).toEqual([403, 189]);
  expect(await refuse({}, await tokenOf('teacher'))).toEqual([403, 137]);
  await disableSchool(await tokenOf('platform'));
  expect(await refuse()).toEqual([409, 112]);
  expect(await countOf('receipts', 'printed_at IS NOT NULL')).toBe(0);
  expect(await countOf('audit_entries', "event = 'printReceipts'")).toBe(0);
});

test('code 201 500 receipts are one file; one more answers what to do, and nothing is noted', async () => {
  const wide = { startDate: '2020-01-01' };
  await storeReceipts(501);
  const answer = envelopeOf(await take(wide));
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    413,
    201,
    expect.stringMatching(/^The list has 501 receipts\. One file can have at most 500\. Choose an earlier To date/),
  ]);
  expect(await countOf('receipts', 'printed_at IS NOT NULL')).toBe(0);
  await sql('DELETE FROM receipts WHERE receipt_no = (SELECT min(receipt_no) FROM receipts)');
  const { status, headers, body } = await take(wide);
  expect([status, headers['x-row-count']]).toEqual([200, '500']);
  // Pages of two copies; reading all of them would take longer than writing them.
  expect(body.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(500);
  expect(await countOf('receipts', 'printed_at IS NOT NULL')).toBe(500);
});

test('B12 code 203 the eleventh file of a user in a minute is refused for a minute, however many come at once', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  token = await tokenOf('clerk');
  await makeReceipt(token);
  await pagesOf();
  await sql(`INSERT INTO audit_entries (at, school_id, user_id, event, request_id)
    SELECT at, school_id, user_id, event, request_id FROM audit_entries, generate_series(1, 7) WHERE event = 'printReceipts'`);
  const answers = await Promise.all(Array.from({ length: 5 }, () => take()));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  for (const { headers } of refused) expect(headers['retry-after']).toBe('60');
  await pagesOf({}, await tokenOf('admin'));
  await moveClock(60_000);
  await pagesOf();
});

test('E4 receipts of a file whose connection was closed are originals in the next file, except those printed alone since', async () => {
  const printed = await makeReceipt(token, { amountPaid: 1 });
  await pagesOf();
  const { receiptNo } = await makeReceipt(token, { amountPaid: 2 });
  const alone = await makeReceipt(token, { amountPaid: 3 });
  await holdFiles(true);
  const { headers, body } = request({}, token);
  const left = http.request(`${origin}${TARGET}`, { method: 'POST', headers, agent: false });
  left.on('error', () => undefined).end(body);
  await untilFiles({ atGate: 1 });
  expect(await countOf('receipts', 'printed_at IS NULL')).toBe(0);
  await moveClock(1000);
  await call('POST', `/receipt/receipt/${alone.receiptId}/printed`, { token });
  left.destroy();
  await holdFiles(false);
  while ((await countOf('audit_entries', "event = 'releasePrintedReceipts'")) === 0) await nextTurn();
  expect((await pagesOf()).map(({ number, marks }) => [number, marks])).toEqual([
    [printed.receiptNo, ['DUPLICATE']],
    [receiptNo, []],
    [alone.receiptNo, ['DUPLICATE']],
  ]);
});

test('the file of one receipt number is named after it', async () => {
  const { receiptNo } = await makeReceipt(token);
  const { headers } = await take({ searchText: `0${receiptNo}` });
  expect(String(headers['content-disposition'])).toContain(`"Receipt ${receiptNo} Saraswati Vidya Mandir.pdf"`);
});

test('a platform user prints in the school that is named', async () => {
  await makeReceipt(await tokenOf('admin2'), {}, SECOND);
  await makeReceipt(token);
  const pages = await pagesOf({ schoolId: SECOND }, await tokenOf('platform'));
  expect(pages).toHaveLength(1);
  expect(await countOf('receipts', 'printed_at IS NOT NULL AND school_id = 1')).toBe(0);
});
