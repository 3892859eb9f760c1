import type { TrailRecords } from '../../../call/changes.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { fingerprintOf, readCopied, type ClassWithSections, type CopyPlan } from '../../classes/index.ts';
import type { ClassSelection } from '../classSelection.ts';
import { copyTrail } from '../copyTrail.ts';
import { listExamRows } from '../exams/exams.queries.ts';
import { listTaught } from '../results.queries.ts';
import { countOutside, limitsOf, listLimits } from './limits.queries.ts';
import { matchLimits, planLimits, type LimitsFacts, type LimitsWork } from './limitsCopy.rules.ts';

export interface LimitsCopies {
  source: ClassWithSections;
  plans: CopyPlan<LimitsWork>[];
  trailOf: (classId: number) => TrailRecords[];
}

const basisOf = ({ subjects, exams, limits }: LimitsFacts) => [
  subjects.map(({ id, evaluationMethod, theory, practical, viva }) => [id, evaluationMethod, theory, practical, viva]),
  exams.map(({ id, version, kind, ordinal, name, lockedMaxMarks }) => [
    id,
    version,
    kind,
    ordinal,
    name,
    lockedMaxMarks,
  ]),
  limits
    .map((row) => [row.examId, row.subjectId, row.version, row.createdAt, limitsOf(row)])
    .sort((one, other) => Number(one[0]) - Number(other[0]) || Number(one[1]) - Number(other[1])),
];

/** The copies for every other class. 158 for an unknown class, 173 for a class without limits. */
export async function readLimitsCopies(
  db: Db,
  { schoolId, sessionId, classId }: ClassSelection,
  classes: readonly ClassWithSections[],
): Promise<LimitsCopies> {
  const { source, targets } = readCopied(classes, classId);
  const scope = { schoolId, sessionId };
  const [subjects, exams, limits] = [
    await listTaught(db, scope),
    await listExamRows(db, scope),
    await listLimits(db, scope),
  ];
  const at = (id: number): LimitsFacts => ({
    subjects: subjects.filter((row) => row.classId === id),
    exams: exams.filter((row) => row.classId === id),
    limits: limits.filter((row) => row.classId === id),
  });
  const copied = at(classId);
  if (copied.limits.length === 0)
    fail('MIN_MAX_MARKS_MISSING', { message: `Class ${source.name} has no minimum and maximum marks yet` });
  const matched = targets.map((one) => {
    const own = at(one.id);
    return { class: one, own, found: matchLimits(copied, own) };
  });
  const outside = await countOutside(
    db,
    schoolId,
    matched.flatMap(({ found }) => found.entries),
  );
  const plans = matched.map(({ class: one, own, found }) => ({
    ...planLimits(own, found, outside),
    class: one,
    fingerprint: fingerprintOf(basisOf(copied), basisOf(own)),
  }));
  return { source, plans, trailOf: copyTrail(scope, exams) };
}
