import type { Handler } from '../../../call/handler.ts';
import { lockInSchool } from '../../../database/advisoryLocks.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { lockSession, type SessionRow } from '../../sessions/index.ts';
import { raiseVersions } from '../../students/index.ts';
import { findRunRow, listBlockers, lockPromoted, markUndone, removeEnrolments, type RunRow } from './runs.queries.ts';
import { runWords } from './runs.words.ts';

/** A failure contains at most this number of problems. */
const MOST_PROBLEMS = 1_000;

function requireUpcoming({ status, name }: SessionRow): void {
  if (status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
  if (status !== 'UPCOMING') fail('BAD_REQUEST', { message: runWords.notUpcoming(name) });
}

/** 109 with a problem for each student whose new enrolment is in use. */
async function requireUnused(db: Db, { run, targetName }: RunRow): Promise<void> {
  const blockers = await listBlockers(db, run);
  if (blockers.length === 0) return;
  fail('BAD_REQUEST', {
    message: runWords.blocked(blockers.length, targetName),
    problems: blockers.slice(0, MOST_PROBLEMS).map(({ studentId, studentCode, studentName, reasons }) => ({
      path: `students.${studentId}`,
      message: runWords.has(studentName, studentCode, reasons),
    })),
  });
}

/**
 * Removes the enrolments of a run, all or none. Students, session and remarks are locked, so that no receipt, roll number,
 * discount or remark is stored at the same time. Without effect on a run that was undone before.
 */
export const undoPromotion: Handler<'undoPromotion'> = (ctx, { path: { runId } }) =>
  ctx.write(async (db, unit) => {
    const { schoolId } = ctx;
    await lockInSchool(db, 'promotion', schoolId);
    const row = (await findRunRow(db, schoolId, runId)) ?? fail('NOT_FOUND');
    const { run } = row;
    if (run.undoneAt !== null) return { runId, removed: 0 };
    await lockPromoted(db, schoolId, runId);
    requireUpcoming((await lockSession(db, schoolId, run.targetSessionId)) ?? fail('NOT_FOUND'));
    await lockInSchool(db, 'remarks', schoolId);
    await requireUnused(db, row);
    const studentIds = await removeEnrolments(db, run);
    const raised = await raiseVersions(db, ctx.services.clock, schoolId, studentIds);
    const removed = studentIds.length;
    await markUndone(db, run, { at: instantOf(ctx.services.clock), userId: ctx.actor.userId });
    unit.note({
      entity: 'promotion',
      id: runId,
      before: { undone: false },
      after: { undone: true, removed },
      ...raised,
    });
    return { runId, removed };
  });
