import { COMPONENTS, SIDES, sideOf } from '../../../common/results/papers';

test('theory is passed for itself, practical and viva together', () => {
  expect(COMPONENTS.map((component) => [component, sideOf(component)])).toEqual([
    ['theory', 'THEORY'],
    ['practical', 'PRACTICAL'],
    ['viva', 'PRACTICAL'],
  ]);
  expect(SIDES).toEqual(['THEORY', 'PRACTICAL']);
});
