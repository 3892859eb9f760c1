import { readPercent, readSignedPercent } from '@/shared/lib/typedPercent';
import { showDate, showInstant, showInstantDate } from '@/shared/lib/dates';
import {
  keepDigits,
  keepPhone,
  tidyAlphanumeric,
  tidyContact,
  tidyDigits,
  tidyMobileDigits,
  tidyPhone,
  tidyWhole,
} from '@/shared/lib/digits';
import { imageAddress } from '@/shared/lib/imageAddress';
import { newRequestKey } from '@/shared/lib/requestKey';

describe('dates', () => {
  test.each([
    ['2026-04-01', '01/04/2026'],
    ['1999-12-31', '31/12/1999'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['1 April', ''],
    ['2026-04-01T00:00:00Z', ''],
  ])('SHELL-04 the date %p is shown as %p', (date, shown) => expect(showDate(date)).toBe(shown));

  test.each([
    ['2026-03-31T18:29:59.999Z', '31/03/2026'],
    ['2026-03-31T18:30:00Z', '01/04/2026'],
    ['2026-04-01T00:10:00+05:30', '01/04/2026'],
    ['no instant', ''],
    [null, ''],
  ])('SHELL-04 CALL-11 the instant %p is shown as its day in India, %p', (instant, shown) =>
    expect(showInstantDate(instant)).toBe(shown),
  );

  test('the machine’s time zone changes nothing', () => {
    const zone = process.env['TZ'];
    for (const other of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
      process.env['TZ'] = other;
      expect(showInstantDate('2026-03-31T18:30:00Z')).toBe('01/04/2026');
      expect(showInstant('2026-03-31T18:30:00Z')).toBe('01/04/2026, 00:00');
    }
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });
});

describe('what fields keep', () => {
  test('digits, Devanagari ones too', () => {
    expect(keepDigits('a1-2 ३४')).toBe('1234');
    expect(keepPhone('+91 (98)x-76५')).toBe('+91 98-765');
  });

  test.each([
    [tidyDigits, '12-34 (56).७8\u200e', '12345678'],
    [tidyDigits, '1234567890123456789012345', '1234567890123456789012345'],
    [tidyDigits, '98290l2345', '98290l2345'],
    [tidyDigits, '1/2', '1/2'],
    [tidyMobileDigits, '+91 98290 12345', '9829012345'],
    [tidyMobileDigits, '098290-12345', '9829012345'],
    [tidyMobileDigits, '98290 1234', '982901234'],
    [tidyMobileDigits, '91 98290 123456', '9198290123456'],
    [tidyMobileDigits, '98290 12345 / 98111 22233', '98290 12345 / 98111 22233'],
    [tidyContact, '0141-2345678', '01412345678'],
    [tidyContact, '+91 98290 12345', '9829012345'],
    [tidyContact, '+1 98290', '+1 98290'],
    [tidyWhole, '5,000', '5000'],
    [tidyWhole, ' 5000.00 ', '5000'],
    [tidyWhole, '12.5', '12.5'],
    [tidyWhole, '-5', '-5'],
    [tidyAlphanumeric, 'aB-1 2', 'aB12'],
    [tidyAlphanumeric, 'aB/12', 'aB/12'],
    [tidyPhone, '+91 (0141)\u00a023\u201145', '+91 0141 23-45'],
    [tidyPhone, 'tel. 0141', 'tel. 0141'],
    [tidyPhone, '9'.repeat(25), '9'.repeat(25)],
  ])('%p makes of the pasted %j %j', (tidy, text, value) => {
    expect(tidy(text)).toBe(value);
    expect(tidy(value)).toBe(value);
  });
});

describe('image addresses', () => {
  const site = 'http://school.local:8080';
  test.each([
    ['logo.png', '/images/logo.png'],
    ['schools/7/logo.png', '/images/schools/7/logo.png'],
    ['/images/logo.png?sig=1', '/images/logo.png?sig=1'],
    ['https://cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
    ['http://school.local:8080/images/a.png', 'http://school.local:8080/images/a.png'],
  ])('TABLE-17 TABLE-18 CONST-31 %p is loaded from %p', (url, address) =>
    expect(imageAddress(url, site)).toBe(address),
  );

  test.each([
    ['javascript:alert(1)'],
    [' java\nscript:alert(1)'],
    ['data:image/svg+xml,<svg/>'],
    ['blob:http://school.local:8080/x'],
    ['//evil.example/a.png'],
    ['\\\\evil.example/a.png'],
    ['/\\evil.example/a.png'],
    ['http://evil.example/a.png'],
    ['http://school.local:8080.evil.example/a.png'],
    ['file:///etc/passwd'],
    [''],
    ['   '],
    [null],
    [undefined],
  ])('TABLE-19 CONST-31 %p has no address to trust', (url) => expect(imageAddress(url, site)).toBeNull());
});

test('every filled form has a random key of its own (RFC 4122, version 4)', () => {
  const keys = Array.from({ length: 200 }, newRequestKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(200);
  // Of the 122 bits that are drawn each is on in some key and off in another.
  const bits = keys.map((key) => BigInt(`0x${key.replaceAll('-', '')}`));
  const [some, all] = [bits.reduce((one, other) => one | other), bits.reduce((one, other) => one & other)];
  expect((some ^ all).toString(2).replaceAll('0', '')).toHaveLength(122);
});

test.each([
  ['8.33', 8.33],
  [' 8.3 % ', 8.3],
  ['.5', 0.5],
  ['100%', 100],
  ['८.३३', 8.33],
  ['999999999', 999_999_999],
  ['8.', null],
  ['8.333', null],
  ['.', null],
  ['', null],
  ['-1', null],
  ['1%%', null],
  ['a8', null],
  ['8a', null],
  ['1234567890', null],
])('%j is read as %p percent', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});

test.each([
  ['8.33', 8.33],
  ['-5', -5],
  ['\u22127.5 %', -7.5],
  ['– ५', -5],
  ['-0', 0],
  ['7,5', null],
  ['8.125', null],
  ['-8.125', null],
  ['--5', null],
  ['5-', null],
  ['-', null],
  ['', null],
])('%j is read as %p percent where a minus is allowed', (text, percent) => {
  expect(readSignedPercent(text)).toBe(percent);
});
