import { and, eq } from 'drizzle-orm';
import { changedFields, requireUnchanged } from '../../call/changes.ts';
import type { Context } from '../../call/context.ts';
import { runSteps } from '../../call/crossRules.ts';
import type { Handler } from '../../call/handler.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { classSubjects } from '../../database/schema/index.ts';
import { oneRow } from '../../database/oneRow.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { moveSubject } from './storeGroups.ts';
import { entityOf } from './subjectNotes.ts';
import { lockClassSelection, type ClassSelection } from './classSelection.ts';
import { lockMasterRowShared, listGroups, listSubjectRows, subjectsAt, type SubjectRow } from './subjects.queries.ts';
import { movesBetween, requireCategory, requireNoneEmpty, requireStreamOfGroups, valuesOf } from './subjects.rules.ts';
import { storedSubject } from './subjects.view.ts';

type Form = components['schemas']['ClassSubjectForm'];

/**
 * The subject that a form with a version edits; null for a new one. 162 for a duplicate, 149 for an unknown subject, 205 for a stale
 * version.
 */
async function findEdited(db: Db, selection: ClassSelection, { subjectId, version }: Form): Promise<SubjectRow | null> {
  const found = (await listSubjectRows(db, selection)).find((row) => row.subjectId === subjectId);
  if (version === undefined) {
    if (found) fail('DUPLICATE_SUBJECT', { message: `The class has the subject ${found.name} already` });
    if (!(await lockMasterRowShared(db, selection.schoolId, subjectId))) fail('SUBJECT_NOT_FOUND');
    return null;
  }
  const stored = found ?? fail('SUBJECT_NOT_FOUND');
  await requireUnchanged(db, { ...stored, id: subjectId, entity: entityOf(selection) }, version);
  return stored;
}

/** Adding and editing use the same operation but need different privileges (SUBJECT-16). */
function requirePrivilege({ actor }: Context, { version }: Form): void {
  if (!actor.privileges.has(version === undefined ? 'SUBJECTS' : 'EDIT_SUBJECT_GROUP')) fail('NO_PRIVILEGES');
}

type Values = ReturnType<typeof valuesOf> & { modifiedAt: string };

async function store(db: Db, selection: ClassSelection, subjectId: number, before: SubjectRow | null, set: Values) {
  const row = await oneRow(
    before
      ? db
          .update(classSubjects)
          .set({ ...set, version: before.version + 1 })
          .where(and(subjectsAt(selection), eq(classSubjects.subjectId, subjectId)))
          .returning()
      : db
          .insert(classSubjects)
          .values({ ...selection, ...set, subjectId, createdAt: set.modifiedAt })
          .returning(),
  );
  return row;
}

/** Adds a subject, or edits it when a version is sent, and updates its groups (SUBJECT-36, SUBJECT-40). */
export const saveClassSubject: Handler<'saveClassSubject'> = async (ctx, { body }) => {
  requirePrivilege(ctx, body);
  requireCategory(body);
  const { subjectId, groupIds } = body;
  const wanted = groupIds && [...new Set(groupIds)];
  const values = valuesOf(body);
  return ctx.write(async (db, unit) => {
    const selection = await lockClassSelection(db, ctx.schoolId, body, 'SUBJECT_UPDATE_FOR_NON_UPCOMING_SESSION');
    const before = await findEdited(db, selection, body);
    const groups = await listGroups(db, selection);
    const inBefore = groups.filter((group) => group.subjectIds.includes(subjectId)).map(({ id }) => id);
    const moves = movesBetween(groups, subjectId, wanted ?? inBefore);
    const inAfter = wanted ?? inBefore;
    requireStreamOfGroups(
      values.stream,
      groups.filter(({ id }) => inAfter.includes(id)),
    );
    requireNoneEmpty(moves.left);
    const now = instantOf(ctx.services.clock);
    const row = await store(db, selection, subjectId, before, { ...values, modifiedAt: now });
    await moveSubject(db, { unit, selection, now }, subjectId, moves);
    if (before) {
      const { theory, practical, viva, evaluationMethod } = values;
      const changed = { theory, practical, viva, evaluationMethod };
      await runSteps(ctx.services.rules.subjectChanges, db, { ...selection, subjectId, ...changed });
    }
    const moved = moves.joined.length + moves.left.length > 0 ? ['groupIds'] : [];
    unit.note({
      entity: entityOf(selection),
      id: subjectId,
      ...(before && { before: { ...valuesOf(before), groupIds: inBefore } }),
      after: { ...values, groupIds: inAfter },
      changed: {
        version: row.version,
        fields: [...(before ? changedFields(valuesOf(before), values) : Object.keys(values)), ...moved],
      },
    });
    return storedSubject(db, selection, subjectId);
  });
};
