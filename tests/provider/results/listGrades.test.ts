import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { listGrades } from '../support/results';

test('CALL2-53 ENUM-22 the grades of a school, the best first; another school answers 189', async () => {
  await resetProvider();
  const token = await tokenOf('admin');
  const { data, ...answer } = await listGrades(token);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(data).toEqual(await sql('SELECT id AS "gradeId", name, version FROM grades WHERE school_id = 1 ORDER BY id'));
  expect(verdict(await listGrades(token, 2))[1]).toBe(189);
});
