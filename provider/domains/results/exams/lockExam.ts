import { and, eq } from 'drizzle-orm';
import { present } from '../../../../common/present.ts';
import { changedFields, requireUnchanged } from '../../../call/changes.ts';
import type { Handler } from '../../../call/handler.ts';
import { exams } from '../../../database/schema/index.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { holdSession } from '../../sessions/index.ts';
import { withLimits } from '../config/config.queries.ts';
import { findExamPlace, lockExams } from '../limits/limits.queries.ts';
import { examView } from '../results.view.ts';

/** The three locks and the date, as they are sent (CONTROL-08, CONTROL-10); a date that is left out is none (CONTROL-12). */
export const lockExam: Handler<'lockExam'> = (ctx, { body }) =>
  ctx.write(async (db, unit) => {
    const place = (await findExamPlace(db, ctx.schoolId, body.examId)) ?? fail('EXAM_NOT_FOUND');
    const session = (await holdSession(db, place.schoolId, place.sessionId)) ?? fail('EXAM_NOT_FOUND');
    // Held against those who save marks: they see the lock, or are done before it (holdExamForMarks).
    const [exam = fail('EXAM_NOT_FOUND')] = await lockExams(db, place, [body.examId]);
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
      .where(and(eq(exams.schoolId, place.schoolId), eq(exams.id, exam.id)))
      .returning();
    const { lockedEditMarks, lockedMaxMarks, lockedUploadMarks, resultDeclarationDate } = exam;
    unit.note({
      entity: 'exam',
      id: exam.id,
      before: { lockedEditMarks, lockedMaxMarks, lockedUploadMarks, resultDeclarationDate },
      after: values,
      changed: { version: exam.version + 1, fields: changedFields(exam, values) },
    });
    const [counted] = await withLimits(db, place.schoolId, [present(row, 'the locked exam')]);
    return examView(present(counted, 'the locked exam'));
  });
