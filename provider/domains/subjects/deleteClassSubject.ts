import { and, eq } from 'drizzle-orm';
import { runSteps } from '../../call/crossRules.ts';
import type { Handler } from '../../call/handler.ts';
import { classSubjects } from '../../database/schema/index.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { moveSubject } from './storeGroups.ts';
import { entityOf } from './subjectNotes.ts';
import { lockClassSelection } from './classSelection.ts';
import { listGroups, listSubjectRows, subjectsAt } from './subjects.queries.ts';
import { movesBetween, requireNoneEmpty } from './subjects.rules.ts';

/**
 * Removes the subject from its groups: 109 where one of them would be empty (SUBJECT-41), 159 where the result config needs the subject.
 */
export const deleteClassSubject: Handler<'deleteClassSubject'> = (ctx, { path }) =>
  ctx.write(async (db, unit) => {
    const { subjectId } = path;
    const selection = await lockClassSelection(db, ctx.schoolId, path, 'SUBJECT_UPDATE_FOR_NON_UPCOMING_SESSION');
    const rows = await listSubjectRows(db, selection);
    const stored = rows.find((row) => row.subjectId === subjectId) ?? fail('SUBJECT_NOT_FOUND');
    const moves = movesBetween(await listGroups(db, selection), subjectId, []);
    requireNoneEmpty(moves.left);
    await runSteps(ctx.services.rules.subjectIsDeleted, db, { ...selection, subjectId });
    await moveSubject(db, { unit, selection, now: instantOf(ctx.services.clock) }, subjectId, moves);
    await db.delete(classSubjects).where(and(subjectsAt(selection), eq(classSubjects.subjectId, subjectId)));
    unit.note({ entity: entityOf(selection), id: subjectId, before: { name: stored.name } });
    return null;
  });
