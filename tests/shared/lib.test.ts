import fc from 'fast-check';
import { showDate, showInstant, showInstantDate, today } from '@/shared/lib/dates';
import { keepDigits, keepPhone } from '@/shared/lib/digits';
import { imageAddress } from '@/shared/lib/imageAddress';
import { addRupees, showRupees, toPaise } from '@/shared/lib/money';

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
  ])('SHELL-04 the instant %p is shown as its day in India, %p', (instant, shown) =>
    expect(showInstantDate(instant)).toBe(shown),
  );

  test('the machine’s time zone changes nothing', () => {
    const zone = process.env['TZ'];
    for (const other of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
      process.env['TZ'] = other;
      expect(showInstantDate('2026-03-31T18:30:00Z')).toBe('01/04/2026');
      expect(showInstant('2026-03-31T18:30:00Z')).toBe('01/04/2026, 00:00');
      expect(today(Date.parse('2026-03-31T18:30:00Z'))).toBe('2026-04-01');
    }
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });
});

describe('money', () => {
  test.each([
    [125000.5, '₹1,25,000.50'],
    [0, '₹0.00'],
    [999, '₹999.00'],
    [1000, '₹1,000.00'],
    [12345678.9, '₹1,23,45,678.90'],
    [0.07, '₹0.07'],
    [1.005, '₹1.01'],
    [-500, '-₹500.00'],
    [-0.001, '₹0.00'],
    [null, ''],
    [undefined, ''],
    [Number.NaN, ''],
    [Infinity, ''],
  ])('SHELL-02 SHELL-03 the amount %p is shown as %p', (rupees, shown) => expect(showRupees(rupees)).toBe(shown));

  test('SHELL-03 every amount of paise is shown exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (paise) => {
        const shown = showRupees(paise / 100);
        expect(Number(shown.replace(/[₹,.]/g, ''))).toBe(paise);
        expect(shown).toMatch(/^-?₹\d{1,3}(,\d{2,3})*\.\d{2}$/);
      }),
    );
  });

  test('sums go through integer paise', () => {
    expect(addRupees(0.1, 0.2)).toBe(0.3);
    expect(toPaise(4.35)).toBe(435);
    expect(addRupees()).toBe(0);
  });
});

describe('what fields keep', () => {
  test('digits, Devanagari ones too', () => {
    expect(keepDigits('a1-2 ३४')).toBe('1234');
    expect(keepPhone('+91 (98)x-76५')).toBe('+91 98-765');
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
