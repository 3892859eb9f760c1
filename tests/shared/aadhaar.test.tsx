import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { editAadhaar, grouped, isMasked, masked, passesCheck, placeBehind, typedOver } from '@/shared/lib/aadhaar';
import { ageAt } from '@/shared/lib/dates';
import { AadhaarInput, PanInput } from '@/shared/ui';
import { renderUi } from './renderUi';

const MASK = 'XXXX XXXX 0009';

describe('numbers', () => {
  test.each([
    ['200000000009', true],
    ['234567890124', true],
    ['999999990019', true],
    ['521185133376', true],
    ['234567890123', false],
    ['521185133377', false],
    ['100000000000', false],
    ['20000000000', false],
  ])('STUDENT-45 the check digit of %s: %p', (digits, right) => expect(passesCheck(digits)).toBe(right));

  test('STUDENT-45 every single wrong digit and every swap of neighbours is noticed', () => {
    const digits = '521185133376';
    for (let at = 0; at < 12; at += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const other = `${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`;
        expect([other, passesCheck(other)]).toEqual([other, other === digits]);
      }
      const swapped = `${digits.slice(0, at)}${digits[at + 1] ?? ''}${digits[at] ?? ''}${digits.slice(at + 2)}`;
      if (swapped !== digits) expect(passesCheck(swapped)).toBe(false);
    }
  });

  test('STUDENT-46 digits stand in groups of four, and a mask shows the last four', () => {
    expect(['', '2', '2000', '20000', '200000000009'].map(grouped)).toEqual([
      '',
      '2',
      '2000',
      '2000 0',
      '2000 0000 0009',
    ]);
    expect([masked('200000000009'), masked('2000'), masked('')]).toEqual([MASK, '2000', '']);
    expect([isMasked(MASK), isMasked('2000')]).toEqual([true, false]);
  });

  test('STUDENT-46 the caret stays behind the digit it stood behind, wherever one is typed', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{0,11}$/),
        fc.nat({ max: 11 }),
        fc.stringMatching(/^\d$/),
        (number, at, digit) => {
          const before = Math.min(at, number.length);
          const place = placeBehind(before);
          const text = grouped(number);
          const edited = editAadhaar(number, `${text.slice(0, place)}${digit}${text.slice(place)}`, place + 1);
          expect(edited).toEqual({
            digits: number.slice(0, before) + digit + number.slice(before),
            before: before + 1,
          });
          expect(grouped(edited.digits).slice(0, placeBehind(edited.before)).replaceAll(' ', '')).toHaveLength(
            before + 1,
          );
        },
      ),
    );
  });

  test.each([
    ['a deleted blank takes the digit before it along', '20000000', '20000000', 4, false, '2000000', 3],
    ['… or the one behind it', '20001111', '20001111', 4, true, '2000111', 4],
    ['a full number takes no further digit', '200000000009', '20005 0000 0009', 5, false, '200000000009', 4],
    ['a letter changes nothing', '2000', '20x00', 3, false, '2000', 2],
    ['a pasted number loses its blanks and dashes', '', ' 2000-0000 0009', 15, false, '200000000009', 12],
    ['what is too long is cut', '', '20000000000912', 14, false, '200000000009', 12],
  ])('STUDENT-46 %s', (_what, number, text, caret, forward, digits, before) =>
    expect(editAadhaar(number, text, caret, forward)).toEqual({ digits, before }),
  );

  test.each([
    [`${MASK}5`, '5'],
    [`5${MASK}`, '5'],
    ['XXXX 7XXXX 0009', '7'],
    ['XXXX XXXX 00099', '9'],
    ['XXXX XXXX 000', ''],
    [' XXXX 0009', ''],
    ['200000000009', '200000000009'],
    [`${MASK}521185133376`, '521185133376'],
  ])('STUDENT-46 what is typed over a mask, %p, leaves %p', (text, typed) => expect(typedOver(MASK, text)).toBe(typed));
});

describe('ageAt', () => {
  test.each([
    ['2016-08-15', '2026-04-01', { years: 9, months: 7 }],
    ['2016-04-01', '2026-04-01', { years: 10, months: 0 }],
    ['2016-04-02', '2026-04-01', { years: 9, months: 11 }],
    ['2020-02-29', '2021-02-28', { years: 0, months: 11 }],
    ['2020-02-29', '2021-03-01', { years: 1, months: 0 }],
    ['2026-04-01', '2026-04-01', { years: 0, months: 0 }],
    ['2026-04-02', '2026-04-01', null],
    ['', '2026-04-01', null],
    ['2016-08-15', '', null],
  ])('STUDENT-37 born on %s, at %s: %j', (birth, at, age) => expect(ageAt(birth, at)).toEqual(age));
});

describe('the fields', () => {
  type Part = typeof AadhaarInput | typeof PanInput;
  const shown = jest.fn();
  function Holding({ of: Part, start = '' }: { of: Part; start?: string }) {
    const [value, setValue] = useState(start);
    return (
      <Part id="number" aria-describedby="" value={value} onChange={setValue} onReveal={shown} revealLabel="Show it" />
    );
  }
  const input = () => document.getElementById('number') as HTMLInputElement;
  const focus = () => act(() => input().focus());
  const caretAt = (place: number) => act(() => input().setSelectionRange(place, place));

  test('STUDENT-46 typing, deleting and refused keys in the middle leave the caret where it is', async () => {
    const { user } = renderUi(<Holding of={AadhaarInput} start="20000000" />);
    focus();
    caretAt(4);
    await user.keyboard('5');
    expect([input().value, input().selectionStart]).toEqual(['2000 5000 0', 6]);
    await user.keyboard(' ');
    expect([input().value, input().selectionStart]).toEqual(['2000 5000 0', 6]);
    await user.keyboard('{Backspace}{Backspace}');
    expect([input().value, input().selectionStart]).toEqual(['2000 000', 3]);
    caretAt(4);
    await user.keyboard('{Delete}');
    expect([input().value, input().selectionStart]).toEqual(['2000 00', 4]);
    caretAt(0);
    await user.keyboard('987654');
    expect([input().value, input().selectionStart]).toEqual(['9876 5420 0000', 7]);
    await user.keyboard('1');
    expect([input().value, input().selectionStart]).toEqual(['9876 5420 0000', 7]);
  });

  test('STUDENT-46 a pasted number may have blanks, dashes and more around it', async () => {
    const { user } = renderUi(<Holding of={AadhaarInput} />);
    await user.click(input());
    await user.paste('  UID: 2000 - 0000 - 0009\n');
    expect(input()).toHaveValue('2000 0000 0009');
  });

  test('a mask stays until something is typed over it, and Show asks for what is behind it', async () => {
    const { user } = renderUi(<Holding of={AadhaarInput} start={MASK} />);
    expect(input()).toHaveValue(MASK);
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    expect(shown).toHaveBeenCalledTimes(1);
    focus();
    caretAt(14);
    await user.paste('5211 8513 3376');
    expect(input()).toHaveValue('5211 8513 3376');
    expect(screen.queryByRole('button', { name: 'Show it' })).toBeNull();
  });

  test('PARENT-07 small letters in the middle of a PAN become capitals and keep the caret', async () => {
    const { user } = renderUi(<Holding of={PanInput} start="ABPV1234F" />);
    focus();
    caretAt(2);
    await user.keyboard('c');
    expect([input().value, input().selectionStart]).toEqual(['ABCPV1234F', 3]);
  });

  test('PARENT-07 a PAN typed over its mask takes its place, even one that ends alike', () => {
    renderUi(<Holding of={PanInput} start="XXXXXX234F" />);
    fireEvent.change(input(), { target: { value: 'axxpk1234f' } });
    expect(input()).toHaveValue('AXXPK1234F');
  });
});
