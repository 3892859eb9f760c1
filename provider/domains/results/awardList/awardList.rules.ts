// The subjects and students of an award list: pure functions of the stored subjects, limits and entries.
import { COMPONENTS } from '../../../../common/results/index.ts';
import type { AwardPaper } from '../../../documents/printed/awardList.ts';
import { fail } from '../../../shared/fail.ts';
import type { Limits } from '../limits/limits.rules.ts';
import type { TaughtRow } from '../results.queries.ts';

/** A subject and its components in the exam. */
export interface AwardSubject {
  subject: TaughtRow;
  papers: AwardPaper[];
}

function papersOf(subject: TaughtRow, limits: Limits | undefined): AwardPaper[] {
  const components = COMPONENTS.filter((component) => subject[component]);
  if (subject.evaluationMethod === 'GRADE') return components.map((component) => ({ component, max: null }));
  return components.flatMap((component) => {
    const max = limits?.[`${component}Max`] ?? 0;
    return max > 0 ? [{ component, max }] : [];
  });
}

/**
 * The requested subjects in the order of the class. 149 for a subject that is not taught in the class, 179 for one that has no
 * maximum marks in the exam.
 */
export function awardSubjects(
  subjectIds: readonly number[],
  taught: readonly TaughtRow[],
  limits: ReadonlyMap<number, Limits>,
  examName: string,
): AwardSubject[] {
  const found = subjectIds.map((id, index): AwardSubject => {
    const path = `subjectIds.${index}`;
    const subject = taught.find((one) => one.id === id);
    if (!subject) {
      const message = 'The subject is not taught in this class';
      return fail('SUBJECT_NOT_FOUND', { message, problems: [{ path, message }] });
    }
    const papers = papersOf(subject, limits.get(id));
    if (papers.length === 0) {
      const message = `${subject.name} has no minimum and maximum marks in ${examName}`;
      return fail('EXAM_MIN_MAX_MARKS_MISSING', { message, problems: [{ path, message }] });
    }
    return { subject, papers };
  });
  return taught.flatMap(({ id }) => found.find(({ subject }) => subject.id === id) ?? []);
}

/** Ids of subjects by student. */
type SubjectIds = ReadonlyMap<number, ReadonlySet<number>>;

/** The subjects in which students have entries. */
export interface EnteredSubjects {
  /** in the exam of the list */
  here: SubjectIds;
  /** in other exams of the session */
  elsewhere: SubjectIds;
}

/**
 * Whether a student takes a subject: `true` for a mandatory subject of the student's stream, or with an entry in it. The choice
 * of an optional subject is not stored. It is open, `undefined`, while no other exam has entries of the subject, or of the student.
 */
export function takes(
  student: { id: number; stream: string | null },
  subject: Pick<TaughtRow, 'id' | 'type' | 'stream'>,
  { here, elsewhere }: EnteredSubjects,
): boolean | undefined {
  if (subject.stream !== null && subject.stream !== student.stream) return false;
  if (subject.type === 'MANDATORY') return true;
  const own = elsewhere.get(student.id);
  if (own?.has(subject.id) || here.get(student.id)?.has(subject.id)) return true;
  const isEntered = [...elsewhere.values()].some((subjectIds) => subjectIds.has(subject.id));
  return isEntered && own ? false : undefined;
}
