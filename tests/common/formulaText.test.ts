import { withFormulaMark, withoutFormulaMark } from '../../common/formulaText.ts';

test.each([
  ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
  ['-Careless', "'-Careless"],
  ['+1', "'+1"],
  ['@name', "'@name"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1', "'＝1"],
  ['＠a', "'＠a"],
  ['', ''],
  ['Good', 'Good'],
  ['1-2', '1-2'],
  [' =1', ' =1'],
  ["'Good'", "'Good'"],
  ["''-a", "''-a"],
])('%j is marked as %j, and read back the same', (text, marked) => {
  expect(withFormulaMark(text)).toBe(marked);
  expect(withoutFormulaMark(marked)).toBe(text);
});
