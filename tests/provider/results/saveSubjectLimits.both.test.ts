// Limits where the order of two transactions decides: two who save at once, and a lock that is set at the same moment.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { formOf, limitsWorld, saveLimits, storedLimits, type LimitsWorld } from '../support/limits';

let token: string;
let world: LimitsWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await limitsWorld();
});

test('code 205 of eight who set the same limits for the first time one does it, the others are reported', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => saveLimits(token, [formOf(world, { theoryMaxMarks: 60 + at, version: 0 })])),
  );
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 7 }, () => [409, 205])]);
  expect(await storedLimits(world)).toMatchObject([{ version: 1 }]);
});

test('MARKSCONF-13 of saves while the limits are locked each one is stored before the lock or refused after it', async () => {
  const lock = () => sql('UPDATE exams SET locked_max_marks = true WHERE id = $1', [world.exams.Annual]);
  const save = (at: number) => saveLimits(token, [formOf(world, { theoryMaxMarks: 60 + at })]);
  const answers = await Promise.all([save(0), save(1), lock().then(() => save(2)), save(3), save(4)]);
  const saved = answers.filter((answer) => 'responseCode' in answer && answer.responseCode === 100).length;
  const [row] = (await storedLimits(world)) as { version: number }[];
  expect(row?.version ?? 0).toBe(saved);
  expect(verdict(await save(9))).toEqual([409, 160]);
});
