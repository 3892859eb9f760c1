import { isMaskedPan, isPan, isPersonsPan, maskedPan, panMask } from '../../common/pan.ts';

test.each([
  ['ABCPE1234F', true],
  ['ABCAE1234F', false],
  ['PPPAP1234P', false],
  ['ABCAE1234', true],
  ['XXXXXX234F', true],
  ['1ABCAE1234F', true],
  ['ABCAE1234FG', true],
  ['', true],
])('PARENT-06 the PAN %j raises no doubt: %j', (pan, fine) => expect(isPersonsPan(pan)).toBe(fine));

test('a masked PAN is recognised, and only a whole PAN is masked', () => {
  expect(['XXXXXX234F', 'XXXXXA234F', 'ABCPE1234F', 'AXXXXXX'].map(isMaskedPan)).toEqual([true, false, false, false]);
  expect(['ABCPE1234F', 'ABCPE1234', ''].map(maskedPan)).toEqual(['XXXXXX234F', 'ABCPE1234', '']);
});

test.each([
  ['ABCPE1234F', true],
  ['abcpe1234f', false],
  ['ABCPE1234', false],
  ['ABCPE1234FG', false],
  ['XXXXXX234F', false],
])('%j has the form of a PAN: %j', (text, is) => expect(isPan(text)).toBe(is));

test('the mask of the last four characters is that of the number', () => {
  expect(panMask('234F')).toBe('XXXXXX234F');
});
