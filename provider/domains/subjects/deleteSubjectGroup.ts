import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { subjectGroups } from '../../database/schema/index.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { GROUP, noteSubjects } from './subjectNotes.ts';
import { lockClassSelection } from './classSelection.ts';
import { listGroups, touchSubjects } from './subjects.queries.ts';

/** The subjects of the group stay in the class; 103 for an unknown group (CALL-63). */
export const deleteSubjectGroup: Handler<'deleteSubjectGroup'> = (ctx, { path }) =>
  ctx.write(async (db, unit) => {
    const selection = await lockClassSelection(db, ctx.schoolId, path, 'SUBJECT_GROUP_UPDATE_FOR_NON_UPCOMING_SESSION');
    const stored = (await listGroups(db, selection)).find(({ id }) => id === path.groupId) ?? fail('NOT_FOUND');
    const { schoolId, id, name, subjectIds } = stored;
    await db.delete(subjectGroups).where(and(eq(subjectGroups.schoolId, schoolId), eq(subjectGroups.id, id)));
    noteSubjects(unit, selection, await touchSubjects(db, selection, subjectIds, instantOf(ctx.services.clock)));
    unit.note({ entity: GROUP, id, before: { name, subjectIds } });
    return null;
  });
