// The rules of a session are stored until results are declared.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import type { MarksRow } from '../support/marks';
import { declare, DEFAULTS, getRules, RULES, saveRules, undeclare } from '../support/rules';
import { FIRST } from '../support/schools';

let token: string;
let sessionId: number;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  ({ sessionId } = await feePlaceOf('8', 'ACTIVE'));
  await undeclare(sessionId);
});

const form = (changes: object = {}) => ({ sessionId, ...RULES, ...changes });
const stored = async () => (await getRules(token, sessionId)).data;

test.each(['UPCOMING', 'ACTIVE'])(
  'rules of an %s session are stored and returned as they were sent',
  async (status) => {
    ({ sessionId } = await feePlaceOf('8', status));
    const { data, ...answer } = await saveRules(token, form({ version: 0 }));
    expect(verdict(answer)).toEqual([200, 100]);
    expect(data).toEqual({ sessionId, ...RULES, declared: [], version: 1 });
    expect(await stored()).toEqual(data);
    const [{ details } = { details: {} }] = await sql<{ details: object }>(
      'SELECT details FROM audit_entries ORDER BY id DESC LIMIT 1',
    );
    expect(details).toMatchObject({ entity: 'result rules', id: sessionId, before: DEFAULTS, after: RULES });
  },
);

test('names are tidied, kinds of exams are stored once', async () => {
  const scale = { name: ' A1 ', fromPercent: 0 };
  await saveRules(token, form({ gradeScale: [scale], medicalLeavesOut: ['MID_TERM', 'TERM', 'TERM'] }));
  expect(await stored()).toMatchObject({
    gradeScale: [{ name: 'A1', fromPercent: 0 }],
    medicalLeavesOut: ['TERM', 'MID_TERM'],
  });
});

const scaleOf = (...grades: [string, number][]) => ({
  gradeScale: grades.map(([name, fromPercent]) => ({ name, fromPercent })),
});
const THIRTEEN = Array.from({ length: 13 }, (_, at): [string, number] => [`G${at}`, 12 - at]);
test.each<[string, object, string, RegExp]>([
  ['a negative pass mark', { passPercent: -1 }, 'passPercent', /Pass mark must be a whole number from 0 to 100/],
  ['a broken percentage', { annualPaperPercent: 20.5 }, 'annualPaperPercent', /whole number/],
  ['a percentage above 100', { distinctionPercent: 101 }, 'distinctionPercent', /from 0 to 100/],
  ['a second division above the first', { secondPercent: 61 }, 'secondPercent', /cannot begin above first/],
  ['a third division above the second', { thirdPercent: 46 }, 'thirdPercent', /cannot begin above second/],
  ['eleven supplementary subjects', { maxSupplementarySubjects: 11 }, 'maxSupplementarySubjects', /from 0 to 10/],
  ['medical in the annual exam', { medicalLeavesOut: ['ANNUAL'] }, 'medicalLeavesOut.0', /./],
  ['a grade without a name', scaleOf(['', 0]), 'gradeScale.0.name', /Grade is required/],
  ['a grade with a blank name', scaleOf([' ', 0]), 'gradeScale.0.name', /Grade is required/],
  ['a name of six characters', scaleOf(['Second', 0]), 'gradeScale.0.name', /longer than 5/],
  ['a repeated name', scaleOf(['A', 50], ['a', 0]), 'gradeScale.1.name', /already in the list/],
  ['an ascending scale', scaleOf(['A', 50], ['B', 60], ['C', 0]), 'gradeScale.1.fromPercent', /must be lower/],
  ['a scale that ends above 0', scaleOf(['A', 50], ['B', 10]), 'gradeScale.1.fromPercent', /must begin at 0/],
  ['thirteen grades', scaleOf(...THIRTEEN), 'gradeScale', /./],
])('CODE-109 %s is rejected at its field', async (_case, changes, path, message) => {
  const { data, ...answer } = await saveRules(token, form(changes));
  expect(verdict(answer)).toEqual([400, 109]);
  expect(data.problems).toEqual([{ path, message: expect.stringMatching(message) as string }]);
  expect(await stored()).toMatchObject({ version: 0 });
});

test('divisions may be equal and third division may be above the pass mark; no grades', async () => {
  const equal = { firstPercent: 50, secondPercent: 50, thirdPercent: 50, gradeScale: [] };
  expect(verdict(await saveRules(token, form(equal)))).toEqual([200, 100]);
});

test('CODE-109 while results are declared nothing is stored, from the declaration date on', async () => {
  await declare(sessionId, '8', 'MID_TERM', '2999-10-12');
  expect(verdict(await saveRules(token, form()))).toEqual([200, 100]);
  await declare(sessionId, '8', 'MID_TERM', '2020-10-12');
  const { data: _data, ...refused } = await saveRules(token, form({ version: 1, passPercent: 34 }));
  expect(verdict(refused)).toEqual([400, 109]);
  expect(refused.responseMsg).toBe(
    'Results of Half Yearly, class 8 were declared on 12/10/2020. Remove the declaration date in Control Result first',
  );
  await declare(sessionId, '5', 'ANNUAL', '2021-01-01');
  expect((await saveRules(token, form({ version: 1 }))).responseMsg).toBe(
    'Results of Half Yearly, class 8 were declared on 12/10/2020, and those of one more exam. Remove the declaration dates in Control Result first',
  );
  expect(await stored()).toMatchObject({ version: 1, passPercent: 33 });
});

test('CODE-191 the rules of a COMPLETED session cannot be changed', async () => {
  ({ sessionId } = await feePlaceOf('8', 'COMPLETED'));
  expect(verdict(await saveRules(token, form()))).toEqual([409, 191]);
});

test('code 205 rules that another user saved are not overwritten', async () => {
  await saveRules(token, form({ version: 0 }));
  expect(verdict(await saveRules(token, form({ version: 0 })))).toEqual([409, 205]);
  await saveRules(token, form({ version: 1, passPercent: 40, ...scaleOf(['P', 0]) }));
  const { data, ...answer } = await saveRules(token, form({ version: 1 }));
  expect(verdict(answer)).toEqual([409, 205]);
  expect(data.change).toMatchObject({ fields: ['passPercent', 'gradeScale'] });
  await sql('DELETE FROM result_rules');
  expect(verdict(await saveRules(token, form({ version: 2 })))).toEqual([409, 205]);
});

test('of several first saves at the same time one is stored, the others answer 205', async () => {
  const saves = Array.from({ length: 8 }, (_, at) => saveRules(token, form({ version: 0, passPercent: 30 + at })));
  const codes = (await Promise.all(saves)).map(({ responseCode }) => responseCode);
  expect(codes.sort()).toEqual([100, ...Array<number>(7).fill(205)]);
  expect(await stored()).toMatchObject({ version: 1 });
});

test('a session of another school answers 103, a clerk 137', async () => {
  const other = await feePlaceOf('8', 'ACTIVE', 2);
  expect(verdict(await saveRules(token, form({ sessionId: other.sessionId })))).toEqual([404, 103]);
  expect(await sql('SELECT 1 FROM result_rules')).toEqual([]);
  expect(verdict(await saveRules(await tokenOf('clerk'), form()))).toEqual([403, 137]);
});

test('the marks of an exam are judged by the rules of the session', async () => {
  const { classId } = await feePlaceOf('8', 'ACTIVE');
  const divisions = async () => {
    const rows = await sql<{ id: number }>(
      "SELECT id FROM exams WHERE session_id = $1 AND class_id = $2 AND kind = 'ANNUAL'",
      [sessionId, classId],
    );
    const json = { schoolId: FIRST, sessionId, classId, sectionId: null, examId: rows[0]?.id, searchText: '' };
    const { data } = await call<MarksRow[]>('POST', '/result/exams/student/marks', { token, json });
    return new Set(data.map(({ summary }) => summary.divisionName));
  };
  expect(await divisions()).toContain('First');
  await saveRules(token, form({ firstPercent: 100, secondPercent: 0, thirdPercent: 0 }));
  expect(await divisions()).not.toContain('First');
});
