import { and, eq } from 'drizzle-orm';
import { present } from '../../../../common/present.ts';
import { changedFields, requireUnchanged } from '../../../call/changes.ts';
import type { Handler } from '../../../call/handler.ts';
import { exams } from '../../../database/schema/index.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { lockSession } from '../../sessions/index.ts';
import { examView } from '../results.view.ts';
import { findExamSelection, lockExams, withLimits } from './exams.queries.ts';

/** Stores the three locks and the date as sent (CONTROL-08, CONTROL-10); a request without a date removes it (CONTROL-12). */
export const lockExam: Handler<'lockExam'> = (ctx, { body }) =>
  ctx.write(async (db, unit) => {
    const selection = (await findExamSelection(db, ctx.schoolId, body.examId)) ?? fail('EXAM_NOT_FOUND');
    const session = (await lockSession(db, selection.schoolId, selection.sessionId)) ?? fail('EXAM_NOT_FOUND');
    // Waits for transactions that save marks; later ones read the new locks (lockExamForMarks).
    const [exam = fail('EXAM_NOT_FOUND')] = await lockExams(db, selection, [body.examId]);
    if (session.status !== 'ACTIVE') fail('EXAM_LOCK_WITH_NON_ACTIVE_SESSION');
    await requireUnchanged(db, { ...exam, entity: 'exam' }, body.version);
    const values = {
      lockedEditMarks: body.lockedEditMarks,
      lockedMaxMarks: body.lockedMaxMarks,
      lockedUploadMarks: body.lockedUploadMarks,
      resultDeclarationDate: body.resultDeclarationDate ?? null,
    };
    const [row] = await db
      .update(exams)
      .set({ ...values, version: exam.version + 1, modifiedAt: instantOf(ctx.services.clock) })
      .where(and(eq(exams.schoolId, selection.schoolId), eq(exams.id, exam.id)))
      .returning();
    const { lockedEditMarks, lockedMaxMarks, lockedUploadMarks, resultDeclarationDate } = exam;
    unit.note({
      entity: 'exam',
      id: exam.id,
      before: { lockedEditMarks, lockedMaxMarks, lockedUploadMarks, resultDeclarationDate },
      after: values,
      changed: { version: exam.version + 1, fields: changedFields(exam, values) },
    });
    const [counted] = await withLimits(db, selection.schoolId, [present(row, 'the locked exam')]);
    return examView(present(counted, 'the locked exam'));
  });
