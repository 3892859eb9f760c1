// The value of counted notes and coins.
import { countedCash, DENOMINATIONS, pieceField, piecesOf } from '../../common/cash.ts';

test('the value of a drawer is exact: each denomination once, and other coins in paise', () => {
  const each = piecesOf(() => 1);
  expect(countedCash(each, 0)).toBe(88_800);
  expect(countedCash(each, 5)).toBe(88_805);
  expect(
    countedCash(
      piecesOf((field) => (field === 'count500' ? 99_999 : null)),
      0,
    ),
  ).toBe(4_999_950_000);
  expect(
    countedCash(
      piecesOf(() => undefined),
      0,
    ),
  ).toBe(0);
});

test('a denomination has one field, and its pieces count at its value', () => {
  for (const denomination of DENOMINATIONS) {
    const pieces = piecesOf((field) => (field === pieceField(denomination) ? 3 : 0));
    expect(countedCash(pieces, 0)).toBe(denomination * 300);
  }
});
