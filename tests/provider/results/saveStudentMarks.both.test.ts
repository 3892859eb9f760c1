// Marks where the order of two transactions decides: saves of one entry, of two subjects, and a lock or a removed grade.
import { setTimeout as delay } from 'node:timers/promises';
import { engine, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { marksOf, marksWorld, saveMarks, storedMarks, type MarksWorld } from '../support/marks';
import { listGrades, lockExam, LOCKS, saveGrades } from '../support/results';
import { countOf } from '../support/tables';

let admin: string;
let teacher: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  [admin, teacher] = [await tokenOf('admin'), await tokenOf('teacher')];
  world = await marksWorld();
});

const science = (index: number, theoryMarks: number, theoryVersion?: number) =>
  marksOf(world, index, { Science: { theoryMarks, theoryVersion } });
const successes = () => countOf('audit_entries', "event IN ('saveStudentMarks', 'lockExam')");

test('C10 of eight saves of one entry with one version one is stored, the others get 205', async () => {
  for (const version of [0, 1]) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        saveMarks(index % 2 ? admin : teacher, world, [science(0, 10 * version + index, version)]),
      ),
    );
    expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 7 }, () => [409, 205])]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await storedMarks(world)).toEqual({ '0 Science theory': [String(10 * version + winner), version + 1] });
    const stored = answers.flatMap(({ data }) => ('marks' in data ? data.marks : []));
    expect(new Set(stored.map((entry) => entry['stored']))).toEqual(new Set([String(10 * version + winner)]));
  }
  expect(await successes()).toBe(2);
});

test('C10 two users who save two subjects of all students at the same time are both stored', async () => {
  const whole = (marks: number, ...names: string[]) =>
    world.students.map((_, index) =>
      marksOf(world, index, Object.fromEntries(names.map((name) => [name, { theoryMarks: marks }]))),
    );
  const both = async (...sent: [object[], object[]]) => {
    const answers = await Promise.all(sent.map((rows, at) => saveMarks(at === 0 ? admin : teacher, world, rows)));
    expect(answers.map(verdict)).toEqual(sent.map(() => [200, 100]));
    return Object.values(await storedMarks(world));
  };
  const stored = await both(whole(40, 'Science'), whole(50, 'Hindi').reverse());
  expect(stored).toHaveLength(2 * world.students.length);
  expect(new Set(stored.map(String))).toEqual(new Set(['40,1', '50,1']));
  // The same entries in opposite orders: the later save overwrites all of them.
  const after = await both(whole(41, 'Science', 'Hindi'), whole(42, 'Hindi', 'Science').reverse());
  expect(['41,3', '42,3']).toContain(new Set(after.map(String)).size === 1 ? String(after[0]) : after);
});

test('MARKS-41 saves during a lock are stored before it or rejected with 169, with one audit row each', async () => {
  const examId = world.exams['Half Yearly'];
  const save = (index: number) => saveMarks(index % 2 ? admin : teacher, world, [science(index, 40 + index)]);
  const lock = lockExam(admin, { examId, ...LOCKS, lockedEditMarks: true });
  const answers = await Promise.all([...[0, 1, 2].map(save), lock.then(() => save(3)), ...[4, 5].map(save)]);
  const saved = answers.flatMap(({ status }, index) => (status === 200 ? [`${index} Science theory`] : []));
  expect(verdict(await lock)).toEqual([200, 100]);
  expect(answers.filter(({ status }) => status !== 200).map(verdict)).toEqual(
    Array.from({ length: 6 - saved.length }, () => [409, 169]),
  );
  expect(answers[3]?.responseCode).toBe(169);
  expect(Object.keys(await storedMarks(world)).sort()).toEqual(saved);
  expect(await successes()).toBe(saved.length + 1);
});

/** Each changed row of the table, or those of a condition, waits at the gate until it is opened. */
const gate = async (table: string, event: string, when = '') => {
  await sql('CREATE TABLE gate AS SELECT false AS open');
  await sql('GRANT SELECT ON gate TO PUBLIC');
  await sql(`CREATE FUNCTION at_gate() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN WHILE NOT (SELECT open FROM gate) LOOP PERFORM pg_sleep(0.01); END LOOP; RETURN coalesce(NEW, OLD); END'`);
  await sql(`CREATE TRIGGER gated BEFORE ${event} ON ${table} FOR EACH ROW ${when} EXECUTE FUNCTION at_gate()`);
};
const openGate = () => sql('UPDATE gate SET open = true');
const WAITING = `SELECT count(*)::integer AS count FROM pg_stat_activity
  WHERE datname = current_database() AND (wait_event_type = 'Lock' OR wait_event = 'PgSleep')`;
const waitFor = async (many: number) => {
  for (let tries = 0; (await sql<{ count: number }>(WAITING))[0]?.count !== many; tries += 1) {
    if (tries === 1_000) throw new Error(`Never ${many} transactions wait.`);
    await delay(5);
  }
};

// The embedded engine runs one transaction after the other.
if (engine === 'postgres')
  describe('with a transaction that waits', () => {
    afterEach(async () => {
      await openGate();
      await sql('DROP FUNCTION at_gate() CASCADE');
      await sql('DROP TABLE gate');
    });

    test('MARKS-41 a lock waits for a save in flight, and a save after it is rejected with 169', async () => {
      await gate('student_marks', 'INSERT');
      const first = saveMarks(teacher, world, [science(0, 40)]);
      await waitFor(1);
      const lock = lockExam(admin, { examId: world.exams['Half Yearly'], ...LOCKS, lockedEditMarks: true });
      await waitFor(2);
      const second = saveMarks(admin, world, [science(1, 41)]);
      await waitFor(3);
      await openGate();
      expect([await first, await lock, await second].map(verdict)).toEqual([
        [200, 100],
        [200, 100],
        [409, 169],
      ]);
      expect(await storedMarks(world)).toEqual({ '0 Science theory': ['40', 1] });
      expect(await successes()).toBe(2);
    });

    test('C10 a save of another subject does not wait for a save in flight', async () => {
      await gate('student_marks', 'INSERT', `WHEN (NEW.subject_id = ${world.subjects['Science']})`);
      const waiting = saveMarks(teacher, world, [science(0, 40)]);
      await waitFor(1);
      const other = marksOf(world, 0, { Hindi: { theoryMarks: 50, theoryVersion: 0 } });
      expect(verdict(await saveMarks(admin, world, [other]))).toEqual([200, 100]);
      await openGate();
      expect(verdict(await waiting)).toEqual([200, 100]);
    });

    test('MARKS-46 CODE-170 a grade that is removed at the same time is unknown to the save', async () => {
      await gate('grades', 'DELETE');
      const { data: grades } = await listGrades(admin);
      const last = grades.at(-1)?.gradeId ?? 0;
      const removal = saveGrades(admin, { grades: grades.slice(0, -1), removed: [last] });
      await waitFor(1);
      const save = saveMarks(teacher, world, [marksOf(world, 0, { 'Rajasthan Studies': { theoryGradeId: last } })]);
      await waitFor(2);
      await openGate();
      expect([await removal, await save].map(verdict)).toEqual([
        [200, 100],
        [400, 170],
      ]);
    });
  });
