import { eq } from 'drizzle-orm';
import { oneRow } from '../../database/oneRow.ts';
import { sessions } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf, todayOf } from '../../shared/clock.ts';
import { runSteps } from '../../call/crossRules.ts';
import { fail, failField, failFields } from '../../shared/fail.ts';
import type { Services } from '../../call/services.ts';
import { findSessionRow, type SessionRow } from './sessions.queries.ts';
import { copyProblems, periodProblems, type SessionValues } from './sessions.rules.ts';

/** 119 for a period that ends before it starts, 109 for dates or options outside their limits. */
export function checkSession(values: SessionValues, { clock }: Services, stored?: SessionRow): void {
  if (values.endDate <= values.startDate) {
    const message = 'End date must be after start date';
    fail('END_BEFORE_START', { problems: [{ path: 'endDate', message }] });
  }
  const problems = [...periodProblems(values, todayOf(clock), stored), ...copyProblems(values)];
  if (problems.length > 0) failFields(problems);
}

/** 109 for a source that is unknown, of another school or the session itself (SESSION-55). */
export async function checkSource(db: Db, schoolId: number, values: SessionValues, stored?: SessionRow): Promise<void> {
  const { sourceSessionId } = values;
  if (sourceSessionId === null) return;
  if (stored?.schoolId === schoolId && stored.sourceSessionId === sourceSessionId) return;
  const source = await findSessionRow(db, sourceSessionId);
  if (source?.schoolId !== schoolId || sourceSessionId === stored?.id)
    failField('sourceSessionId', 'Choose another session of the same school to copy from');
}

/** Copies the parts that the options select; classes that already have a part keep theirs. */
export async function copyConfig(db: Db, { rules, clock }: Services, row: SessionRow): Promise<void> {
  if (row.sourceSessionId === null || !row.createSubjectsConfig) return;
  await runSteps(rules.sessionCopies, db, {
    schoolId: row.schoolId,
    sessionId: row.id,
    sourceSessionId: row.sourceSessionId,
    subjects: row.createSubjectsConfig,
    exams: row.createExamConfig,
    marks: row.createMarksConfig,
    at: instantOf(clock),
  });
}

/** Updates a session that the caller has locked, and increments its version. */
export async function changeSessionRow(
  db: Db,
  stored: SessionRow,
  changes: Partial<typeof sessions.$inferInsert>,
): Promise<SessionRow> {
  const row = await oneRow(
    db
      .update(sessions)
      .set({ ...changes, version: stored.version + 1 })
      .where(eq(sessions.id, stored.id))
      .returning(),
  );
  return row;
}
