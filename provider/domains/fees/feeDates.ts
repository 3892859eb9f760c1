// Fee dates lie in their session: checked when a schedule is saved (FEE-40), when the session moves, and when it becomes ACTIVE.
import { and, asc, eq, gt, lt, or } from 'drizzle-orm';
import type { CrossRules, SessionPeriod } from '../../call/crossRules.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { feeStructures, feeTerms } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import { lockClasses } from '../classes/index.ts';
import { moveProblems, type ClassDates } from './feeDates.rules.ts';
import { streamsOf } from './fees.rules.ts';

type Stream = components['schemas']['Stream'];

/**
 * The fee dates outside the period, by class in the order of `classes`. A stream without a section is left out, because its schedule
 * cannot be opened.
 */
export async function feeDatesOutside(
  db: Db,
  { schoolId, sessionId, startDate, endDate }: SessionPeriod,
  classes: readonly { id: number; name: string; sections: readonly { stream: Stream | null }[] }[],
): Promise<ClassDates[]> {
  const rows = await db
    .select({ classId: feeStructures.classId, stream: feeStructures.stream, date: feeTerms.dueDate })
    .from(feeTerms)
    .innerJoin(
      feeStructures,
      and(eq(feeStructures.schoolId, feeTerms.schoolId), eq(feeStructures.id, feeTerms.structureId)),
    )
    .where(
      and(
        eq(feeStructures.schoolId, schoolId),
        eq(feeStructures.sessionId, sessionId),
        or(lt(feeTerms.dueDate, startDate), gt(feeTerms.dueDate, endDate)),
      ),
    )
    .orderBy(asc(feeTerms.dueDate));
  return classes.flatMap(({ id, name, sections }): ClassDates[] => {
    const shown = streamsOf({ sections });
    const dates = rows
      .filter(({ classId, stream }) => classId === id && shown.includes(stream))
      .map(({ date }) => date);
    return dates.length > 0 ? [{ classId: id, name, dates: [...new Set(dates)] }] : [];
  });
}

/** 146 at the dates of a session that would leave fee dates outside; disabled classes count too. */
export const keepFeeDatesInside: CrossRules['sessionMoves'][number] = async (db, period) => {
  const outside = await feeDatesOutside(db, period, await lockClasses(db, period.schoolId));
  const problems = moveProblems(outside, period);
  const [first] = problems;
  if (first) fail('TERM_FEE_DATES_NOT_IN_SESSION', { message: first.message, problems });
};
