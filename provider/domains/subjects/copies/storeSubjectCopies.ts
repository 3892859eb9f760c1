import { sql } from 'drizzle-orm';
import { changedFields } from '../../../call/changes.ts';
import type { Work } from '../../../call/context.ts';
import { runSteps, type CrossRules } from '../../../call/crossRules.ts';
import { asRows, insertRows } from '../../../database/bulk.ts';
import { classSubjects, subjectGroupMembers, subjectGroups } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassWithSections, CopyPlan } from '../../classes/index.ts';
import { copyOf, entityOf, noteGroup } from '../subjectNotes.ts';
import type { ClassSelection } from '../classSelection.ts';
import { touchGroup } from '../subjects.queries.ts';
import { valuesOf } from '../subjects.rules.ts';
import type { SubjectWork } from './subjectCopy.rules.ts';

interface Storing {
  db: Db;
  unit: Work;
  now: string;
  steps: CrossRules['subjectChanges'];
}
interface Scope extends Omit<ClassSelection, 'classId'> {
  source: ClassWithSections;
}
type Plan = CopyPlan<SubjectWork>;

const COLUMNS = `class_id integer, subject_id integer, type text, evaluation_method text, theory boolean, practical boolean,
  viva boolean, stream text`;

/** Updates the subjects of all classes in one statement; each row of a class is updated once. */
async function updateSubjects({ db, now }: Storing, { schoolId, sessionId }: Scope, plans: readonly Plan[]) {
  const rows = plans.flatMap(({ class: { id }, work }) =>
    work.updated.map(({ after }) => {
      const { evaluationMethod, ...values } = valuesOf(after);
      return { class_id: id, subject_id: after.subjectId, evaluation_method: evaluationMethod, ...values };
    }),
  );
  if (rows.length === 0) return;
  await db.execute(sql`
    UPDATE class_subjects s
       SET type = r.type, evaluation_method = r.evaluation_method, theory = r.theory, practical = r.practical,
           viva = r.viva, stream = r.stream, version = s.version + 1, modified_at = ${now}::timestamptz
      FROM ${asRows(rows, 'r', COLUMNS)}
     WHERE s.school_id = ${schoolId} AND s.session_id = ${sessionId} AND s.class_id = r.class_id
       AND s.subject_id = r.subject_id`);
}

/** Adds the new groups of all classes, and the subjects that join new and stored groups. */
async function storeGroups({ db, unit, now }: Storing, { schoolId, sessionId }: Scope, plans: readonly Plan[]) {
  const scope = { schoolId, sessionId };
  const fresh = plans.flatMap(({ class: { id }, work }) => work.newGroups.map((group) => ({ classId: id, ...group })));
  const stored = await insertRows(
    db,
    subjectGroups,
    fresh.map(({ subjectIds: _members, ...group }) => ({ ...scope, ...group, createdAt: now, modifiedAt: now })),
    ['id', 'class_id', 'name_key'],
  );
  const idOf = ({ classId, nameKey }: (typeof fresh)[number]) =>
    Number(stored.find((row) => row['class_id'] === classId && row['name_key'] === nameKey)?.['id']);
  const joins = plans.flatMap(({ work }) => work.joins);
  await insertRows(db, subjectGroupMembers, [
    ...fresh.flatMap((group) =>
      group.subjectIds.map((subjectId) => ({ ...scope, classId: group.classId, groupId: idOf(group), subjectId })),
    ),
    ...joins.flatMap(({ group: { id, classId }, subjectIds }) =>
      subjectIds.map((subjectId) => ({ ...scope, classId, groupId: id, subjectId })),
    ),
  ]);
  for (const { group } of joins) noteGroup(unit, group.id, await touchGroup(db, group, now));
}

/** One note for the class, and one for each subject with a new version, which a later 205 of its form reads. */
function note({ unit }: Storing, scope: Scope, { class: { id: classId }, adds, changes, work }: Plan): void {
  if (adds.length + changes.length === 0) return;
  unit.note({
    entity: copyOf(scope),
    id: classId,
    before: { changed: Object.fromEntries(changes.map(({ name, from }) => [name, from])) },
    after: {
      copiedFrom: scope.source.id,
      added: adds,
      changed: Object.fromEntries(changes.map(({ name, to }) => [name, to])),
    },
  });
  const { schoolId, sessionId } = scope;
  for (const { before, after, joins } of work.updated)
    unit.note({
      entity: entityOf({ schoolId, sessionId, classId }),
      id: before.subjectId,
      changed: {
        version: before.version + 1,
        fields: [...changedFields(valuesOf(before), valuesOf(after)), ...(joins ? ['groupIds'] : [])],
      },
    });
}

/** Stores the copies of all classes, with few statements for all of them together. */
export async function storeSubjectCopies(storing: Storing, scope: Scope, plans: readonly Plan[]): Promise<void> {
  const { db, now, steps } = storing;
  const { schoolId, sessionId } = scope;
  await insertRows(
    db,
    classSubjects,
    plans.flatMap(({ class: { id: classId }, work }) =>
      work.added.map(({ subjectId, ...row }) => ({
        ...{ schoolId, sessionId, classId, subjectId },
        ...valuesOf(row),
        createdAt: now,
        modifiedAt: now,
      })),
    ),
  );
  await updateSubjects(storing, scope, plans);
  await storeGroups(storing, scope, plans);
  for (const plan of plans) {
    const { id: classId } = plan.class;
    for (const { after } of plan.work.changed) {
      const { subjectId, theory, practical, viva, evaluationMethod } = after;
      await runSteps(steps, db, { schoolId, sessionId, classId, subjectId, theory, practical, viva, evaluationMethod });
    }
    note(storing, scope, plan);
  }
}
