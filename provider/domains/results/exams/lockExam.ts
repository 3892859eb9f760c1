import { present } from '../../../../common/present.ts';
import { requireUnchanged } from '../../../call/changes.ts';
import type { Handler } from '../../../call/handler.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { lockSession } from '../../sessions/index.ts';
import { examView } from '../results.view.ts';
import { controlsNote, requireLockable, storeControls } from './examControls.ts';
import { findExamSelection, lockExams, withLimits } from './exams.queries.ts';

/** Stores the three locks and the date as sent (CONTROL-08, CONTROL-10); a request without a date removes it (CONTROL-12). */
export const lockExam: Handler<'lockExam'> = (ctx, { body }) =>
  ctx.write(async (db, unit) => {
    const selection = (await findExamSelection(db, ctx.schoolId, body.examId)) ?? fail('EXAM_NOT_FOUND');
    const session = (await lockSession(db, selection.schoolId, selection.sessionId)) ?? fail('EXAM_NOT_FOUND');
    // Waits for transactions that save marks; later ones read the new locks (lockExamForMarks).
    const [exam = fail('EXAM_NOT_FOUND')] = await lockExams(db, selection, [body.examId]);
    requireLockable(session);
    await requireUnchanged(db, { ...exam, entity: 'exam' }, body.version);
    const values = {
      lockedEditMarks: body.lockedEditMarks,
      lockedMaxMarks: body.lockedMaxMarks,
      lockedUploadMarks: body.lockedUploadMarks,
      resultDeclarationDate: body.resultDeclarationDate ?? null,
    };
    const stored = await storeControls(db, selection.schoolId, [{ exam, values }], instantOf(ctx.services.clock));
    unit.note(controlsNote({ exam, values }));
    const [counted] = await withLimits(db, selection.schoolId, stored);
    return examView(present(counted, 'the locked exam'));
  });
