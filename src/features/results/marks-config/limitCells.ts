/** The limits of a class as cells of a sheet: subjects are rows; exam, component and bound name a column. */
import { toAsciiDigits } from '@common/digits';
import { COMPONENTS, isStepped, MARKS_STEP, type Component } from '@common/results';
import { RESULT_FIELDS, type ExamLimits, type SubjectLimits, type SubjectLimitsForm } from '@/api/results';
import { cellKey, type CellKey } from '@/shared/sheet';

export const BOUNDS = ['Min', 'Max'] as const;
export type Bound = (typeof BOUNDS)[number];
type LimitField = `${Component}${Bound}Marks`;

/** Subject, exam and component of a pair of minimum and maximum. */
interface Pair {
  readonly subject: SubjectLimits;
  readonly exam: ExamLimits;
  readonly component: Component;
}

/** The text of a cell, stored or edited. */
export type TextOf = (key: CellKey) => string;
/** The stored version of each subject in each exam; 0 where nothing is stored. */
export type Versions = Readonly<Record<string, number>>;

export const MOST: number = RESULT_FIELDS.ExamLimitsForm.theoryMaxMarks.maximum;

export const entryKey = (subject: SubjectLimits, { examId }: ExamLimits): string => `${subject.subjectId}/${examId}`;
export const columnKey = (examId: number, component: Component, bound: Bound): string =>
  `${examId}/${component}${bound}`;
export const isMinimum = (column: string): boolean => column.endsWith('Min' satisfies Bound);
const fieldKey = ({ subject, exam, component }: Pair, bound: Bound): CellKey =>
  cellKey(String(subject.subjectId), columnKey(exam.examId, component, bound));
const fieldOf = (component: Component, bound: Bound): LimitField => `${component}${bound}Marks`;

/** null for an empty text, and for a text that is no number. */
export function numberOf(text: string): number | null {
  const plain = toAsciiDigits(text).trim();
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : null;
}

/** Texts of equal numbers are equal values. */
export const canonical = (text: string): string => String(numberOf(text) ?? text.trim());

export type LimitError = 'number' | 'most' | 'step';

export function limitError(text: string): LimitError | undefined {
  const value = numberOf(text);
  if (value === null) return 'number';
  if (value > MOST) return 'most';
  return isStepped(value) ? undefined : 'step';
}

/** Whether a minimum is above its maximum (MARKSCONF-05). Invalid texts are not compared. */
export function isAbove(least: string, most: string): boolean {
  const isLimit = (text: string) => text.trim() !== '' && limitError(text) === undefined;
  return isLimit(least) && isLimit(most) && (numberOf(least) ?? 0) > (numberOf(most) ?? 0);
}

/** Half a mark more or less, within the limits (MARKSCONF-04). */
export const stepped = (text: string, by: 1 | -1): string =>
  String(Math.min(MOST, Math.max(0, (numberOf(text) ?? 0) + by * MARKS_STEP)));

export const storedText = (subject: SubjectLimits, exam: ExamLimits, component: Component, bound: Bound): string => {
  const value = componentsOf(subject).includes(component) ? exam[fieldOf(component, bound)] : null;
  return value === null ? '' : String(value);
};

/** The components for which a subject has marks: none if it is evaluated by grade. */
export const componentsOf = (subject: SubjectLimits): Component[] =>
  subject.evaluationMethod === 'GRADE' ? [] : COMPONENTS.filter((component) => subject[component]);

/** The components that at least one subject has. */
export const componentsIn = (subjects: readonly SubjectLimits[]): Component[] =>
  COMPONENTS.filter((component) => subjects.some((subject) => componentsOf(subject).includes(component)));

const pairsOf = (subject: SubjectLimits, exam: ExamLimits): Pair[] =>
  componentsOf(subject).map((component) => ({ subject, exam, component }));

/** All editable pairs. */
const openPairs = (subjects: readonly SubjectLimits[]): Pair[] =>
  subjects.flatMap((subject) =>
    subject.exams.filter(({ lockedMaxMarks }) => !lockedMaxMarks).flatMap((exam) => pairsOf(subject, exam)),
  );

export const hasOpenPairs = (subjects: readonly SubjectLimits[]): boolean => openPairs(subjects).length > 0;

interface Entry {
  readonly subject: SubjectLimits;
  readonly exam: ExamLimits;
  /** of the components the subject has; null where one is empty or no number */
  readonly values: readonly (number | null)[];
}

const entriesOf = (subjects: readonly SubjectLimits[], textOf: TextOf): Entry[] =>
  subjects.flatMap((subject) =>
    subject.exams
      .filter(({ lockedMaxMarks }) => !lockedMaxMarks && componentsOf(subject).length > 0)
      .map((exam) => ({
        subject,
        exam,
        values: pairsOf(subject, exam).flatMap((pair) =>
          BOUNDS.map((bound) => numberOf(textOf(fieldKey(pair, bound)))),
        ),
      })),
  );

const isComplete = ({ values }: Entry): boolean => values.every((value) => value !== null);

/** Entries with some missing limits, or without their stored ones, which cannot be sent yet. */
export const incompleteIn = (subjects: readonly SubjectLimits[], textOf: TextOf): Pick<Entry, 'subject' | 'exam'>[] =>
  entriesOf(subjects, textOf).filter(
    (entry) => !isComplete(entry) && (entry.values.some((value) => value !== null) || entry.exam.version !== undefined),
  );

const valueOf = (pair: Pair, bound: Bound, textOf: TextOf): number =>
  componentsOf(pair.subject).includes(pair.component) ? (numberOf(textOf(fieldKey(pair, bound))) ?? 0) : 0;

/**
 * The request of a save: the complete entries of each subject that are not locked, with 0 for the components that it lacks. Omits
 * subjects without such an entry (MARKSCONF-10).
 */
export function formsOf(subjects: readonly SubjectLimits[], textOf: TextOf, versions: Versions): SubjectLimitsForm[] {
  const complete = entriesOf(subjects, textOf).filter(isComplete);
  return subjects.flatMap((subject): SubjectLimitsForm[] => {
    const own = complete.filter((entry) => entry.subject === subject);
    if (own.length === 0) return [];
    const { subjectId, subjectName, theory, practical, viva, evaluationMethod, type } = subject;
    return [
      {
        ...{ subjectId, subjectName, theory, practical, viva, evaluationMethod, type },
        exams: own.map(({ exam }) => ({
          examId: exam.examId,
          ...(Object.fromEntries(
            COMPONENTS.flatMap((component) =>
              BOUNDS.map((bound) => [fieldOf(component, bound), valueOf({ subject, exam, component }, bound, textOf)]),
            ),
          ) as Record<LimitField, number>),
          version: versions[entryKey(subject, exam)] ?? 0,
        })),
      },
    ];
  });
}

/** The keys of the entries of a request. */
export const entriesIn = (forms: readonly SubjectLimitsForm[]): string[] =>
  forms.flatMap(({ subjectId, exams }) => exams.map(({ examId }) => `${subjectId}/${examId}`));

export const versionsOf = (subjects: readonly SubjectLimits[]): Versions =>
  Object.fromEntries(
    subjects.flatMap((subject) => subject.exams.map((exam) => [entryKey(subject, exam), exam.version ?? 0] as const)),
  );

/** The cell of a problem: `3.exams.0.theoryMinMarks`, or `3.exams.0` for the whole entry, whose first cell shows it. */
export function cellOfProblem(path: string, sent: readonly SubjectLimitsForm[]): CellKey | undefined {
  const [, subject, exam, field = 'theoryMin'] = /^(\d+)\.exams\.(\d+)(?:\.(\w+)Marks)?$/.exec(path) ?? [];
  const form = sent[Number(subject)];
  const entry = form?.exams[Number(exam)];
  return form && entry && cellKey(String(form.subjectId), `${entry.examId}/${field}`);
}
