import fc from 'fast-check';
import { tidyMobile, withoutSeparators } from '../../common/mobile.ts';

const NUMBER = '9829012345';

test.each([
  '9829012345',
  '98290 12345',
  '98290-12345',
  '98290.12345',
  '(98290) 12345',
  '+91 98290 12345',
  '+91-98290-12345',
  '+91 (98290) 12345',
  '+919829012345',
  '+91 (0) 98290 12345',
  '0091 98290 12345',
  '919829012345',
  '91 98290 12345',
  '09829012345',
  '0 98290 12345',
  ' 9829012345\n',
  '\u202a+91\u00a098290\u00a012345\u202c',
  '98290\u200b12345',
  '98290\u201312345',
  '98290\u221212345',
  '९८२९०१२३४५',
  '+९१ ९८२९० १२३४५',
  '９８２９０１２３４５',
])('the mobile number of %j is its ten digits', (text) => expect(tidyMobile(text)).toBe(NUMBER));

test.each(['9198290123', '0982901234'])('the ten digits %j stay, whatever they begin with', (text) =>
  expect(tidyMobile(text)).toBe(text),
);

test.each([
  '',
  '98290 1234',
  '98290 123456',
  '+91 98290 1234',
  '+91 98290 123456',
  '+1 98290 12345',
  '+98290 12345',
  '98290 12345 / 98111 22233',
  'Ph 98290 12345',
  '98290l2345',
  '98290+12345',
  '98290,12345',
])('%j is no mobile number and stays as it is', (text) => expect(tidyMobile(text)).toBe(text));

test('a number has the same ten digits with any separators and any code, and a tidied text is its own', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00a0', '\u200e', '\u2011');
  const code = fc.constantFrom('', '+91', '0091', '91', '0', '+910');
  const digits = fc.stringMatching(/^\d{10}$/);
  fc.assert(
    fc.property(digits, code, fc.array(separator, { minLength: 14, maxLength: 14 }), (number, front, between) => {
      const text = [...(front + number)].map((sign, at) => sign + (between[at] ?? '')).join('');
      expect(tidyMobile(text)).toBe(number);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => expect(tidyMobile(tidyMobile(text))).toBe(tidyMobile(text))));
});

test.each([
  ['2000 0000-0009', '200000000009'],
  ['+91 (98290) 12-345', '+919829012345'],
  ['30 20 16', '302016'],
  ['Ph 98', 'Ph98'],
  ['1/2', '1/2'],
])('without separators %j is %j', (text, rest) => expect(withoutSeparators(text)).toBe(rest));
