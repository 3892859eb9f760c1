// Marks saved and a lock set at the same moment: the marks are changed before the lock, or not at all.
import { changeMarks, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { demoExam, giveMark, lockExam, LOCKS } from '../support/results';

const versionOf = async (examId: number): Promise<number> => {
  const [row] = await sql<{ version: number }>('SELECT version FROM student_marks WHERE exam_id = $1', [examId]);
  return row?.version ?? 0;
};

/** Each change of a mark takes a while between the look at its exam and its end: a lock that comes meanwhile has to wait. */
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
