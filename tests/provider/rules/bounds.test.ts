// What is too long is made just too long before it is judged: same problems, no more work.
import { cutOf, formBounds, jsonBytes, jsonValues } from '../../../provider/contract/bounds.ts';
import { hasMoreValues } from '../../../provider/contract/longBodies.ts';
import { resolve, type JsonSchema } from '../../../provider/contract/document.ts';

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
});
const NAME: JsonSchema = { type: 'string', maxLength: 3 };
const LIST: JsonSchema = { type: 'array', maxItems: 2, items: object({ name: NAME }) };
const FORM = object({
  name: NAME,
  day: { type: ['string', 'null'], format: 'date' },
  list: LIST,
  count: { type: 'integer' },
});

test.each<[string, JsonSchema, unknown, unknown]>([
  ['a long text', NAME, 'a'.repeat(100_000), 'aaaaaaaa'],
  ['a text of characters that are two units each', NAME, '\u{1f600}'.repeat(100_000), '\u{1f600}'.repeat(4)],
  [
    'a long date',
    object({ day: { type: 'string', format: 'date' } }),
    { day: '1'.repeat(500) },
    { day: '1'.repeat(22) },
  ],
  ['a text that is none of the choices', { type: 'string', enum: ['UP', 'DOWN'] }, 'UP'.repeat(500), 'UPUPUPUPUP'],
  ['a long list of wrong items', LIST, Array.from({ length: 100_000 }, () => 1), [1, 1, 1]],
  ['a long text deep in a list', LIST, [{ name: 'b'.repeat(50) }], [{ name: 'bbbbbbbb' }]],
  [
    'a long text behind a short one',
    LIST,
    [{ name: 'a' }, { name: 'b'.repeat(50) }],
    [{ name: 'a' }, { name: 'bbbbbbbb' }],
  ],
  ['a long text beside another field', FORM, { count: 1, name: 'b'.repeat(50) }, { count: 1, name: 'bbbbbbbb' }],
  [
    'many fields nobody knows',
    object({ name: NAME }),
    Object.fromEntries([...Array.from({ length: 5_000 }, (_, at) => [`f${at}`, 1]), ['name', 'x']]),
    Object.fromEntries([...Array.from({ length: 100 }, (_, at) => [`f${at}`, 1]), ['name', 'x']]),
  ],
  [
    'many fields nobody knows behind one that is known',
    object({ name: NAME }),
    Object.fromEntries([['name', 'x'], ...Array.from({ length: 5_000 }, (_, at) => [`f${at}`, 1])]),
    Object.fromEntries([['name', 'x'], ...Array.from({ length: 100 }, (_, at) => [`f${at}`, 1])]),
  ],
])('F8 %s is cut', (_what, schema, value, wanted) => {
  expect(cutOf(schema)(value)).toEqual(wanted);
});

test.each<[string, unknown]>([
  ['a text of the longest length', { name: 'abc' }],
  ['a text a little too long', { name: 'abcdef' }],
  ['a list of the longest length', { list: [{ name: 'a' }, { name: 'b' }] }],
  ['other types than the contract’s', { name: ['x'.repeat(50)], day: 1, list: 'y'.repeat(50), count: {} }],
  ['null', null],
  ['nothing where a text is', { name: null }],
  ['a list where a text is', { name: Array.from({ length: 50 }, () => 'x') }],
  ['a text where a form is', 'y'.repeat(500)],
])('%s stays as it is', (_what, value) => {
  expect(cutOf(FORM)(value)).toBe(value);
});

test.each<[string, JsonSchema, unknown]>([
  ['a text of signs that are spelled at length', NAME, '\u{1f600}'.repeat(3)],
  ['a text that may be missing', { type: ['string', 'null'], maxLength: 50 }, 'a'.repeat(50)],
  [
    'a list of long texts',
    { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 50 } },
    Array.from({ length: 3 }, () => 'a'.repeat(50)),
  ],
  [
    'a field of a long name',
    object({ ['\u{1f600}'.repeat(10)]: { type: 'integer' } }),
    { ['\u{1f600}'.repeat(10)]: 1 },
  ],
  ['a list', LIST, [{ name: '"""' }, { name: '\u0001\u0001\u0001' }]],
  ['a form', FORM, { name: '\\\\\\', day: '2026-04-01', list: [{ name: 'abc' }, {}], count: -1.2345678901234567e-300 }],
])('F8 the largest JSON of a schema has room for %s', (_what, schema, value) => {
  const spelled = JSON.stringify(value).replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  expect(jsonBytes(schema)).toBeGreaterThanOrEqual(Buffer.byteLength(spelled));
});

test('F8 a schema that is referred to has the limits of the schema it refers to', () => {
  const named = { $ref: '#/components/schemas/StudentForm' };
  expect(jsonBytes(named)).toBe(jsonBytes(resolve<JsonSchema>(named)));
  const long = { studentName: 'a'.repeat(10_000) };
  expect(cutOf(named)(long)).toEqual(cutOf(resolve<JsonSchema>(named))(long));
});

test('F8 the unknown fields of an object that takes any stay', () => {
  const fields = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`f${at}`, 1]));
  expect(cutOf({ type: 'object', properties: { name: NAME } })(fields)).toBe(fields);
});

test('F8 a contract without a bound does not start', () => {
  const open: JsonSchema[] = [{ type: 'string' }, { type: 'array', items: NAME }];
  for (const schema of open) {
    expect(() => jsonBytes(schema)).toThrow('The contract does not limit');
    expect(() => cutOf(schema)).toThrow('The contract does not limit');
  }
});

test('D4 F8 a form is bounded by its texts and files: a file by its own size, with one byte more to tell that it is too large', () => {
  const file: JsonSchema = { type: 'string', contentMediaType: 'image/*', 'x-max-bytes': 2_097_151 };
  const [text, both] = [formBounds(object({ name: NAME })), formBounds(object({ name: NAME, picture: file }))];
  expect(both.fileBytes).toBe(2_097_152);
  expect(both.wholeBytes - text.wholeBytes).toBe(32 * 1024 * 1024);
  expect(text.wholeBytes).toBeLessThan(20_000);
});

test('F8 a part of a form holds its longest text and one character more, of four bytes each, and a file adds nothing to the texts', () => {
  const file: JsonSchema = { type: 'string', contentMediaType: 'image/*', 'x-max-bytes': 50_000 };
  const long: JsonSchema = { type: 'string', maxLength: 9_999 };
  const { partBytes, textBytes, fileBytes } = formBounds(object({ name: NAME, long, picture: file }));
  expect([partBytes, textBytes, fileBytes]).toEqual([40_000, 16 * 1024 + 16 + 40_000, 50_001]);
  expect(formBounds(object({ name: NAME })).partBytes).toBe(16 * 1024);
});

test.each<[string, string, number]>([
  ['a number', '1', 1],
  ['a list of three numbers', '[1,2,3]', 4],
  ['an object of two texts', '{"a":"x","b":"y"}', 3],
  ['separators within a text', '["a,b[c{d,",2]', 3],
  ['an escaped quote within a text', String.raw`["a\",b,c",2]`, 3],
  ['a text that ends with a backslash', String.raw`["a\\","b"]`, 3],
])('F8 the values of %s are counted', (_what, text, values) => {
  expect([hasMoreValues(text, values), hasMoreValues(text, values - 1)]).toEqual([false, true]);
});

test('F8 the largest JSON of a schema has a value for each item and each field', () => {
  const value = [{ name: 'a' }, { name: 'b' }];
  expect(hasMoreValues(JSON.stringify(value), jsonValues(LIST))).toBe(false);
  expect(jsonValues(FORM)).toBeGreaterThan(jsonValues(LIST));
});
