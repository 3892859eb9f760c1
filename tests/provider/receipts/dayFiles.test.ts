// The sums of a generated day are equal on screen, on its page, in its PDF, on the pages of the list, and in its two files.
import fc from 'fast-check';
import { resetProvider, tokenOf } from '../../support/provider';
import { readPdf } from '../documents/readPdf';
import { dayClose, dayCloseDocument, storeMade } from '../support/dayClose';
import { bearer, send } from '../support/http';
import { emptyReceipts, listReceipts } from '../support/receipts';
import { FIRST } from '../support/schools';
import { readSheet } from '../support/sheets';

const DAY = '2026-07-10';
const FIRST_NO = 6001;
const MODES = ['CASH', 'CHEQUE', 'ONLINE'] as const;
const made = fc.array(
  fc.record({
    cashier: fc.constant('clerk'),
    mode: fc.constantFrom(...MODES),
    type: fc.constantFrom('FEE' as const, 'OTHER' as const),
    status: fc.constantFrom('PENDING' as const, 'CONFIRMED' as const, 'CANCELLED' as const),
    paise: fc.oneof(fc.constantFrom(5, 10, 29), fc.integer({ min: 1, max: 99_999_999 })),
  }),
  { minLength: 1, maxLength: 30 },
);
type Made = { mode: (typeof MODES)[number]; status: string; paise: number };

const moment = `${DAY}T06:00:00.000Z`;
const figures = (paise: number) =>
  (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The counted receipts and the sum of each mode and of all, in paise. */
function expectedOf(receipts: readonly Made[]) {
  const counted = receipts.filter(({ status }) => status !== 'CANCELLED');
  const sum = (some: readonly Made[]) => some.reduce((total, { paise }) => total + paise, 0);
  return {
    count: counted.length,
    sums: [...MODES.map((mode) => sum(counted.filter((one) => one.mode === mode))), sum(counted)],
  };
}

const textsOf = (page: string) => page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

const OF_DAY = { schoolId: FIRST, startDate: DAY, endDate: DAY, includeDeleted: true };

async function fileOf(token: string, fileFormat: 'EXCEL' | 'PDF') {
  const { body } = await send('POST', '/api/receipt/student/receipts/download', {
    headers: { 'content-type': 'application/json', ...bearer(token) },
    body: JSON.stringify({ ...OF_DAY, fileFormat }),
  });
  return body;
}

/** The sum that the first page of the list states, and the sum of the rows of all pages. */
async function listSums(token: string): Promise<[stated: number, added: number]> {
  const page = async (number: number) => (await listReceipts(token, OF_DAY, `?page=${number}&size=10`)).data;
  const first = await page(0);
  const more = await Promise.all(Array.from({ length: first.totalPages - 1 }, (_, at) => page(at + 1)));
  const rows = [first, ...more].flatMap(({ content }) => content);
  expect(new Set(rows.map(({ receiptNo }) => receiptNo)).size).toBe(first.totalElements);
  const counted = rows.filter(({ status }) => status !== 'CANCELLED');
  const paise = (rupees: number) => Math.round(rupees * 100);
  return [paise(first.totalAmount), counted.reduce((sum, { amountPaid }) => sum + paise(amountPaid), 0)];
}

async function pdfTotal(token: string): Promise<string | undefined> {
  const lines = (await readPdf(Buffer.from(await fileOf(token, 'PDF')))).flatMap((page) => page.lines);
  return lines.findLast((line) => line.startsWith('Total '));
}

async function sheetSums(token: string): Promise<number[]> {
  const { head, rows } = await readSheet(await fileOf(token, 'EXCEL'));
  const [mode, amount, status] = ['Payment Mode', 'Amount', 'Status'].map((title) => head.indexOf(title)) as [
    number,
    number,
    number,
  ];
  const total = rows.at(-1)?.[amount];
  const value = typeof total === 'object' && total !== null && 'result' in total ? total.result : total;
  const counted = rows.slice(0, -2).filter((row) => row[status] !== 'Cancelled');
  const paise = (some: typeof rows) => some.reduce((sum, row) => sum + Math.round(Number(row[amount]) * 100), 0);
  return [
    ...['Cash', 'Cheque', 'Online'].map((name) => paise(counted.filter((row) => row[mode] === name))),
    Math.round(Number(value) * 100),
  ];
}

test('the sums of a day are equal on screen, page, PDF, list and files of the list, cancelled receipts left out', async () => {
  await resetProvider();
  const token = await tokenOf('clerk');
  await fc.assert(
    fc.asyncProperty(made, async (receipts) => {
      await emptyReceipts();
      await storeMade(
        receipts.map((one) => ({ ...one, madeAt: moment, changedAt: moment, paymentDate: DAY })),
        FIRST_NO,
      );
      const { count, sums } = expectedOf(receipts);
      const { total, modes } = (await dayClose(token, DAY)).data;
      const shown = [...modes.map((one) => one.total.amount), total.amount].map((rupees) => Math.round(rupees * 100));
      expect([total.receipts, shown]).toEqual([count, sums]);
      expect(await sheetSums(token)).toEqual(sums);
      expect(await listSums(token)).toEqual([sums.at(-1), sums.at(-1)]);
      expect(await pdfTotal(token)).toMatch(new RegExp(` ${figures(sums.at(-1) ?? 0).replaceAll('.', '\\.')}$`));
      if (count === 0) return;
      const line = `${count} ${sums.map(figures).join(' ')}`;
      const pdf = await (await dayCloseDocument(token, DAY)).arrayBuffer();
      const lines = (await Promise.resolve(readPdf(Buffer.from(pdf)))).flatMap((page) => page.lines);
      expect(lines.find((text) => text.startsWith('Total '))).toMatch(new RegExp(` ${line.replaceAll('.', '\\.')}$`));
      expect(textsOf(await (await dayCloseDocument(token, DAY, '&html=true')).text())).toContain(` ${line} `);
    }),
    // Two files in each run; a user gets ten in a minute.
    { numRuns: 5, endOnFailure: true },
  );
});
