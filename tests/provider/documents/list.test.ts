// Lists: thousands of rows over numbered pages, each with the heading; what a cell holds stays in it.
import { listAsDocument } from '../../../provider/documents/document.ts';
import { PdfFile } from '../../../provider/documents/pdf/file.ts';
import { listDocument } from '../../../provider/documents/printed/list.ts';
import { writeHtml } from '../../../provider/documents/writeHtml.ts';
import { inked, listPages, outside, overlaps } from './drawn';
import { readPdf } from './readPdf';
import { list } from './samples';

const row = (at: number, name = `Student ${at}`) => [String(5_000 + at), name, { paise: 100_000 + at }];
/** Wider than the first column. */
const TOTAL = 'Total of all receipts of the session and the classes that were chosen';
const total = [[TOTAL, null, { paise: 123_456_789_050 }]];

test('rows go on over numbered pages in their order, under a repeated heading, to the totals', async () => {
  const batches = [0, 1, 2].map((part) => Array.from({ length: 40 }, (_, at) => row(part * 40 + at)));
  const pages = await listPages(listDocument(list), batches, total);
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.entries()) {
    expect([overlaps(page), outside(page), page.width > page.height]).toEqual([[], [], true]);
    expect(page.lines.filter((line) => line.startsWith('Receipt no. '))).toEqual(['Receipt no. Student Amount (₹)']);
    expect(page.lines.at(-1)).toBe(`Saraswati Vidya Mandir · Receipts · 23/11/2026 Page ${at + 1} of ${pages.length}`);
  }
  const lines = pages.flatMap(({ lines }) => lines);
  expect(lines.slice(0, 5)).toEqual([
    'Saraswati Vidya Mandir',
    '12 Station Road, Jaipur, Rajasthan 302016',
    'Receipts',
    'Session: 2026-27 · Class: All',
    'Receipt no. Student Amount (₹)',
  ]);
  expect(lines.flatMap((line) => /^(5\d\d\d) Student/.exec(line)?.[1] ?? [])).toEqual(
    batches.flat().map(([number]) => number),
  );
  // The label of the totals runs on over the empty cell.
  expect(lines.filter((line) => line.startsWith('Total'))).toEqual([`${TOTAL} 1,23,45,67,890.50`]);
});

test('the pages of a list are written while its rows arrive, over more than one hundred pages', async () => {
  const file = new PdfFile(listDocument(list));
  file.openList(listDocument(list));
  const rows = Array.from({ length: 4_000 }, (_, at) =>
    row(at, at % 2 === 0 ? 'constructor __proto__' : `Student ${at}`),
  );
  file.addRows(rows);
  const written = file.take();
  file.closeList(total);
  while (file.drawFooters());
  const rest = await file.end();
  expect(written.length).toBeGreaterThan(rest.length);
  const pages = readPdf(Buffer.concat([written, rest]));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.map(({ lines }) => lines.at(-1))).toEqual(
    pages.map((_, at) => expect.stringContaining(`Page ${at + 1} of ${pages.length}`) as string),
  );
  const lines = pages.flatMap((page) => page.lines);
  expect(lines.filter((line) => /^\d{4} (Student \d+|constructor __proto__) 1,0/.test(line))).toHaveLength(4_000);
});

test('an empty list has its heading and one numbered page', async () => {
  const [page, ...more] = await listPages(listDocument({ ...list, filters: [], layout: 'portrait' }), [], []);
  expect(more).toEqual([]);
  expect(page?.lines).toEqual([
    'Saraswati Vidya Mandir',
    '12 Station Road, Jaipur, Rajasthan 302016',
    'Receipts',
    'Receipt no. Student Amount (₹)',
    'Saraswati Vidya Mandir · Receipts · 23/11/2026 Page 1 of 1',
  ]);
});

test('a word of 100 letters and a text longer than a page wrap inside their cell and lose nothing', async () => {
  const word = 'W'.repeat(100);
  const long = Array.from({ length: 3_000 }, (_, at) => `word${at}`).join(' ');
  const pages = await listPages(listDocument(list), [[row(1, word), row(2, long), row(3)]], []);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect([overlaps(page), outside(page)]).toEqual([[], []]);
  const cells = pages.flatMap(({ texts }) => texts.filter(({ x, text }) => x > 200 && x < 680 && text !== 'Student'));
  const said = inked(cells.map(({ text }) => text).join(''));
  for (const text of [word, inked(long), 'Student3']) expect(said).toContain(text);
});

test('what a column says begins at its left, an amount ends at its right, each in one line with its title', async () => {
  const [page] = await listPages(listDocument(list), [[row(1), [null, 'Dev', { paise: 5 }]]], []);
  const placeOf = (text: string) => page?.texts.find((shown) => shown.text === text);
  for (const name of ['Student 1', 'Dev']) expect(placeOf(name)?.x).toBeCloseTo(placeOf('Student')?.x ?? 0, 1);
  for (const amount of ['1,000.01', '0.05'])
    expect(placeOf(amount)?.right).toBeCloseTo(placeOf('Amount (₹)')?.right ?? 0, 1);
});

test('an amount too wide for its column is written smaller, on one line', async () => {
  const narrow = {
    ...list,
    columns: list.columns.map((column, at) => (at === 2 ? { ...column, weight: 0.5 } : column)),
  };
  const [page] = await listPages(listDocument(narrow), [[['1', 'Asha', { paise: 999_999_999_999 }]]], []);
  const amount = page?.texts.find(({ text }) => text === '9,99,99,99,999.99');
  expect(amount?.size).toBeLessThan(7);
  expect(page && [overlaps(page), outside(page)]).toEqual([[], []]);
});

test('the same list as one page of HTML has all rows, its totals and a heading that printers repeat', () => {
  const page = writeHtml(listAsDocument(listDocument(list), [row(1), row(2)], total));
  expect(page.match(/<tr>/g)).toHaveLength(4);
  expect(page).toContain('<thead><tr><th scope="col" class="left whole">Receipt no.</th>');
  expect(page).toContain(`colspan="2">${TOTAL}</td><td class="amount whole">1,23,45,67,890.50</td>`);
  expect(page).toContain('size: A4 landscape');
  // A text runs on over empty cells, an amount does not.
  const bare = writeHtml(listAsDocument(listDocument(list), [], [[{ paise: 1 }, null, null]]));
  expect(bare).toContain('<td class="amount whole">0.01</td><td class="left whole"></td><td class="right whole"></td>');
});
