// The characters of texts: which a request may hold, what a spreadsheet holds of them.
import fc from 'fast-check';
import { characterProblem } from '../../../provider/contract/characters.ts';
import { fileNameOf } from '../../../provider/documents/fileName.ts';
import { inXml, neutral, sheetName, textCell } from '../../../provider/documents/neutral.ts';
import { CHARACTER_ROWS } from '../../support/characters';

test.each(CHARACTER_ROWS)('F6 in a text of the kind %s, of %j the provider says: %s', (kind, text, wrong) => {
  if (wrong === null) expect(characterProblem(kind, text)).toBeNull();
  else expect(characterProblem(kind, text)).toContain(wrong);
});

const XML_TEXT = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

test('D11 of any text the sheet holds what XML can carry, and nothing a program decodes or calculates', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[_x=0-9A-F\u0000\ufffe]*$/)), (text) => {
      const cell = textCell(text);
      const written = typeof cell === 'string' ? cell : (cell.richText[0]?.text ?? '');
      expect(written).toMatch(XML_TEXT);
      const read = written.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
      expect(read).toBe(neutral(text));
      expect(read).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  );
});

test.each([
  ['\ufffe=1+1', "'=1+1"],
  ['\u007f=1+1', "'=1+1"],
  ['＝1', "'＝1"],
  ['a\ud800b\u0001c\uffff', 'abc'],
  ['_x003D_1', '_x003D_1'],
])('D11 of %j the sheet says %j', (text, cell) => {
  expect(neutral(text)).toBe(cell);
});

test('D11 what looks encoded is written so that it is read as it is', () => {
  expect(textCell('_x003D_HYPERLINK("http://x")')).toEqual({
    richText: [{ text: '_x005F_x003D_HYPERLINK("http://x")' }],
  });
  expect(textCell('_x0041_x0042_')).toEqual({ richText: [{ text: '_x005F_x0041_x005F_x0042_' }] });
  expect(['_x3D_', '_y003D_', 'x003D_', '_x003D'].map(textCell)).toEqual(['_x3D_', '_y003D_', 'x003D_', '_x003D']);
});

test.each([
  ['Students', 'Students'],
  ["'a[b]:c*d?e/f\\g'", 'a b c d e f g'],
  ['_x003D_1', 'x003D_1'],
  ['a\ufffe\u0000', 'a'],
  [`${'x'.repeat(30)}😀`, 'x'.repeat(30)],
  ['\ufffe', 'Sheet'],
])('D11 of %j a sheet is called %j', (text, name) => {
  expect(sheetName(text)).toBe(name);
});

test('D12 the name of a file holds no half of a surrogate pair and no invisible character', () => {
  expect(fileNameOf([`${'x'.repeat(119)}😀y`], 'xlsx')).toBe(`${'x'.repeat(119)}😀.xlsx`);
  expect(fileNameOf(['a\ufffeb\ud800c\u200bd\u2028e\u061cf'], 'xlsx')).toBe('a b c d e f.xlsx');
  expect(fileNameOf(['क्\u200dष'], 'xlsx')).toBe('क्\u200dष.xlsx');
  expect(inXml('\t\n\r')).toBe('\t\n\r');
});
