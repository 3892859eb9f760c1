import { and, eq } from 'drizzle-orm';
import { tidyName } from '../../../common/names.ts';
import { requireUnchanged } from '../../call/changes.ts';
import type { Handler } from '../../call/handler.ts';
import { subjectGroups } from '../../database/schema/index.ts';
import { oneRow } from '../../database/oneRow.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { keyOf } from '../../shared/text.ts';
import { setMembers } from './storeGroups.ts';
import { GROUP, noteSubjects } from './subjectNotes.ts';
import { lockClassSelection, type ClassSelection } from './classSelection.ts';
import { listGroups, listSubjectRows, touchSubjects, type Group } from './subjects.queries.ts';
import { differs, requireOnce, requireStreamOfSubjects } from './subjects.rules.ts';
import { storedGroup } from './subjects.view.ts';

interface Values {
  name: string;
  stream: Group['stream'];
  modifiedAt: string;
}

async function store(db: Db, selection: ClassSelection, before: Group | null, values: Values) {
  const set = { ...values, nameKey: keyOf(values.name, before) };
  const row = await oneRow(
    before
      ? db
          .update(subjectGroups)
          .set({ ...set, version: before.version + 1 })
          .where(and(eq(subjectGroups.schoolId, selection.schoolId), eq(subjectGroups.id, before.id)))
          .returning()
      : db
          .insert(subjectGroups)
          .values({ ...selection, ...set, createdAt: values.modifiedAt })
          .returning(),
  );
  return row;
}

/** Adds a group, or edits the one with the sent groupId; 103 for an unknown one (CALL-61, CALL-64). */
export const saveSubjectGroup: Handler<'saveSubjectGroup'> = async (ctx, { body }) => {
  const { groupId, subjectIds, stream = null } = body;
  // Adding and editing use the same operation but need different privileges (SUBJECT-16).
  const needed = groupId === undefined ? 'ADD_SUBJECT_GROUP' : 'EDIT_SUBJECT_GROUP';
  if (!ctx.actor.privileges.has(needed)) fail('NO_PRIVILEGES');
  requireOnce(subjectIds);
  const name = tidyName(body.groupName);
  return ctx.write(async (db, unit) => {
    const selection = await lockClassSelection(db, ctx.schoolId, body, 'SUBJECT_GROUP_UPDATE_FOR_NON_UPCOMING_SESSION');
    const groups = await listGroups(db, selection);
    const before = groupId === undefined ? null : (groups.find(({ id }) => id === groupId) ?? fail('NOT_FOUND'));
    if (before) await requireUnchanged(db, { ...before, entity: GROUP }, body.version);
    const subjects = await listSubjectRows(db, selection);
    const chosen = subjectIds.map(
      (id) => subjects.find(({ subjectId }) => subjectId === id) ?? fail('SUBJECT_NOT_FOUND'),
    );
    requireStreamOfSubjects(stream, chosen);
    const now = instantOf(ctx.services.clock);
    const row = await store(db, selection, before, { name, stream, modifiedAt: now });
    await setMembers(db, selection, row.id, subjectIds);
    const moved = differs(before?.subjectIds ?? [], subjectIds);
    noteSubjects(unit, selection, await touchSubjects(db, selection, moved, now));
    unit.note({
      entity: GROUP,
      id: row.id,
      ...(before && { before: { name: before.name, stream: before.stream, subjectIds: before.subjectIds } }),
      after: { sessionId: selection.sessionId, classId: selection.classId, name, stream, subjectIds },
      changed: {
        version: row.version,
        fields: [
          ...(name === before?.name ? [] : ['groupName']),
          ...(before?.stream === stream ? [] : ['stream']),
          ...(moved.length > 0 ? ['subjectIds'] : []),
        ],
      },
    });
    return storedGroup(db, selection, row.id);
  });
};
