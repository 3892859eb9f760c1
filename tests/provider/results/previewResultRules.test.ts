// How rules that are not saved change the results of the year.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import { DEFAULTS, getRules, previewRules, saveRules, undeclare, type Effect } from '../support/rules';

let token: string;
let sessionId: number;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  ({ sessionId } = await feePlaceOf('8', 'ACTIVE'));
});

const form = (changes: object = {}) => ({ sessionId, ...DEFAULTS, ...changes });
const preview = async (changes: object = {}) => (await previewRules(token, form(changes))).data;

/** Class 8 of the demo, which has the marks of a whole year with grace and a supplementary result. */
async function ofClass8(changes: object = {}): Promise<Effect> {
  const found = (await preview(changes)).find(({ className }) => className === '8');
  if (!found) throw new Error('Class 8 is not in the preview.');
  return found;
}
const sum = (counts: Effect['before']) => Object.values(counts).reduce((total, count) => total + count, 0);

test('the stored rules change nothing; every student is counted once', async () => {
  const { students, before, after, changed, changes } = await ofClass8();
  const [row] = await sql<{ n: number }>(
    `SELECT count(*)::integer AS n FROM enrolments e JOIN classes c ON c.id = e.class_id
      WHERE e.session_id = $1 AND c.name = '8' AND e.life = 'ACTIVE'`,
    [sessionId],
  );
  expect(students).toBe(row?.n);
  expect(sum(before)).toBe(students);
  expect([after, changed, changes]).toEqual([before, 0, []]);
  expect(before.passedByGrace).toBeGreaterThan(0);
  expect(before.supplementary).toBeGreaterThan(0);
  expect(before.passed).toBeGreaterThan(students / 2);
});

test('without minimum marks every student passes; the changed ones are named', async () => {
  const { students, before, after, changed, changes } = await ofClass8({ passPercent: 0, annualPaperPercent: 0 });
  expect(after.passed).toBe(students - before.incomplete);
  expect(changed).toBe(after.passed - before.passed);
  expect(changes.map((change) => change.after)).toEqual(changes.map(() => 'passed'));
  expect(changes.map((change) => change.before)).toEqual(expect.arrayContaining(['passedByGrace', 'supplementary']));
  const names = await sql<{ name: string }>('SELECT name FROM students WHERE id = ANY($1) ORDER BY id', [
    changes.map(({ studentId }) => studentId),
  ]);
  expect(changes.map(({ studentName }) => studentName).sort()).toEqual(names.map(({ name }) => name).sort());
});

test('without supplementary subjects the students fail who had the supplementary exam', async () => {
  const { before, after, changes } = await ofClass8({ maxSupplementarySubjects: 0 });
  expect(after).toEqual({ ...before, supplementary: 0, failed: before.failed + before.supplementary });
  expect(changes).toMatchObject(changes.map(() => ({ before: 'supplementary', after: 'failed' })));
  expect(changes).toHaveLength(before.supplementary);
});

test('at most 20 changed students of a class are named, all are counted', async () => {
  const { students, before, changed, changes, after } = await ofClass8({
    passPercent: 100,
    maxSupplementarySubjects: 0,
  });
  expect(students).toBeGreaterThan(20);
  expect(after.failed).toBe(students - before.incomplete);
  expect(changed).toBe(after.failed - before.failed);
  expect(changes).toHaveLength(20);
});

test('a class without a complete year is incomplete; classes come in their order, without Default', async () => {
  const effects = await preview({ passPercent: 0 });
  const names = effects.map(({ className }) => className);
  expect(names).toEqual(expect.arrayContaining(['7', '8', '9']));
  expect(names).not.toContain('Default');
  expect(names.indexOf('7')).toBeLessThan(names.indexOf('8'));
  const seven = effects.find(({ className }) => className === '7');
  expect(seven).toMatchObject({ changed: 0, before: { incomplete: seven?.students } });
});

test('nothing is stored; saved rules are the results before', async () => {
  await undeclare(sessionId);
  const harder = { maxSupplementarySubjects: 0 };
  const planned = await ofClass8(harder);
  expect((await getRules(token, sessionId)).data.version).toBe(0);
  await saveRules(token, form(harder));
  expect((await ofClass8(harder)).before).toEqual(planned.after);
  await sql('DELETE FROM result_rules');
});

test('CODE-109 rules that do not descend are rejected at their fields', async () => {
  const { data, ...answer } = await previewRules(token, form({ secondPercent: 70 }));
  expect(verdict(answer)).toEqual([400, 109]);
  expect(data.problems.map(({ path }) => path)).toEqual(['secondPercent']);
});

test('a session of another school answers 103, a clerk 137', async () => {
  const other = await feePlaceOf('8', 'ACTIVE', 2);
  expect(verdict(await previewRules(token, form({ sessionId: other.sessionId })))).toEqual([404, 103]);
  expect(verdict(await previewRules(await tokenOf('clerk'), form()))).toEqual([403, 137]);
});
