import { isStepped, MARKS_STEP } from '../../../common/results/step';

test('MARKSCONF-04 whole and half marks are steps, quarters are none', () => {
  expect(MARKS_STEP).toBe(0.5);
  expect([0, 0.5, 70, 999.5].map(isStepped)).toEqual([true, true, true, true]);
  expect([0.25, 33.3, 70.75].map(isStepped)).toEqual([false, false, false]);
});
