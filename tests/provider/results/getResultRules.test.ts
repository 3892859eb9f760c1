// The rules of a session: its own or the defaults, with the exams that lock them.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import { declare, DEFAULTS, getRules, RULES, saveRules, undeclare } from '../support/rules';

let token: string;
let sessionId: number;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  ({ sessionId } = await feePlaceOf('8', 'ACTIVE'));
  await undeclare(sessionId);
});

test('a session without rules has the defaults with version 0', async () => {
  const { data, ...answer } = await getRules(token, sessionId);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data).toEqual({ sessionId, ...DEFAULTS, declared: [], version: 0 });
});

test('stored rules with the exams whose results are declared, by date', async () => {
  await saveRules(token, { sessionId, ...RULES });
  const today = (await sql<{ day: string }>("SELECT to_char(now(), 'YYYY-MM-DD') AS day"))[0]?.day ?? '';
  await declare(sessionId, '8', 'MID_TERM', '2020-02-02');
  await declare(sessionId, '5', 'ANNUAL', '2020-02-01');
  await declare(sessionId, '6', 'ANNUAL', `${Number(today.slice(0, 4)) + 2}-01-01`);
  const { data } = await getRules(token, sessionId);
  expect(data).toEqual({ sessionId, ...RULES, declared: expect.anything() as unknown, version: 1 });
  expect(
    data.declared.map(({ examName, className, resultDeclarationDate }) => [examName, className, resultDeclarationDate]),
  ).toEqual([
    ['Annual', '5', '2020-02-01'],
    ['Half Yearly', '8', '2020-02-02'],
  ]);
});

test('a teacher who enters marks reads the rules; a clerk does not', async () => {
  expect(verdict(await getRules(await tokenOf('teacher'), sessionId))).toEqual([200, 100]);
  expect(verdict(await getRules(await tokenOf('clerk'), sessionId))).toEqual([403, 137]);
});

test('an unknown session and one of another school answer 103', async () => {
  const other = await feePlaceOf('8', 'ACTIVE', 2);
  expect(verdict(await getRules(token, 2_000_000))).toEqual([404, 103]);
  expect(verdict(await getRules(token, other.sessionId))).toEqual([404, 103]);
});
