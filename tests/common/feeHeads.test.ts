import { byHead, FEE_HEADS, offTotal, sumOfHeads } from '../../common/feeHeads.ts';

test('FEE-03 a fee structure has six heads', () => {
  expect(FEE_HEADS).toEqual(['admissionFee', 'tuitionFee', 'examFee', 'computerFee', 'developmentFee', 'otherFee']);
});

test('a value for each head has the order of the heads', () => {
  expect(Object.entries(byHead((head, index) => `${index} ${head}`))).toEqual(
    FEE_HEADS.map((head, index) => [head, `${index} ${head}`]),
  );
});

test('their sum is exact', () => {
  const amounts = { admissionFee: 10, tuitionFee: 20, examFee: 30, computerFee: 1, developmentFee: 2, otherFee: 0 };
  expect(sumOfHeads(amounts)).toBe(63);
});

test.each([
  [2_400_050, 2_400_050, null],
  [2_402_450, 2_400_050, null],
  [2_402_451, 2_400_050, 'more'],
  [2_397_650, 2_400_050, null],
  [2_397_649, 2_400_050, 'less'],
  [100_100, 100_000, null],
  [100_101, 100_000, 'more'],
  [99_900, 100_000, null],
  [99_899, 100_000, 'less'],
  [0, 1, 'less'],
  [999_999_999_999_999, 999_999_999_999_998, null],
])('FEE-15 CONST-18 heads of %i paise against a total of %i are %j: 0.1 %% is the tolerance', (sum, total, off) =>
  expect(offTotal(sum, total)).toBe(off),
);
