// Blocks of cells on the clipboard, as Excel and LibreOffice write them.
import fc from 'fast-check';
import { readBlock, writeBlock } from '@/shared/sheet/clipboard';

test.each([
  ['1', [['1']]],
  [
    '1\t2\n3\t4',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['1\r\n2\r\n', [['1'], ['2']]],
  ['1\r2\r', [['1'], ['2']]],
  ['1\n\n3\n', [['1'], [''], ['3']]],
  ['\t5\t', [['', '5', '']]],
  ['\n5\n', [[''], ['5']]],
  ['5\n\n', [['5'], ['']]],
  ['5\r\n""\r\n', [['5'], ['']]],
  [
    '\t\n1\t\n\t2\n\t\n',
    [
      ['', ''],
      ['1', ''],
      ['', '2'],
      ['', ''],
    ],
  ],
  [' 12 \t Asha ', [['12', 'Asha']]],
  ['"two\nlines"\tx', [['two\nlines', 'x']]],
  ['"a ""quoted"" word"\n2', [['a "quoted" word'], ['2']]],
  ['5" pipe\t7', [['5" pipe', '7']]],
  ['', [['']]],
])('%j is read as %j', (text, block) => {
  expect(readBlock(text)).toEqual(block);
});

test.each([
  [
    [
      ['1', '2'],
      ['3', ''],
    ],
    '1\t2\n3\t\n',
  ],
  [[['two\nlines', 'a "b"']], '"two\nlines"\t"a ""b"""\n'],
  [[['']], '\n'],
  [[['41'], ['']], '41\n\n'],
])('%j is written as %j, and read back the same', (block, text) => {
  expect(writeBlock(block)).toBe(text);
  expect(readBlock(text)).toEqual(block);
});

test('every written block is read back the same, also a column that ends with empty cells', () => {
  const text = fc.oneof(fc.constant(''), fc.stringMatching(/^[a1"\t\r\n ]{1,4}$/)).map((one) => one.trim());
  const block = fc
    .integer({ min: 1, max: 3 })
    .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
  fc.assert(fc.property(block, (cells) => expect(readBlock(writeBlock(cells))).toEqual(cells)));
});
