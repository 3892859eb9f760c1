import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { logLines } from '../support/insight';
import { listGrades } from '../support/results';

test('CALL2-53 ENUM-22 the grades of a school, the best first; another school answers 189', async () => {
  await resetProvider();
  const token = await tokenOf('admin');
  const { data, ...answer } = await listGrades(token);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(data).toEqual(await sql('SELECT id AS "gradeId", name, version FROM grades WHERE school_id = 1 ORDER BY id'));
  expect(verdict(await listGrades(token, 2))[1]).toBe(189);
  const theirs = await listGrades(await tokenOf('platform'), 2);
  expect(theirs.data).toEqual(
    await sql('SELECT id AS "gradeId", name, version FROM grades WHERE school_id = 2 ORDER BY id'),
  );
});

test('MARKS-28 where the grades cannot be read, the provider logs the failed request', async () => {
  await resetProvider();
  const token = await tokenOf('admin');
  await sql('ALTER TABLE grades RENAME TO grades_away');
  const answer = await listGrades(token).finally(() => sql('ALTER TABLE grades_away RENAME TO grades'));
  expect(verdict(answer)).toEqual([500, 108]);
  const lines = (await logLines()).map((line): unknown => JSON.parse(line));
  expect(lines).toMatchObject([{ msg: 'unforeseen failure', route: 'GET /api/result/grade/:schoolId' }]);
});
