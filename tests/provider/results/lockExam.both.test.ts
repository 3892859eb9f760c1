// Marks saved and a lock set at the same moment: the marks are changed before the lock, or not at all.
import { changeMarks, engine, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { demoExam, giveMark, lockExam, LOCKS } from '../support/results';
import { untilWaiting } from '../support/waiting';

const versionOf = async (examId: number): Promise<number> => {
  const [row] = await sql<{ version: number }>('SELECT version FROM student_marks WHERE exam_id = $1', [examId]);
  return row?.version ?? 0;
};

/** Each change of a mark takes a while between the look at its exam and its end: a lock that comes in the meantime has to wait. */
const SLOW = `CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN PERFORM count(*) FROM generate_series(1, 200000); RETURN NEW; END'`;
beforeEach(async () => {
  await resetProvider();
  await sql(SLOW);
  await sql('CREATE TRIGGER slow BEFORE UPDATE ON student_marks FOR EACH ROW EXECUTE FUNCTION take_long()');
});
afterEach(() => sql('DROP FUNCTION take_long() CASCADE'));

test('C8 no mark is changed behind a lock that was answered', async () => {
  const token = await tokenOf('admin');
  const examId = await demoExam();
  await giveMark(examId);
  const save = () => changeMarks(1, examId, 'EDIT');
  let stored = await versionOf(examId);
  for (let round = 0; round < 3; round += 1) {
    await lockExam(token, { examId, ...LOCKS });
    // Each saves again and again: some of them are under way whenever the lock comes.
    let answered = false;
    const saves = Array.from({ length: 2 }, async () => {
      let times = 0;
      while (!answered && (await save()).responseCode === 100) times += 1;
      return times;
    });
    const locked = await lockExam(token, { examId, ...LOCKS, lockedEditMarks: true });
    const version = await versionOf(examId);
    answered = true;
    expect(verdict(locked)).toEqual([200, 100]);
    stored += (await Promise.all(saves)).reduce((sum, times) => sum + times, 0);
    expect([version, await versionOf(examId)]).toEqual([stored, stored]);
  }
  expect(await save()).toEqual({ responseCode: 169, changed: 0 });
});

/** A change of a mark waits until the gate is open. */
const GATED = `CREATE FUNCTION at_gate() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN WHILE NOT (SELECT open FROM gate) LOOP PERFORM pg_sleep(0.01); END LOOP; RETURN NEW; END'`;
// The embedded engine runs one transaction after the other.
if (engine === 'postgres')
  test('C8 a lock waits for the marks that are being changed, and those that come after it wait for the lock', async () => {
    const token = await tokenOf('admin');
    const examId = await demoExam();
    await giveMark(examId);
    await sql('CREATE TABLE gate AS SELECT false AS open');
    await sql('GRANT SELECT ON gate TO PUBLIC');
    await sql(GATED);
    await sql('CREATE TRIGGER gated BEFORE UPDATE ON student_marks FOR EACH ROW EXECUTE FUNCTION at_gate()');
    try {
      const before = changeMarks(1, examId, 'EDIT');
      await untilWaiting(1);
      const lock = lockExam(token, { examId, ...LOCKS, lockedEditMarks: true });
      await untilWaiting(2);
      const after = changeMarks(1, examId, 'EDIT');
      await untilWaiting(3);
      await sql('UPDATE gate SET open = true');
      expect([await before, verdict(await lock), await after]).toEqual([
        { responseCode: 100, changed: 1 },
        [200, 100],
        { responseCode: 169, changed: 0 },
      ]);
    } finally {
      await sql('UPDATE gate SET open = true');
      await sql('DROP FUNCTION at_gate() CASCADE');
      await sql('DROP TABLE gate');
    }
  });
