// Rules of minimum and maximum marks: pure functions of a request and the stored subjects and limits.
import { COMPONENTS, isStepped, type Component } from '../../../../common/results/index.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { fail, failFields, type Problem } from '../../../shared/fail.ts';

type SubjectForm = components['schemas']['SubjectLimitsForm'];
type ExamForm = components['schemas']['ExamLimitsForm'];

export type LimitName = `${Component}${'Min' | 'Max'}`;
/** Marks in steps of 0.5; 0 and 0 for a component that the subject lacks. */
export type Limits = Record<LimitName, number>;

export const LIMIT_NAMES: readonly LimitName[] = COMPONENTS.flatMap((component): LimitName[] => [
  `${component}Min`,
  `${component}Max`,
]);
/** The names of the components in messages. */
export const TITLES: Record<Component, string> = { theory: 'Theory', practical: 'Practical', viva: 'Viva' };

/** The limits of a subject in an exam as requested; `path` is the position in the request. */
export interface Entry {
  subjectId: number;
  examId: number;
  path: string;
  limits: Limits;
  version: number | undefined;
}

/** A stored subject of the class. */
export interface SubjectFacts extends Record<Component, boolean> {
  id: number;
  name: string;
  evaluationMethod: 'MARKS' | 'GRADE';
}

const entriesOf = (forms: readonly SubjectForm[]) =>
  forms.flatMap(({ subjectId, exams }, at) =>
    exams.map((exam, index) => ({ subjectId, exam, path: `${at}.exams.${index}` })),
  );

const repeated = (values: readonly (string | number)[], at: number): boolean =>
  values.indexOf(values[at] as string | number) < at;

/** 162 for a subject listed twice, 109 for an exam listed twice in one. */
function requireOnce(forms: readonly SubjectForm[]): void {
  const subjects = forms.map(({ subjectId }) => subjectId);
  if (subjects.some((_id, at) => repeated(subjects, at))) fail('DUPLICATE_SUBJECT');
  const problems = forms.flatMap(({ exams }, at): Problem[] => {
    const ids = exams.map(({ examId }) => examId);
    return ids.flatMap((_id, index) =>
      repeated(ids, index)
        ? [{ path: `${at}.exams.${index}.examId`, message: 'The exam is listed twice for a subject' }]
        : [],
    );
  });
  if (problems.length > 0) failFields(problems);
}

const given = (exam: ExamForm, name: LimitName): number | null => exam[`${name}Marks`] ?? null;

/** The limits of a request. 162 and 109 for duplicates, 173 for a missing limit, 109 for a minimum above its maximum. */
export function readEntries(forms: readonly SubjectForm[]): Entry[] {
  requireOnce(forms);
  const found = entriesOf(forms);
  const missing = found.flatMap(({ exam, path }): Problem[] =>
    LIMIT_NAMES.filter((name) => given(exam, name) === null).map((name) => ({
      path: `${path}.${name}Marks`,
      message: 'Minimum or maximum marks are missing',
    })),
  );
  if (missing.length > 0) fail('MIN_MAX_MARKS_MISSING', { problems: missing });
  const off = found.flatMap(({ exam, path }): Problem[] =>
    LIMIT_NAMES.filter((name) => !isStepped(given(exam, name) ?? 0)).map((name) => ({
      path: `${path}.${name}Marks`,
      message: 'Minimum and maximum marks are numbers in steps of 0.5',
    })),
  );
  if (off.length > 0) failFields(off);
  const entries = found.map(({ subjectId, exam, path }): Entry => {
    const limits = Object.fromEntries(LIMIT_NAMES.map((name) => [name, given(exam, name)])) as Limits;
    return { subjectId, examId: exam.examId, path, limits, version: exam.version };
  });
  const above = entries.flatMap(({ limits, path }): Problem[] =>
    COMPONENTS.filter((component) => limits[`${component}Min`] > limits[`${component}Max`]).map((component) => ({
      path: `${path}.${component}MinMarks`,
      message: `${TITLES[component]} min marks cannot be greater than max marks`,
    })),
  );
  if (above.length > 0) failFields(above);
  return entries;
}

/** 156 when the request describes a subject differently from the stored one. */
export function requireSameSubjects(forms: readonly SubjectForm[], subjects: ReadonlyMap<number, SubjectFacts>): void {
  const problems = forms.flatMap((form, at): Problem[] => {
    const stored = subjects.get(form.subjectId);
    if (!stored) return [];
    return ([...COMPONENTS, 'evaluationMethod'] as const)
      .filter((name) => form[name] !== undefined && form[name] !== stored[name])
      .map((name) => ({
        path: `${at}.${name}`,
        message: `${stored.name} was changed by another user. Reload the subjects.`,
      }));
  });
  const [first] = problems;
  if (first) fail('RESULT_CONFIG_SUBJECTS_MISMATCH', { message: first.message, problems });
}

/** Whether a subject has marks of a component; a subject evaluated by grade has none. */
export const takes = (subject: SubjectFacts, component: Component): boolean =>
  subject.evaluationMethod === 'MARKS' && subject[component];

/** 167 for limits other than 0 of a component that the subject lacks, or of a subject evaluated by grade (MARKSCONF-16). */
export function requireComponents(entries: readonly Entry[], subjects: ReadonlyMap<number, SubjectFacts>): void {
  const problems = entries.flatMap(({ subjectId, limits, path }): Problem[] => {
    const subject = subjects.get(subjectId);
    if (!subject) return [];
    const lacking = COMPONENTS.filter((component) => !takes(subject, component) && limits[`${component}Max`] !== 0);
    return lacking.map((component) => ({
      path: `${path}.${component}MaxMarks`,
      message:
        subject.evaluationMethod === 'GRADE'
          ? `${subject.name} is evaluated by grade and has no marks`
          : `${subject.name} has no ${component}`,
    }));
  });
  const [first] = problems;
  if (first) fail('MARKS_CATEGORY_NOT_DEFINED', { message: first.message, problems });
}

export const sameLimits = (one: Limits, other: Limits): boolean =>
  LIMIT_NAMES.every((name) => one[name] === other[name]);

/** The text for a subject in an exam, such as 'Physics in Annual'. */
export type NameOf = (entry: Pick<Entry, 'subjectId' | 'examId'>) => string;

const NAMED = 3;

/** 'Physics in Annual, Hindi in Annual and 4 more' */
export function namesOf(entries: readonly Pick<Entry, 'subjectId' | 'examId'>[], nameOf: NameOf): string {
  const names = entries.slice(0, NAMED).map(nameOf).join(', ');
  return entries.length > NAMED ? `${names} and ${entries.length - NAMED} more` : names;
}

/** The number of stored marks outside a limit. */
export interface Outside {
  subjectId: number;
  examId: number;
  name: LimitName;
  limit: number;
  marks: number;
  /** those of students who left: they can be corrected only after the return of the student */
  ofLeavers: number;
}

/** '12 theory marks of Physics in Annual are above 70, 1 of them of students who left' */
export function outsideText({ name, limit, marks, ofLeavers, ...entry }: Outside, nameOf: NameOf): string {
  const component = name.slice(0, -'Min'.length);
  const [what, are] = marks === 1 ? ['mark', 'is'] : ['marks', 'are'];
  const side = name.endsWith('Max') ? 'above' : 'below';
  const whose = marks === 1 ? ' of a student who left' : ` ${ofLeavers} of them of students who left`;
  return `${marks} ${component} ${what} of ${nameOf(entry)} ${are} ${side} ${limit}${ofLeavers > 0 ? `,${whose}` : ''}`;
}

/** 160 for an entry of an exam whose limits are locked (MARKSCONF-13). */
export function requireUnlocked(
  entries: readonly Entry[],
  exams: ReadonlyMap<number, { lockedMaxMarks: boolean }>,
  nameOf: NameOf,
): void {
  const locked = entries.filter(({ examId }) => exams.get(examId)?.lockedMaxMarks);
  if (locked.length > 0)
    fail('MIN_MAX_MARKS_LOCKED', {
      message: `Minimum and maximum marks are locked: ${namesOf(locked, nameOf)}`,
      problems: locked.map((entry) => ({ path: entry.path, message: `${nameOf(entry)} is locked` })),
    });
}

/** 178 when stored marks are outside the new limits. */
export function requireMarksInside(outside: readonly Outside[], entries: readonly Entry[], nameOf: NameOf): void {
  const problems = outside.map((one) => {
    const entry = entries.find(({ subjectId, examId }) => subjectId === one.subjectId && examId === one.examId);
    return { path: `${entry?.path ?? ''}.${one.name}Marks`, message: outsideText(one, nameOf) };
  });
  const [first] = problems;
  if (first) fail('INVALID_MARKS', { message: first.message, problems });
}
