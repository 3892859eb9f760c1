import { fromPaise } from '../../../../common/money.ts';
import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { listRemainingDues } from '../../fees/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { findStudentRow } from '../../students/index.ts';

/** Sessions with dues, latest first; with `excludeSessionId` only sessions that started before it (RECEIPT-32). */
export const listPendingFees: Handler<'listPendingFees'> = (ctx, { query }) =>
  ctx.read(async (db) => {
    const { schoolId, studentId, excludeSessionId } = query;
    const student = await findStudentRow(db, studentId);
    if (student?.schoolId !== schoolId) fail('NOT_FOUND');
    const excluded = excludeSessionId === undefined ? undefined : await findSessionRow(db, excludeSessionId);
    if (excludeSessionId !== undefined && excluded?.schoolId !== schoolId) fail('NOT_FOUND');
    const dues = await listRemainingDues(db, student, excluded?.startDate);
    return dues.map(({ sessionId, sessionName, remaining }) => ({
      sessionId,
      sessionDisplayName: sessionName,
      remainingFee: fromPaise(remaining),
    }));
  });
