// Names in every script that forms accept are printed with glyphs of a font, shaped and in one line with Latin text.
import fs from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { contractDocument } from '../../../provider/contract/document.ts';
import { registerFonts, SCRIPTS } from '../../../provider/documents/pdf/fonts.ts';
import { Pen } from '../../../provider/documents/pdf/pen.ts';
import { runsOf } from '../../../provider/documents/pdf/runs.ts';
import { shaperOf } from '../../../provider/documents/pdf/shaper.ts';
import { listDocument } from '../../../provider/documents/printed/list.ts';
import { receiptDocument } from '../../../provider/documents/printed/receipt.ts';
import { listPages, pagesOf } from './drawn';
import type { ReadPage } from './readPdf';
import { list, receipt } from './samples';

const NAMES = [
  ['Latin', 'Asha Verma'],
  ['Devanagari', 'क्षितिज श्रीवास्तव'],
  ['Bengali', 'অনন্যা সেন'],
  ['Gurmukhi', 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Gujarati', 'અશોક પટેલ'],
  ['Oriya', 'ଅନନ୍ୟା ଦାସ'],
  ['Tamil', 'கார்த்திக் ராமன்'],
  ['Telugu', 'శ్రీనివాస్ రెడ్డి'],
  ['Kannada', 'ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['Malayalam', 'ശ്രീലക്ഷ്മി നായർ'],
  ['Arabic', 'محمد عمران'],
  ['Ol_Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
  ['Meetei_Mayek', 'ꯃꯅꯤꯄꯨꯔ'],
] as const;
const MIXED = 'Class 9 અશોક Patel';
const texts = [...NAMES.map(([, name]) => name), MIXED];

/** Each name on these pages with its number of empty boxes. */
const shown = (pages: readonly ReadPage[]) =>
  pages.flatMap((page) => page.texts.flatMap(({ text, missing }) => (texts.includes(text) ? [[text, missing]] : [])));

test('every script that names may have in the contract has a font, so that a further script requires one', () => {
  const { scripts } = contractDocument['x-characters'] as { scripts: { names: string[] } };
  expect([...scripts.names].sort()).toEqual(NAMES.map(([script]) => script).toSorted());
  expect(['Latin', 'Devanagari', ...SCRIPTS].sort()).toEqual([...scripts.names].sort());
});

test('names in each script, and a text of two scripts, are printed in a list without an empty box', async () => {
  const rows = texts.map((text, at) => [String(at), text, { paise: 100 }]);
  expect(shown(await listPages(listDocument(list), [rows], []))).toEqual(texts.map((text) => [text, 0]));
  const [page] = await listPages(listDocument(list), [[['1', 'ሀ', { paise: 1 }]]], []);
  expect(page?.texts.find(({ text }) => text === 'ሀ')?.missing).toBe(1);
});

/** All but those of full width, which only keyboards for Chinese and Japanese have, and of phonetics. */
const LATIN = [
  [0x41, 0x24f],
  [0x1e00, 0x1eff],
  [0xfb00, 0xfb06],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).filter((one) =>
    /\p{L}/u.test(one),
  ),
);
const SIGNS = [...'½¼¾²³±µΩπ→←≤≥≠√∞₹₨№†′″‑ʻʾʿ°×÷•…€™'];

test('every Latin letter and the usual signs are printed in both weights without an empty box', async () => {
  const row = [...LATIN, ...SIGNS, 'm̐', '21½'].join(' ');
  const pages = await listPages(listDocument(list), [[['1', row, { paise: 1 }]]], [[row, null, null]]);
  const printed = pages.flatMap((page) => page.texts);
  expect(printed.filter(({ missing }) => missing > 0)).toEqual([]);
  const words = new Set(printed.flatMap(({ text }) => text.split(' ')));
  expect([...LATIN, ...SIGNS, 'm̐', '21½'].filter((word) => !words.has(word.normalize('NFC')))).toEqual([]);
});

test.each(NAMES)('a name in %s is printed in bold on a receipt without an empty box', async (_script, name) => {
  const [page] = await pagesOf(receiptDocument({ ...receipt, studentName: name }));
  expect(page && shown([page])).toEqual([
    [name, 0],
    [name, 0],
  ]);
});

test('texts of all scripts are on the baseline of Latin text, and the parts of a line follow one another', () => {
  const document = new PDFDocument({ autoFirstPage: false });
  document.addPage();
  registerFonts(document);
  const pen = new Pen(document);
  const style = { size: 10, colour: '#000' };
  const ys = new Set<string>();
  const { addContent } = document as unknown as { addContent: (data: string) => unknown };
  Object.assign(document, {
    addContent(this: unknown, data: string) {
      const [, y] = /^1 0 0 1 \S+ (\S+) Tm$/.exec(data) ?? [];
      if (y !== undefined) ys.add(y);
      return addContent.call(this, data);
    },
  });
  for (const text of ['Asha', 'અશોક', 'சுதா', 'محمد', 'ᱥᱟ', 'ಕಾವ್ಯ']) pen.text(text, 20, 40, style);
  expect(ys.size).toBe(1);
  const parts = ['Class 9 ', 'અશોક', ' Patel'].map((part) => pen.width(part, style));
  expect(pen.width(MIXED, style)).toBeCloseTo(
    parts.reduce((sum, part) => sum + part, 0),
    6,
  );
});

const FONTS = path.resolve(__dirname, '../../../node_modules/@expo-google-fonts');
const shaped = (script: string, text: string) => {
  const file = `noto-sans-${script.toLowerCase().replace('_', '-')}/400Regular/NotoSans${script.replace('_', '')}_400Regular.ttf`;
  return shaperOf(fs.readFileSync(path.join(FONTS, file)))(text, script === 'Arabic');
};

// The numbers of glyphs are those of the program hb-shape, and Chromium draws the same pictures.
test.each([
  ['Bengali', 'তুহিন', 5, 'letters that are no conjunct remain separate'],
  ['Bengali', 'ক্ষ', 1, 'a conjunct is one glyph'],
  ['Gurmukhi', 'ਸਿੰਘ', 4, 'a name with a nasal sign is shaped'],
  ['Gujarati', 'જ્ઞા', 2, 'a conjunct is one glyph'],
  ['Malayalam', 'സ്ത്രീ', 5, 'a name for which fontkit fails is shaped'],
  ['Meetei_Mayek', 'ꯃꯅꯤꯄꯨꯔ', 6, 'vowel signs are shaped'],
  ['Arabic', 'محمد', 4, 'letters are joined'],
])('in %s, %s has %d glyphs: %s', (script, text, glyphs) => expect(shaped(script, text)).toHaveLength(glyphs));

test('the vowel sign that is typed after a consonant is drawn before it', () => {
  const [first, second] = shaped('Bengali', 'কি');
  const consonant = shaped('Bengali', 'ক')[0];
  expect([first?.id === consonant?.id, second?.id === consonant?.id]).toEqual([false, true]);
});

test.each([
  ['Asha Verma 12', ['Asha Verma 12']],
  ['राम 9', ['राम', ' 9']],
  ['Class 9 અશોક પટેલ (Patel)', ['Class 9 ', 'અશોક પટેલ', ' (Patel)']],
  ['অনন্যা। राम।', ['অনন্যা।', ' ', 'राम।']],
  ['ರಾಜ್\u200cಕುಮಾರ್', ['ರಾಜ್\u200cಕುಮಾರ್']],
  ['محمد عمران', ['محمد\u00a0عمران']],
  ['9 محمد 12/05/2010 عمران', ['9 ', '\u00a0عمران', '12/05/2010', 'محمد\u00a0']],
  ['(محمد) خان (۱۲)', ['(', 'محمد', ') ', ')', '۱۲', 'خان\u00a0(']],
  ['٣', ['٣']],
  ['Lalṭanpuia 21½', ['Lal', 'ṭ', 'anpuia 21', '½']],
  ['m\u0310 राम → 9', ['m\u0310', ' ', 'राम', ' ', '→', ' 9']],
  ['فیس ₹500 جمع', ['\u00a0جمع', '500', '₹', 'فیس\u00a0']],
  ['محمد · خان 12', ['محمد', ' · ', '12', 'خان\u00a0']],
  ['محمد½خان', ['خان', '½', 'محمد']],
  ['محمد … «عمران» • خان', ['محمد\u00a0…\u00a0«عمران»\u00a0•\u00a0خان']],
  ['محمد [عرف] (خان', ['محمد\u00a0[عرف]\u00a0(خان']],
  ['محمد) خان', ['محمد)\u00a0خان']],
  ['[محمد] خان', ['[', 'محمد', '] ', 'خان']],
  ['محمد (Ali) خان', ['محمد', ' (Ali) ', 'خان']],
  ['محمد\u200cعمران', ['محمد\u200cعمران']],
])('%s is drawn from left to right as %j', (text, runs) => expect(runsOf(text).map((run) => run.text)).toEqual(runs));
