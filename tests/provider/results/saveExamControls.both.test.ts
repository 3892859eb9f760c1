// The matrix and the form of one exam saved at the same time, on both engines.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import { marksOf, marksWorld, saveMarks } from '../support/marks';
import { examsNamed, listExams, lockExam, LOCKS, saveControls } from '../support/results';

let token: string;
let sessionId: number;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  ({ sessionId } = await feePlaceOf('9', 'ACTIVE'));
});

test('C10 of one exam and many exams saved at once with one version one is stored, the others get 205', async () => {
  const exams = await examsNamed('Annual');
  const ids = [...exams.values()];
  await sql('UPDATE exams SET locked_edit_marks = false, locked_max_marks = false, version = 1');
  const many = (order: readonly number[]) =>
    saveControls(token, {
      sessionId,
      exams: order.map((examId) => ({ examId, version: 1, lockedEditMarks: true })),
    });
  const one = lockExam(token, { examId: exams.get('9'), ...LOCKS, lockedMaxMarks: true, version: 1 });
  // Requests that name the exams in opposite orders lock them in one order.
  const answers = await Promise.all([one, many(ids), many([...ids].reverse())]);
  expect(answers.map(verdict).sort()).toEqual([
    [200, 100],
    [409, 205],
    [409, 205],
  ]);
  const { data } = await listExams(token, await feePlaceOf('9', 'ACTIVE'));
  const found = data.find(({ examId }) => examId === exams.get('9'));
  expect(found).toMatchObject({ version: 2 });
  expect(found?.lockedEditMarks).not.toBe(found?.lockedMaxMarks);
});

test('MARKS-41 marks saved while the matrix locks editing are stored before the lock or rejected with 169', async () => {
  const world = await marksWorld();
  const exams = [{ examId: world.exams['Half Yearly'], lockedEditMarks: true }];
  const save = (index: number) => saveMarks(token, world, [marksOf(world, index, { Hindi: { theoryMarks: 40 } })]);
  const lock = saveControls(token, { sessionId, exams });
  const answers = await Promise.all([save(0), save(1), lock.then(() => save(2)), save(3)]);
  expect(verdict(await lock)).toEqual([200, 100]);
  for (const answer of answers) expect([100, 169]).toContain(answer.responseCode);
  expect(answers[2]?.responseCode).toBe(169);
  const rows = await sql('SELECT 1 FROM student_marks WHERE exam_id = $1', [world.exams['Half Yearly']]);
  expect(rows).toHaveLength(answers.filter(({ responseCode }) => responseCode === 100).length);
});
