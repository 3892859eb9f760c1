// The sessions in which a student has not paid all dues.
import { and, desc, eq, isNotNull, lt, ne } from 'drizzle-orm';
import { enrolments, feeStructures, sessions } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { listFeeFacts } from './studentFees.queries.ts';
import { studentDues } from './studentFees.rules.ts';

export interface RemainingDues {
  sessionId: number;
  sessionName: string;
  /** paise, above zero */
  remaining: number;
}

/**
 * The sessions that have begun and in which dues remain, latest first.
 * @param before only sessions that started before this date (yyyy-MM-dd)
 */
export async function listRemainingDues(
  db: Db,
  { schoolId, id }: { schoolId: number; id: number },
  before?: string,
): Promise<RemainingDues[]> {
  const begun = and(
    eq(enrolments.studentId, id),
    isNotNull(feeStructures.id),
    ne(sessions.status, 'UPCOMING'),
    before === undefined ? undefined : lt(sessions.startDate, before),
  );
  const rows = await listFeeFacts(db, schoolId, begun, desc(sessions.startDate));
  return rows
    .map((facts) => ({
      sessionId: facts.sessionId,
      sessionName: facts.sessionName,
      remaining: studentDues(facts).remaining,
    }))
    .filter(({ remaining }) => remaining > 0);
}
