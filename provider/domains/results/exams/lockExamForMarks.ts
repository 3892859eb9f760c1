import { eq } from 'drizzle-orm';
import { lockExamMarks } from '../../../database/advisoryLocks.ts';
import { exams } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { lockSession } from '../../sessions/index.ts';
import type { ExamRow } from './exams.queries.ts';

type Change = 'EDIT' | 'UPLOAD';

/** 164 outside an ACTIVE session, 169 while editing is locked, 163 while uploading is locked. */
export function requireMarksOpen(exam: ExamRow, session: { status: string } | undefined, how: Change): void {
  if (session?.status !== 'ACTIVE') fail('MARKS_LOCK_WITH_NON_ACTIVE_SESSION');
  if (how === 'EDIT' && exam.lockedEditMarks) fail('MARKS_UPDATE_LOCKED');
  if (how === 'UPLOAD' && exam.lockedUploadMarks) fail('MARKS_UPLOAD_LOCKED');
}

/**
 * Locks the exam whose marks a transaction changes, until commit: `lockExam` waits for the transaction, and a transaction that
 * starts later reads its result. Call it before rows of marks are locked. 161 for an unknown exam, 164 outside an ACTIVE
 * session, 169 while editing is locked, 163 while uploading is locked.
 */
export async function lockExamForMarks(db: Db, examId: number, how: Change): Promise<ExamRow> {
  const [found] = await db.select().from(exams).where(eq(exams.id, examId));
  const { schoolId, sessionId } = found ?? fail('EXAM_NOT_FOUND');
  const session = await lockSession(db, schoolId, sessionId);
  await lockExamMarks(db, examId, 'shared');
  const [exam = fail('EXAM_NOT_FOUND')] = await db.select().from(exams).where(eq(exams.id, examId)).for('share');
  requireMarksOpen(exam, session, how);
  return exam;
}
