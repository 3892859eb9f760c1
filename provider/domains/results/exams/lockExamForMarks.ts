import { eq } from 'drizzle-orm';
import { holdExam } from '../../../database/holdInSchool.ts';
import { exams } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { holdSession } from '../../sessions/index.ts';
import type { ExamRow } from '../limits/limits.queries.ts';

/**
 * The exam whose marks a transaction is about to change, held until it ends. A lock that is set meanwhile waits, and a save
 * that comes behind a lock sees it. 161 for an unknown exam, 164 outside an ACTIVE session, 169 where editing is locked, 163
 * where uploading is. Take it before the rows of marks.
 */
export async function holdExamForMarks(db: Db, examId: number, how: 'EDIT' | 'UPLOAD'): Promise<ExamRow> {
  const [found] = await db.select().from(exams).where(eq(exams.id, examId));
  const { schoolId, sessionId } = found ?? fail('EXAM_NOT_FOUND');
  const session = await holdSession(db, schoolId, sessionId);
  await holdExam(db, examId, 'side by side');
  const [exam = fail('EXAM_NOT_FOUND')] = await db.select().from(exams).where(eq(exams.id, examId)).for('share');
  if (session?.status !== 'ACTIVE') fail('MARKS_LOCK_WITH_NON_ACTIVE_SESSION');
  if (how === 'EDIT' && exam.lockedEditMarks) fail('MARKS_UPDATE_LOCKED');
  if (how === 'UPLOAD' && exam.lockedUploadMarks) fail('MARKS_UPLOAD_LOCKED');
  return exam;
}
