import { present } from '../../common/present.ts';

test('a present value is returned, 0 and an empty text too; a missing value is an error that names it', () => {
  expect([present(0, 'school'), present('', 'name'), present(false, 'flag')]).toEqual([0, '', false]);
  for (const missing of [null, undefined]) expect(() => present(missing, 'school')).toThrow('Missing: school');
});
