// The limits of one cell: what compares and stores its text takes linear time only within them.
import fs from 'node:fs';
import path from 'node:path';
import { measureText, reasonCell } from '../../../provider/documents/cellLimits.ts';
import { fits, similarColumns } from '../../../provider/documents/headingGuess.ts';
import { headingKey } from '../../../provider/documents/headings.ts';
import { isHeadingRow } from '../../../provider/documents/mappedTable.ts';
import { nameKey } from '../../../common/names.ts';

/** Marks that have to be sorted, with a text between each ten of them. */
const marks = (between: string) => Array.from({ length: 5 }, () => '\u0316\u0300'.repeat(5)).join(between);

test.each([
  ['more than 2,000 characters', 'x'.repeat(2_001), 'longCell'],
  ['characters that are written as 18 others', '\ufdfa'.repeat(112), 'longCell'],
  ['2,000 characters', 'x'.repeat(2_000), 2_000],
  ['11 marks', `x${'\u0301'.repeat(11)}`, 'manyMarks'],
  ['10 marks', `x${'\u0301'.repeat(10)}`, 11],
  ['marks behind a joiner, which keys leave out', marks('\u200d'), 'manyMarks'],
  ['marks behind an apostrophe, which keys leave out', marks('\u02bc'), 'manyMarks'],
  ['marks behind an acute, which keys leave out', marks('\u00b4'), 'manyMarks'],
  ['marks behind dots', marks('.'), 'manyMarks'],
  ['half-width sound marks, which become combining ones', '\uff9e'.repeat(11), 'manyMarks'],
  ['marks on letters', marks('a'), 'number'],
] as const)('D6 %s', (_, text, expected) => {
  const measured = measureText(text);
  expect(expected === 'number' ? typeof measured : measured).toBe(expected);
});

/** Words with the most marks that the scripts have: conjuncts, nukta, stacks, cantillation, harakat, emoji. */
test.each([
  'कार्त्स्न्य राष्ट्रीय उच्च माध्यमिक विद्यालय, क़ुरैशी, ज़्यादा, र्‍य, क्ष्म्यै',
  'श्री लक्ष्मी नारायण शर्मा — पुत्र: स्व. श्री द्वारकाप्रसाद “शास्त्री”',
  'স্বাস্থ্য ક્ષેત્ર ਪੰਜਾਬੀ ਸ੍ਰੀ தமிழ் శ్రీ ಕನ್ನಡ മലയാളം ଓଡ଼ିଆ සිංහල',
  'अ॒ग्निमी॑ळे पु॒रोहि॑तं य॒ज्ञस्य॑ दे॒वमृ॒त्विज॑म् ॐ॑',
  'ཧྐྵྨླྺྼྻྂ ༄༅ བོད་སྐད་',
  'بِسْمِ ٱللَّٰهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ ﷺ',
  'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים',
  'Trường Tiểu học Nguyễn Thị Minh Khai',
  '❤️❤️❤️❤️❤️❤️❤️❤️❤️❤️❤️❤️ 👩‍❤️‍👨 👍🏽',
])('no word of a language is rejected: %s', (text) => {
  expect(measureText(text)).toBe(text.normalize('NFKC').length);
  expect(typeof measureText(nameKey(text))).toBe('number');
});

test('the reasons of a row fit into a cell that may be sent again', () => {
  expect(reasonCell([])).toBeNull();
  expect(reasonCell(['One.', 'Two.'])).toBe('One. Two.');
  const long = reasonCell(Array<string>(100).fill('Pin Code must be 6 digits. The file has "12".')) ?? '';
  expect([typeof measureText(long), long.endsWith('…')]).toEqual(['number', true]);
});

test('D6 a row is compared with the headings only up to the first cell that differs', () => {
  const read = jest.fn(() => 'Amount');
  const cells = ['Other'];
  Object.defineProperty(cells, 1, { get: read, enumerable: true });
  expect(isHeadingRow({ row: 2, cells }, ['receipt no.', 'amount'])).toBe(false);
  expect(read).not.toHaveBeenCalled();
  expect(isHeadingRow({ row: 2, cells: ['Receipt No.', null, 'AMOUNT '] }, ['receipt no.', 'x', 'amount'])).toBe(true);
  expect(isHeadingRow({ row: 2, cells: ['Receipt No.'] }, ['receipt no.'])).toBe(false);
});

test('D6 the words of a long heading are not compared with those of a short title', () => {
  const column = { key: 'amount', title: 'Amount Paid', kind: 'choice', open: true, required: false } as const;
  const name = new Set(['amount', 'paid']);
  const has = jest.spyOn(name, 'has');
  const words = Array.from({ length: 50 }, (_, at) => `word${at}`).join(' ');
  expect(similarColumns(`Amount Paid ${words}`, [{ column, names: [name] }])).toEqual([]);
  expect(has).not.toHaveBeenCalled();
  expect(similarColumns('Amount Paid', [{ column, names: [name] }])).toHaveLength(1);
  expect([fits(column, ['x'.repeat(301)], ''), fits(column, ['x'.repeat(300)], '')]).toEqual([false, true]);
  expect(headingKey('Marks (out of 80)')).toBe('marks');
  expect(headingKey(`Marks (out of ${'x'.repeat(61)})`)).not.toBe('marks');
});

/** All sources that a text of a file or a request may reach. */
const sources = ['provider', 'common'].flatMap((folder) => {
  const root = path.resolve(__dirname, '../../..', folder);
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.gen.ts'))
    .map((name) => path.join(root, name));
});

/** A repeated class of blanks that is not behind the start of the text, before its end: quadratic on a long run of blanks. */
const BLANKS_BEFORE_END = /(?:\/|\|)(?:\\s|\[[^\]\n]*(?:\\s| )[^\]\n]*\])[*+](?!\\)[^/\n|]*(?:\([^)\n]*\))?\$\)?[|/]/;

test('D6 no pattern searches for a run of blanks before the end of a text', () => {
  const found = sources.flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => BLANKS_BEFORE_END.test(line))
      .map((line) => `${path.basename(file)}: ${line.trim()}`),
  );
  expect(found.filter((line) => !line.startsWith('neutral.ts'))).toEqual([]);
});
