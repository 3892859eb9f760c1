import { toAsciiDigits } from '../../common/digits.ts';

test.each([
  ['१५/०८/२०१६', '15/08/2016'],
  ['०१२३४५६७८९', '0123456789'],
  ['a1-२', 'a1-2'],
  ['\u0965\u0970', '\u0965\u0970'],
  ['', ''],
])('the plain digits of %j are %j', (text, plain) => expect(toAsciiDigits(text)).toBe(plain));
