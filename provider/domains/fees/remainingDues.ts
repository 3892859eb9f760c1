// The sessions in which students have not paid all dues.
import { and, desc, eq, isNotNull, lt, ne, type SQL } from 'drizzle-orm';
import { enrolments, feeStructures, sessions } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { listFeeFacts } from './studentFees.queries.ts';
import { studentDues } from './studentFees.rules.ts';

export interface RemainingDues {
  studentId: number;
  sessionId: number;
  sessionName: string;
  /** paise, above zero */
  remaining: number;
}

/**
 * The sessions that have begun and in which dues of these students remain, latest first.
 * @param whose a condition on the enrolments
 * @param before only sessions that started before this date (yyyy-MM-dd)
 */
export async function listRemainingDuesOf(
  db: Db,
  schoolId: number,
  whose: SQL,
  before?: string,
): Promise<RemainingDues[]> {
  const begun = and(
    whose,
    isNotNull(feeStructures.id),
    ne(sessions.status, 'UPCOMING'),
    before === undefined ? undefined : lt(sessions.startDate, before),
  );
  const rows = await listFeeFacts(db, schoolId, begun, desc(sessions.startDate));
  return rows
    .map((facts) => ({
      studentId: facts.studentId,
      sessionId: facts.sessionId,
      sessionName: facts.sessionName,
      remaining: studentDues(facts).remaining,
    }))
    .filter(({ remaining }) => remaining > 0);
}

/** The same of one student. */
export const listRemainingDues = (
  db: Db,
  { schoolId, id }: { schoolId: number; id: number },
  before?: string,
): Promise<RemainingDues[]> => listRemainingDuesOf(db, schoolId, eq(enrolments.studentId, id), before);
