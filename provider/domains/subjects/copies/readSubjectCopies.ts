import type { TrailRecords } from '../../../call/changes.ts';
import type { Privilege } from '../../../contract/generated/privileges.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { fingerprintOf, readCopied, type ClassWithSections, type CopyPlan } from '../../classes/index.ts';
import { GROUP, subjectTrail } from '../subjectNotes.ts';
import type { ClassSelection } from '../classSelection.ts';
import { listGroups, listSubjectRows, type Group, type SubjectRow } from '../subjects.queries.ts';
import { valuesOf } from '../subjects.rules.ts';
import { planSubjects, type ClassSubjects, type SubjectWork } from './subjectCopy.rules.ts';

export interface SubjectCopies {
  source: ClassWithSections;
  plans: CopyPlan<SubjectWork>[];
  trailOf: (classId: number) => TrailRecords[];
}

const at =
  (subjects: readonly SubjectRow[], groups: readonly Group[]) =>
  (classId: number): ClassSubjects => ({
    subjects: subjects.filter((row) => row.classId === classId),
    groups: groups.filter((row) => row.classId === classId),
  });

const basisOf = ({ subjects, groups }: ClassSubjects) => [
  subjects.map((row) => [row.subjectId, row.version, row.createdAt, valuesOf(row)]),
  groups.map(({ id, version, nameKey, stream, subjectIds }) => [id, version, nameKey, stream, subjectIds]),
];

/** The copies for every other class. 158 for an unknown class, 155 for a class without subjects. */
export async function readSubjectCopies(
  db: Db,
  { schoolId, sessionId, classId }: ClassSelection,
  classes: readonly ClassWithSections[],
  privileges: ReadonlySet<Privilege>,
): Promise<SubjectCopies> {
  const { source, targets } = readCopied(classes, classId);
  const scope = { schoolId, sessionId };
  const of = at(await listSubjectRows(db, scope), await listGroups(db, scope));
  const copied = of(classId);
  if (copied.subjects.length === 0) fail('NO_SUBJECTS_CONFIGURED_IN_CLASS');
  const plans = targets.map((one): CopyPlan<SubjectWork> => {
    const own = of(one.id);
    const { sections } = one;
    return {
      ...planSubjects(copied, { ...own, sections }, privileges),
      class: one,
      fingerprint: fingerprintOf(basisOf(copied), [basisOf(own), sections.map(({ id, stream }) => [id, stream])]),
    };
  });
  const trailOf = (id: number): TrailRecords[] => [
    ...subjectTrail({ ...scope, classId: id }),
    { entity: GROUP, ids: of(id).groups.map((group) => group.id) },
  ];
  return { source, plans, trailOf };
}
