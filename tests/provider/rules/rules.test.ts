// Pure rules, row by row.
import {
  decideRefresh,
  refreshTokenHash,
  refreshTokenOf,
  type RefreshTokenState,
} from '../../../provider/domains/auth/refreshTokens.rules.ts';
import { schoolValues, startChanges } from '../../../provider/domains/schools/schools.rules.ts';
import { instantOf, isoInstant, todayOf } from '../../../provider/shared/clock.ts';
import { imageAddress, readImageAddress } from '../../../provider/shared/imageAddress.ts';
import { tidy } from '../../../provider/shared/text.ts';

const at = (instant: string) => ({ now: () => Date.parse(instant) });

describe('a refresh token', () => {
  const fresh: RefreshTokenState = { usedAtMs: null, childUsed: false, familyEnded: false, familyEndsAtMs: 1_000_000 };
  const used = { ...fresh, usedAtMs: 50_000 };

  test.each<[string, RefreshTokenState | undefined, number, ReturnType<typeof decideRefresh>]>([
    ['is unknown', undefined, 0, 'reject'],
    ['is fresh', fresh, 0, 'rotate'],
    ['is fresh to the last moment', fresh, 999_999, 'rotate'],
    ['is fresh at the end of its family', fresh, 1_000_000, 'reject'],
    ['is fresh in an ended family', { ...fresh, familyEnded: true }, 0, 'reject'],
    ['was used this moment', used, 50_000, 'repeat'],
    ['was used ten seconds ago', used, 60_000, 'repeat'],
    ['was used longer ago', used, 60_001, 'reuse'],
    ['was used and its successor too', { ...used, childUsed: true }, 50_001, 'reuse'],
    ['was used in an ended family', { ...used, familyEnded: true }, 60_001, 'reject'],
    ['was used, at the end of its family', used, 1_000_000, 'reject'],
    ['was used by a clock that was put back since', used, 40_000, 'repeat'],
  ])('A3 that %s', (_what, state, now, verdict) => {
    expect(decideRefresh(state, now)).toBe(verdict);
  });

  test('A2 has 256 bits, depends on key and row, and is not its hash', () => {
    const [one, two] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
    const token = refreshTokenOf(one, 'a');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(new Set([token, refreshTokenOf(two, 'a'), refreshTokenOf(one, 'b'), refreshTokenHash(token)]).size).toBe(4);
    expect(refreshTokenOf(one, 'a')).toBe(token);
  });
});

describe('a school', () => {
  const starts = { studentCodeStartFrom: 1000, feeReceiptStartFrom: 2000, feeCertificateStartFrom: 3000 };
  const none = { studentCodeStartFrom: null, feeReceiptStartFrom: null, feeCertificateStartFrom: null };

  test.each([
    [starts, starts, []],
    [none, starts, []],
    [starts, { ...starts, feeReceiptStartFrom: 2001 }, ['feeReceiptStartFrom']],
    [{ ...none, studentCodeStartFrom: 1 }, starts, ['studentCodeStartFrom']],
    [starts, { studentCodeStartFrom: 1, feeReceiptStartFrom: 1, feeCertificateStartFrom: 1 }, Object.keys(starts)],
  ])('SCHOOL-45 with %j, asked for %j, refuses %j', (stored, wanted, paths) => {
    const labels: Record<string, string> = {
      studentCodeStartFrom: 'Student code start from',
      feeReceiptStartFrom: 'Fee receipt start from',
      feeCertificateStartFrom: 'Fee certificate start from',
    };
    const problems = paths.map((path) => ({ path, message: `${labels[path]} cannot be changed` }));
    expect(startChanges(stored, wanted)).toEqual(problems);
  });

  test('SCHOOL-27 is stored with its texts tidied and absent ones as nothing', () => {
    expect(
      schoolValues({
        schoolName: ' A  B ',
        address: '\tRoad\n',
        principal: ' ',
        contactMobile: ' 98290 12345',
        ...starts,
      }),
    ).toEqual({
      name: 'A  B',
      address: 'Road',
      principal: null,
      contactEmail: null,
      contactPhone: null,
      contactMobile: '98290 12345',
      letterNo: null,
      upiId: null,
      certificateWording: null,
      ...starts,
    });
  });
});

test.each([
  [undefined, null],
  [null, null],
  ['', null],
  [' \n\t', null],
  [' a  b ', 'a  b'],
  ['e\u0301', '\u00e9'],
])('SCHOOL-27 %j is stored as %j', (text, kept) => {
  expect(tidy(text)).toBe(kept);
});

test('today is the school’s day in India at the clock’s moment', () => {
  expect(todayOf(at('2026-03-31T18:30:00.000Z'))).toBe('2026-04-01');
});

test.each([
  ['2026-04-01 05:00:00+00', '2026-04-01T05:00:00.000Z'],
  ['2026-04-01 05:00:00.5+00', '2026-04-01T05:00:00.500Z'],
  ['2026-04-01 05:00:00.123456+00', '2026-04-01T05:00:00.123Z'],
  ['2026-04-01 10:30:00+05:30', '2026-04-01T05:00:00.000Z'],
  ['2026-04-01 00:00:00-03', '2026-04-01T03:00:00.000Z'],
])('CALL-11 PostgreSQL’s %s is %s', (text, instant) => {
  expect(isoInstant(text)).toBe(instant);
});

test('CALL-11 an instant is written as ISO 8601', () => {
  expect(instantOf(at('2026-04-01T05:00:00.000Z'), 1_500)).toBe('2026-04-01T05:00:01.500Z');
});

describe('the address of an image', () => {
  const key = new Uint8Array(32).fill(7);
  const clock = at('2026-07-15T06:59:59.999Z');
  const name = { schoolId: 1, imageId: 23 };
  const address = imageAddress(key, clock, name);
  const [place = '', query = ''] = address.split('?');
  const parts = {
    name: place,
    expires: new URLSearchParams(query).get('expires') ?? '',
    signature: new URLSearchParams(query).get('signature') ?? '',
  };

  test('D4 names the image, for one to two hours, and stays the same for an hour', () => {
    expect(readImageAddress(key, clock, parts)).toEqual(name);
    expect(Number(parts.expires)).toBe(Date.parse('2026-07-15T08:00:00.000Z'));
    expect(imageAddress(key, at('2026-07-15T06:00:00.000Z'), name)).toBe(address);
    expect(imageAddress(key, at('2026-07-15T07:00:00.000Z'), name)).not.toBe(address);
    expect(readImageAddress(key, at('2026-07-15T07:59:59.999Z'), parts)).toEqual(name);
    expect(readImageAddress(key, at('2026-07-15T08:00:00.000Z'), parts)).toBeUndefined();
  });

  test.each<[string, Partial<typeof parts>]>([
    ['another image', { name: '1-24' }],
    ['another school', { name: '2-23' }],
    ['the numbers moved', { name: '12-3' }],
    ['no numbers', { name: 'a-b' }],
    ['a letter before the numbers', { name: 'x1-23' }],
    ['more than numbers', { name: '1-23/../1-24' }],
    ['no end', { expires: '' }],
    ['an end that is no number', { expires: 'Infinity' }],
    ['a later end', { expires: String(Number(parts.expires) + 1) }],
    ['no signature', { signature: '' }],
    ['half a signature', { signature: parts.signature.slice(0, -1) }],
    ['a signature of other letters', { signature: parts.signature.replaceAll(/./g, 'A') }],
    ['a longer signature', { signature: `${parts.signature}A` }],
    ['a signature of wide letters', { signature: 'é'.repeat(43) }],
  ])('D4 with %s names none', (_what, changed) => {
    expect(readImageAddress(key, clock, { ...parts, ...changed })).toBeUndefined();
  });

  test('D4 signed with another key names none', () => {
    expect(readImageAddress(new Uint8Array(32).fill(8), clock, parts)).toBeUndefined();
  });
});
