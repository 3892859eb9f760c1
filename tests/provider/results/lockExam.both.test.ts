// Marks saved and a lock set at the same moment: the marks are changed before the lock, or not at all.
import { resetProvider, scoped, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { demoExam, giveMark, lockExam, LOCKS } from '../support/results';

/** As holdExamForMarks holds the exam, then changes marks and notes whether the exam was locked at that moment. */
const change = (examId: number) => [
  `SELECT id FROM exams WHERE id = ${examId} FOR SHARE`,
  `UPDATE student_marks SET version = version + 1, modified_at = now()
    WHERE exam_id = ${examId} AND NOT (SELECT locked_edit_marks FROM exams WHERE id = ${examId})`,
];
const versionOf = async (examId: number): Promise<number> => {
  const [row] = await sql<{ version: number }>('SELECT version FROM student_marks WHERE exam_id = $1', [examId]);
  return row?.version ?? 0;
};

test('C8 no mark is changed behind a lock that was answered', async () => {
  await resetProvider();
  const token = await tokenOf('admin');
  const examId = await demoExam();
  await giveMark(examId);
  for (let round = 0; round < 5; round += 1) {
    await lockExam(token, { examId, ...LOCKS });
    const save = () => scoped('school', 1, change(examId));
    const lock = lockExam(token, { examId, ...LOCKS, lockedEditMarks: true }).then(async (answer) => ({
      answer,
      // Whatever is still under way had the exam before the lock, and the lock waited for it.
      version: await versionOf(examId),
    }));
    const [locked] = await Promise.all([lock, save(), save(), save(), save()]);
    await save();
    expect(verdict(locked.answer)).toEqual([200, 100]);
    expect(await versionOf(examId)).toBe(locked.version);
  }
});
