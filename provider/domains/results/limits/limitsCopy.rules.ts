// Plans a copy of the marks limits of a class to another class: a pure function of the stored rows.
import { COMPONENTS } from '../../../../common/results/index.ts';
import { fail } from '../../../shared/fail.ts';
import { firstFailure, type CopyChange, type CopyPlan, type CopyTexts } from '../../classes/index.ts';
import type { ExamRow } from '../exams/exams.queries.ts';
import type { TaughtRow } from '../results.queries.ts';
import { limitsOf, type LimitsRow } from './limits.queries.ts';
import {
  requireMarksInside,
  requireUnlocked,
  sameLimits,
  takes,
  TITLES,
  type Entry,
  type Limits,
  type NameOf,
  type Outside,
  type SubjectFacts,
} from './limits.rules.ts';

export interface LimitsFacts {
  subjects: readonly TaughtRow[];
  /** in the order of the year */
  exams: readonly ExamRow[];
  limits: readonly LimitsRow[];
}

export interface LimitsWork {
  /** entries that differ from the stored limits */
  entries: Entry[];
  before: readonly LimitsRow[];
  nameOf: NameOf;
}

/** The entries of a copy before the stored marks are compared with them. */
export interface MatchedLimits extends LimitsWork, CopyTexts {
  /** number of pairs of exam and subject that both classes have */
  pairs: number;
}

/** 'Theory 0 to 70, Practical 0 to 30' */
const limitsText = (limits: Limits, subject: SubjectFacts): string =>
  COMPONENTS.filter((component) => takes(subject, component))
    .map((component) => `${TITLES[component]} ${limits[`${component}Min`]} to ${limits[`${component}Max`]}`)
    .join(', ');

const isEqual = (one: SubjectFacts, other: SubjectFacts): boolean =>
  one.evaluationMethod === other.evaluationMethod &&
  COMPONENTS.every((component) => one[component] === other[component]);

/** The reason why a subject of the source class has no limits to copy; null where it has. */
function unmatched(subject: TaughtRow, own: TaughtRow | undefined): string | null {
  if (!own) return 'not a subject of this class';
  return isEqual(subject, own) ? null : 'other components or evaluation';
}

const rowOf = (rows: readonly LimitsRow[], examId: number, subjectId: number): LimitsRow | undefined =>
  rows.find((row) => row.examId === examId && row.subjectId === subjectId);

interface Pair {
  exam: ExamRow;
  subject: TaughtRow;
  limits: Limits;
}

/** The exams and subjects that both classes have, with the limits of the copied class. */
function pairsOf(source: LimitsFacts, target: LimitsFacts): { pairs: Pair[]; keeps: string[] } {
  const left = new Map<string, Set<string>>();
  const leave = (name: string, reason: string) => left.set(reason, (left.get(reason) ?? new Set()).add(name));
  const pairs = source.exams.flatMap((exam) => {
    const own = target.exams.find(({ kind, ordinal }) => kind === exam.kind && ordinal === exam.ordinal);
    return source.subjects.flatMap((subject): Pair[] => {
      const stored = rowOf(source.limits, exam.id, subject.id);
      if (!stored) return [];
      const other = target.subjects.find(({ id }) => id === subject.id);
      const reason = unmatched(subject, other);
      if (own && other && reason === null) return [{ exam: own, subject: other, limits: limitsOf(stored) }];
      if (!own) leave(exam.name, 'not an exam of this class');
      else if (reason !== null) leave(subject.name, reason);
      return [];
    });
  });
  return { pairs, keeps: [...left].map(([reason, names]) => `${[...names].join(', ')} (${reason})`) };
}

/** Matches exams by kind and ordinal, and subjects by id. Exams and subjects that the source class does not have stay. */
export function matchLimits(source: LimitsFacts, target: LimitsFacts): MatchedLimits {
  const { pairs, keeps } = pairsOf(source, target);
  const nameOf: NameOf = ({ subjectId, examId }) =>
    `${target.subjects.find(({ id }) => id === subjectId)?.name ?? ''} in ${target.exams.find(({ id }) => id === examId)?.name ?? ''}`;
  const added = new Map<string, string[]>();
  const changes: CopyChange[] = [];
  const entries = pairs.flatMap(({ exam, subject, limits }): Entry[] => {
    const entry = { subjectId: subject.id, examId: exam.id, path: '', limits, version: undefined };
    const before = rowOf(target.limits, exam.id, subject.id);
    if (!before) added.set(exam.name, [...(added.get(exam.name) ?? []), subject.name]);
    else if (sameLimits(limitsOf(before), limits)) return [];
    else {
      const from = limitsText(limitsOf(before), subject);
      changes.push({ name: nameOf(entry), from, to: limitsText(limits, subject) });
    }
    return [entry];
  });
  const adds = [...added].map(([exam, subjects]) => `${exam}: ${subjects.join(', ')}`);
  return { entries, before: target.limits, nameOf, adds, changes, keeps, pairs: pairs.length };
}

/** 155 without subjects, 161 without exams, 109 where the classes have no exam and subject in common. */
function requireMatch({ subjects, exams }: LimitsFacts, pairs: number): void {
  if (subjects.length === 0) fail('NO_SUBJECTS_CONFIGURED_IN_CLASS');
  if (exams.length === 0) fail('EXAM_NOT_FOUND', { message: 'The class has no exams yet' });
  if (pairs === 0) fail('BAD_REQUEST', { message: 'The classes have no exam and subject in common' });
}

/** `outside`: stored marks of all classes outside the new limits. */
export function planLimits(
  target: LimitsFacts,
  { pairs, adds, changes, keeps, ...work }: MatchedLimits,
  outside: readonly Outside[],
): Omit<CopyPlan<LimitsWork>, 'class' | 'fingerprint'> {
  const exams = new Map(target.exams.map((exam) => [exam.id, exam]));
  const failure = firstFailure(
    () => requireMatch(target, pairs),
    () => requireUnlocked(work.entries, exams, work.nameOf),
    () =>
      requireMarksInside(
        outside.filter(({ examId }) => exams.has(examId)),
        work.entries,
        work.nameOf,
      ),
  );
  return { adds, changes, keeps, failure, work };
}
