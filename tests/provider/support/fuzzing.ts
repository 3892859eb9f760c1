// Values, names and bodies nobody should send, as JSON texts and as parts of forms: near what the contract asks for, so that
// they reach as deep as they can.
import fc from 'fast-check';
import { resolve, type Schema } from '../../contract/support';

/** A text with what an answer must not hold would be taken for a leak when it is answered as a value. */
const LOOKS_LIKE_A_LEAK = /\bat .*\(|SELECT|node_modules|\.[jt]s\b/;
const DEVANAGARI_A = 'अ';

const TEXTS = [
  ...['', ' ', '\t\n', '\u0000', 'a\u0000b', '\ud800', 'a\udc00b', '\udfff\ud800', '\ufeff', '\ufffe', '\u200b'],
  ...['\u202eevil\u202c', '\u2066a\u2069', 'שלום', 'مرحبا', 'नर्सरी', '𝒜𝒷', '👩‍👩‍👧', 'e\u0301', 'ﷺ', 'İ', 'ǅ', '\u001b[2J'],
  ...['2026-02-30', '0000-01-01', '0001-01-01', '9999-12-31', '10000-01-01', '2026-02-29', '2028-02-29', '2026-13-01'],
  ...['2026-4-1', '2026-04-01T00:00:00Z', '-0001-01-01', 'infinity', 'today', '٢٠٢٦-٠٤-٠١', '-infinity', 'epoch'],
  ...['1', '0', '-1', '1.0', '1e3', '0x1', '+1', ' 1', '١', 'NaN', 'null', 'true', 'TRUE ', '[]', '{}', '9'.repeat(20)],
  ...[
    "' OR 1=1 --",
    "'; DROP TABLE schools; --",
    '%',
    '_%',
    '\\',
    '{1,2}',
    '$1',
    '${1}',
    '{{7*7}}',
    '../../etc/passwd',
  ],
  ...['<script>alert(1)</script>', '=cmd|x', 'a@b.c', 'a@b.c\r\nBcc: x', 'admin', 'ADMIN', 'SUPER_ADMIN', 'Default'],
];
const LONG_TEXTS = ['x'.repeat(300), 'x'.repeat(10_000), '\u0301'.repeat(2_000), '👩‍👩‍👧'.repeat(50), ' '.repeat(60_000)];

const half = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code));
const NUMBERS = [-1, 0, 1, 2, 1.5, -1.5, 0.1, 2 ** 31 - 1, 2 ** 31, 2 ** 32 + 1, 2 ** 53, -(2 ** 63), 1e300, 5e-324];
/** Texts of JSON that JSON.stringify never writes. */
const RAW = ['1e999', '-0', '1E5', '1.0', '-1e-7', '12345678901234567890', '"\\u0041"', '"\\ud83d"', '{"a":1,"a":2}'];
const nested = (depth: number) => `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`;

/** Any text, the usual traps and half characters among them. */
export const hostileText: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    {
      weight: 1,
      arbitrary: fc.array(fc.oneof(half, fc.string({ maxLength: 3 })), { maxLength: 8 }).map((all) => all.join('')),
    },
  )
  .filter((text) => !LOOKS_LIKE_A_LEAK.test(text));

export const json = (value: unknown): string => JSON.stringify(value);

/** Any value, as the text of JSON. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: hostileText.map(json) },
  { weight: 3, arbitrary: fc.oneof(fc.constantFrom(...NUMBERS), fc.double(), fc.integer()).map(json) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('null', 'true', 'false', '[]', '{}', '[null]', '[[1]]', '{"$ne":null}', ...RAW),
  },
  { weight: 1, arbitrary: fc.constantFrom(3, 40, 2_000).map(nested) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map(json) },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: -1, max: 70 }), { maxLength: 250 }).map(json) },
);

/** Names of fields no form has: of objects in JavaScript, of columns, of other forms. */
export const STRANGE_NAMES = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '', ' ', 'id', 'ID', 'नाम'],
  ...['isPlatform', 'is_platform', 'school_id', 'disabled', 'deletedAt', 'privileges', 'role', 'passwordHash'],
];

const dayBetween = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const DAYS = ['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '2027-02-29', '2028-02-29', '2028-04-00'];
const dates = fc.oneof(
  dayBetween('0001-01-01', '9999-12-31'),
  dayBetween('2024-01-01', '2038-12-31'),
  fc.constantFrom(...DAYS),
);

const digits = (min: number, max: number) =>
  fc.array(fc.constantFrom(...'0123456789'), { minLength: min, maxLength: max }).map((all) => all.join(''));

function nearText(schema: Schema): fc.Arbitrary<unknown> {
  const { minLength = 1, maxLength = 60 } = schema as { minLength?: number; maxLength?: number };
  if (schema['format'] === 'date') return dates;
  const letters = fc.constantFrom('x', DEVANAGARI_A, '𝒜', 'ß', ' a');
  const sized = fc.tuple(letters, fc.constantFrom(minLength, maxLength, maxLength + 1));
  const free = hostileText.map((text) => [...text].slice(0, maxLength).join(''));
  return fc.oneof(
    { weight: 1, arbitrary: sized.map(([letter, length]) => letter.repeat(length)) },
    { weight: schema['pattern'] === undefined ? 4 : 1, arbitrary: free.map((text) => `a${text}`.slice(0, maxLength)) },
    { weight: 1, arbitrary: free },
    { weight: 1, arbitrary: digits(9, 12) },
    { weight: 1, arbitrary: fc.emailAddress({ size: 'small' }) },
  );
}

function nearNumber(schema: Schema): fc.Arbitrary<number> {
  const { minimum = 0, maximum = 2 ** 31 - 1 } = schema as { minimum?: number; maximum?: number };
  return fc.oneof(
    fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1),
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, minimum + 80)) }),
  );
}

/** A value its schema accepts, or just does not. */
export function nearSchema(from: Schema): fc.Arbitrary<unknown> {
  const schema = resolve<Schema>(from);
  const types = [schema.type].flat();
  const values = schema['enum'] as unknown[] | undefined;
  if (values) return fc.constantFrom(...values, String(values[0]).toLowerCase(), `${String(values[0])} `);
  if (types.includes('boolean')) return fc.boolean();
  if (types.includes('integer') || types.includes('number')) return nearNumber(schema);
  if (types.includes('array')) {
    const { maxItems = 20 } = schema as { maxItems?: number };
    const item = schema.items ? nearSchema(schema.items) : fc.integer();
    return fc.oneof(
      fc.array(item, { maxLength: 20 }),
      item.map((one) => Array.from({ length: maxItems + 1 }, () => one)),
    );
  }
  return nearText(schema);
}

/** For each kind of field the few values that break most: no request is without them, whatever chance brings. */
export function trapsOf(from: Schema): unknown[] {
  const schema = resolve<Schema>(from);
  const types = [schema.type].flat();
  const { minimum = 0, maximum = 2 ** 31 - 1, maxLength = 255 } = schema as Record<string, number | undefined>;
  if (schema['format'] === 'date') return [...DAYS, '', 'today', 20_260_401];
  if (schema['enum']) return [null, '', 'x', 1];
  if (types.includes('boolean')) return [null, 'true', 1];
  if (types.includes('integer')) return [minimum - 1, maximum + 1, 1.5, 1e300, String(minimum), null];
  if (types.includes('array')) return [null, [], [null], ['1'], [2 ** 31], {}];
  return ['', ' ', 'a\u0000b', 'a\ud800', '\udc00\udc00', '\u202eevil', '%', 'x'.repeat(maxLength + 1), 5, null, ['a']];
}

/** Near its schema, as JSON: what gets past the contract. */
export const nearJson = (schema: Schema): fc.Arbitrary<string> => nearSchema(schema).map(json);

/** The text of a form's part: near its schema, or anything. */
export const fieldText = (schema: Schema | undefined): fc.Arbitrary<string> =>
  schema ? fc.oneof(nearSchema(schema).map(String), hostileText) : hostileText;
