import { and, desc, eq, isNotNull, lt, ne } from 'drizzle-orm';
import { fromPaise } from '../../../../common/money.ts';
import type { Handler } from '../../../call/handler.ts';
import { enrolments, feeStructures, sessions } from '../../../database/schema/index.ts';
import { fail } from '../../../shared/fail.ts';
import { listFeeFacts, studentDues } from '../../fees/index.ts';
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
    const earlier = and(
      eq(enrolments.studentId, studentId),
      isNotNull(feeStructures.id),
      ne(sessions.status, 'UPCOMING'),
      excluded && lt(sessions.startDate, excluded.startDate),
    );
    const rows = await listFeeFacts(db, schoolId, earlier, desc(sessions.startDate));
    return rows
      .map((facts) => ({ facts, remaining: studentDues(facts).remaining }))
      .filter(({ remaining }) => remaining > 0)
      .map(({ facts, remaining }) => ({
        sessionId: facts.sessionId,
        sessionDisplayName: facts.sessionName,
        remainingFee: fromPaise(remaining),
      }));
  });
