import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { AadhaarInput, PanInput } from '@/shared/ui';
import { renderUi } from './renderUi';

const MASK = 'XXXX XXXX 0009';

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

  test('STUDENT-46 after typing, deleting or a refused key in the middle of the text the caret stays there', async () => {
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

  test.each([
    ['5211 8513 3376 99', '5211 8513 3376 99'],
    ['5211 8513 337O', '5211 8513 337O'],
    ['one 5211 8513 3376 or 2000', 'one 5211 8513 3376 or 2000'],
  ])('STUDENT-46 the pasted text %j, which is no Aadhar number, stays as %j', async (text, value) => {
    const { user } = renderUi(<Holding of={AadhaarInput} />);
    await user.click(input());
    await user.paste(text);
    expect(input()).toHaveValue(value);
    await user.keyboard('x');
    expect(input()).toHaveValue(value);
  });

  test('STUDENT-46 a further typed digit leaves a pasted number that is too long as it is; digits can be deleted', async () => {
    const { user } = renderUi(<Holding of={AadhaarInput} />);
    await user.click(input());
    await user.paste('5211 8513 3376 99');
    await user.keyboard('1');
    expect(input()).toHaveValue('5211 8513 3376 99');
    await user.keyboard('{Backspace}{Backspace}{Backspace}0');
    expect(input()).toHaveValue('5211 8513 3370');
  });

  test('PARENT-07 typing ends at ten characters of a PAN; a longer pasted one stays whole', async () => {
    const { user } = renderUi(<Holding of={PanInput} />);
    await user.click(input());
    await user.keyboard('abcpe 1234-fx');
    expect(input()).toHaveValue('ABCPE1234F');
    await user.clear(input());
    await user.paste('abcpe 1234 fgh');
    expect(input()).toHaveValue('ABCPE1234FGH');
    await user.clear(input());
    await user.paste('abcpe/1234f');
    expect(input()).toHaveValue('ABCPE/1234F');
  });

  test('a mask stays until something is typed over it, and Show asks for the number behind it', async () => {
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

  test('PARENT-07 a PAN typed over a mask replaces it, even one with the same last characters', () => {
    renderUi(<Holding of={PanInput} start="XXXXXX234F" />);
    fireEvent.change(input(), { target: { value: 'axxpk1234f' } });
    expect(input()).toHaveValue('AXXPK1234F');
  });
});
