// What is read and changed in the XML of a sheet before it is parsed (D6, D8).
import { hasMisplacedCells } from '../../../provider/documents/sheetBounds.ts';
import { readableCells } from '../../../provider/documents/sheetCells.ts';

const readable = (xml: string) => readableCells(Buffer.from(xml, 'latin1')).toString('latin1');

test.each([
  ['D8 a number that is none', '<c r="A1"><v>1 200</v></c>', '<c r="A1"><v>NaN</v></c>'],
  ['D8 a number that is none, of type n', '<c t="n"><v>0x4B0</v></c>', '<c t="n"><v>NaN</v></c>'],
  ['D8 a prefixed one', '<x:c r="C2"><x:v>12,500.00</x:v></x:c>', '<x:c r="C2"><x:v>NaN</x:v></x:c>'],
  ['D8 an unvalued formula', '<c r="A1" t="str"><f>A2</f></c>', '<c r="A1"><f>A2</f></c>'],
  ['D8 an unvalued formula whose type comes first', '<c t="str" r="A1"><f>A2</f></c>', '<c r="A1"><f>A2</f></c>'],
  ['D8 a value in a comment', '<c r="A1"><!-- <v>7</v> --><v>9</v></c>', '<c r="A1"><v>9</v></c>'],
  ['D8 a comment in a value', '<c r="A1"><v>1<!-- 5 -->9</v></c>', '<c r="A1"><v>19</v></c>'],
  [
    'a text that would be decoded twice',
    '<c t="str"><v>&lt;b&gt;&amp;amp;</v></c>',
    '<c t="str"><v>&amp;lt;b&amp;gt;&amp;amp;amp;</v></c>',
  ],
  ['an encoded character', '<c t="str"><v>_x005F_x003D_</v></c>', '<c t="str"><v>_x005F_x005F_x005F_x003D_</v></c>'],
  ['D8 a prefixed unvalued formula', '<x:c t="b"><x:f>A2</x:f></x:c>', '<x:c><x:f>A2</x:f></x:c>'],
])('%s is changed', (_what, xml, changed) => {
  expect(readable(`<row><c r="Z1"/>${xml}<c/></row>`).replaceAll(/\s+/g, ' ').replaceAll(' >', '>')).toBe(
    `<row><c r="Z1"/>${changed}<c/></row>`,
  );
});

test.each([
  '<c r="A1"><v>1200.5</v></c>',
  '<c r="A1"><v>-1.2E-3</v></c>',
  '<c r="A1"><v> 7 </v></c>',
  '<c r="A1"><v></v></c>',
  '<c t="str"><f>PROPER("x")</f><v>Ramesh Kumar</v></c>',
  '<c t="str" r="A1"><v>Confirmed</v></c>',
  '<c r="A1" t="inlineStr"><is><t>12 B</t></is></c>',
  '<c r="A1" t="inlineStr"><is><t>&lt;b&gt;</t></is></c>',
  "<c r='A1' t='s'><v>3</v></c>",
  '<c t="e"><v>#N/A</v></c>',
  '<c r="A1" s="1"/><c r="B1" t="str"><v>x</v></c>',
])('D8 %s is left as it is', (xml) => {
  expect(readable(`<row>${xml}</row>`)).toBe(`<row>${xml}</row>`);
});

const sheetOf = (...rows: string[]) => Buffer.from(`<sheetData>${rows.join('')}</sheetData>`, 'latin1');
const cells = (...names: string[]) => names.map((name) => `<c r="${name}"/>`).join('');

test.each([
  ['rows without a name', sheetOf(`<row>${cells('A1', 'B1')}</row>`, `<row spans="1:2">${cells('A2', 'B2')}</row>`)],
  ['cells without a name', sheetOf('<row r="1"><c/><c/></row><row r="2"><c/></row>')],
  ['names in small letters', sheetOf(`<row r="1">${cells('a1', 'b1')}</row>`)],
  ['a row in a comment', sheetOf(`<!-- <row r="1"> --><row r="1">${cells('A1')}</row>`)],
  ['prefixed names', sheetOf('<x:row r="1"><x:c r="A1"/></x:row><x:row r="2"><x:c r="A2"/></x:row>')],
])('D6 a sheet with %s is read', (_what, sheet) => {
  expect(hasMisplacedCells(sheet)).toBe(false);
});

test.each([
  ['a row twice', sheetOf('<row r="1"/><row r="01"/>')],
  ['a cell twice', sheetOf(`<row r="1">${cells('A1', '$a$1')}</row>`)],
  ['a cell of another row', sheetOf(`<row r="1">${cells('A2')}</row>`)],
  ['a name that is none', sheetOf('<row r="1"><c r="&#65;1"/></row>')],
  ['a prefixed cell twice', sheetOf('<x:row><x:c r="A1"/><x:c r="A1"/></x:row>')],
  ['the mark of UTF-16', Buffer.from([0xff, 0xfe, 0x3c, 0x00])],
])('D6 a sheet with %s is damaged', (_what, sheet) => {
  expect(hasMisplacedCells(sheet)).toBe(true);
});
