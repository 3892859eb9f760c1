import { groupDigits, toAsciiDigits } from '../../common/digits.ts';

test.each([
  ['१५/०८/२०१६', '15/08/2016'],
  ['०१२३४५६७८९', '0123456789'],
  ['a1-२', 'a1-2'],
  ['\u0965\u0970', '\u0965\u0970'],
  ['', ''],
])('the plain digits of %j are %j', (text, plain) => expect(toAsciiDigits(text)).toBe(plain));

test.each([
  [0, '0'],
  [612, '612'],
  [1_066, '1,066'],
  [1_234_567, '12,34,567'],
])('%d is written %s', (count, text) => expect(groupDigits(count)).toBe(text));
