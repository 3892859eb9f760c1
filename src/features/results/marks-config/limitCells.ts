/** The fields of the grid while they are typed: pure, texts by field. */
import { toAsciiDigits } from '@common/digits';
import { COMPONENTS, isStepped, type Component } from '@common/results';
import { RESULT_FIELDS, type ExamLimits, type SubjectLimits, type SubjectLimitsForm } from '@/api/results';

export const BOUNDS = ['Min', 'Max'] as const;
export type Bound = (typeof BOUNDS)[number];
type LimitField = `${Component}${Bound}Marks`;

/** Subject, exam and component of two fields that belong together. */
export interface Pair {
  readonly subject: SubjectLimits;
  readonly exam: ExamLimits;
  readonly component: Component;
}

export type Texts = Readonly<Record<string, string>>;
export type Mistake = 'number' | 'most' | 'step' | 'above';
/** What was stored of each subject in each exam when it was read; 0 where nothing was. */
export type Versions = Readonly<Record<string, number>>;

export const MOST: number = RESULT_FIELDS.ExamLimitsForm.theoryMaxMarks.maximum;

export const entryKey = ({ subjectId }: SubjectLimits, { examId }: ExamLimits): string => `${subjectId}/${examId}`;
export const pairKey = ({ subject, exam, component }: Pair): string => `${entryKey(subject, exam)}/${component}`;
export const fieldKey = (pair: Pair, bound: Bound): string => `${pairKey(pair)}${bound}`;
const fieldOf = (component: Component, bound: Bound): LimitField => `${component}${bound}Marks`;

export const storedOf = ({ exam, component }: Pair, bound: Bound): number | null => exam[fieldOf(component, bound)];
export const textOf = (pair: Pair, bound: Bound, texts: Texts): string => {
  const stored = storedOf(pair, bound);
  return texts[fieldKey(pair, bound)] ?? (stored === null ? '' : String(stored));
};

/** null for an empty field and for what is no number. */
export function numberOf(text: string): number | null {
  const plain = toAsciiDigits(text).trim();
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : null;
}

/** The components of a subject for which marks are given: none, where it is judged by grade. */
export const componentsOf = (subject: SubjectLimits): Component[] =>
  subject.evaluationMethod === 'GRADE' ? [] : COMPONENTS.filter((component) => subject[component]);

/** The columns of each exam: what at least one subject consists of. */
export const componentsIn = (subjects: readonly SubjectLimits[]): Component[] =>
  COMPONENTS.filter((component) => subjects.some((subject) => componentsOf(subject).includes(component)));

const pairsOf = (subject: SubjectLimits, exam: ExamLimits): Pair[] =>
  componentsOf(subject).map((component) => ({ subject, exam, component }));

/** Of everything that can be edited. */
export const openPairs = (subjects: readonly SubjectLimits[]): Pair[] =>
  subjects.flatMap((subject) =>
    subject.exams.filter(({ lockedMaxMarks }) => !lockedMaxMarks).flatMap((exam) => pairsOf(subject, exam)),
  );

function mistakeIn(text: string): Mistake | null {
  if (text.trim() === '') return null;
  const value = numberOf(text);
  if (value === null) return 'number';
  if (value > MOST) return 'most';
  return isStepped(value) ? null : 'step';
}

/** By field; a minimum above its maximum is the minimum's (MARKSCONF-05). */
export function mistakesOf(subjects: readonly SubjectLimits[], texts: Texts): ReadonlyMap<string, Mistake> {
  const mistakes = new Map<string, Mistake>();
  for (const pair of openPairs(subjects)) {
    const [least, most] = BOUNDS.map((bound) => {
      const text = textOf(pair, bound, texts);
      const mistake = mistakeIn(text);
      if (mistake !== null) mistakes.set(fieldKey(pair, bound), mistake);
      return mistake === null ? numberOf(text) : null;
    });
    if (typeof least === 'number' && typeof most === 'number' && least > most)
      mistakes.set(fieldKey(pair, 'Min'), 'above');
  }
  return mistakes;
}

export const changesIn = (subjects: readonly SubjectLimits[], texts: Texts): number =>
  openPairs(subjects).reduce(
    (sum, pair) =>
      sum +
      BOUNDS.filter((bound) => {
        const text = texts[fieldKey(pair, bound)];
        return text !== undefined && (text.trim() === '' ? null : (numberOf(text) ?? text)) !== storedOf(pair, bound);
      }).length,
    0,
  );

interface Entry {
  readonly subject: SubjectLimits;
  readonly exam: ExamLimits;
  /** of the components the subject has; null where one is empty or no number */
  readonly values: readonly (number | null)[];
}

const entriesOf = (subjects: readonly SubjectLimits[], texts: Texts): Entry[] =>
  subjects.flatMap((subject) =>
    subject.exams
      .filter(({ lockedMaxMarks }) => !lockedMaxMarks && componentsOf(subject).length > 0)
      .map((exam) => ({
        subject,
        exam,
        values: pairsOf(subject, exam).flatMap((pair) => BOUNDS.map((bound) => numberOf(textOf(pair, bound, texts)))),
      })),
  );

const isComplete = ({ values }: Entry): boolean => values.every((value) => value !== null);

/** What was begun and cannot be sent yet. */
export const incompleteIn = (subjects: readonly SubjectLimits[], texts: Texts): Pick<Entry, 'subject' | 'exam'>[] =>
  entriesOf(subjects, texts).filter((entry) => !isComplete(entry) && entry.values.some((value) => value !== null));

const valueOf = (pair: Pair, bound: Bound, texts: Texts): number =>
  componentsOf(pair.subject).includes(pair.component) ? (numberOf(textOf(pair, bound, texts)) ?? 0) : 0;

/**
 * What is sent: of each subject the entries that are not locked and have all their values, those of components it lacks as 0; a
 * subject without such an entry is left out (MARKSCONF-10).
 */
export function formsOf(subjects: readonly SubjectLimits[], texts: Texts, versions: Versions): SubjectLimitsForm[] {
  const complete = entriesOf(subjects, texts).filter(isComplete);
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
              BOUNDS.map((bound) => [fieldOf(component, bound), valueOf({ subject, exam, component }, bound, texts)]),
            ),
          ) as Record<LimitField, number>),
          version: versions[entryKey(subject, exam)] ?? 0,
        })),
      },
    ];
  });
}

export const versionsOf = (subjects: readonly SubjectLimits[]): Versions =>
  Object.fromEntries(
    subjects.flatMap((subject) => subject.exams.map((exam) => [entryKey(subject, exam), exam.version ?? 0] as const)),
  );

/** A block of a spreadsheet, line by line; the line break behind the last one opens no further line. */
export const blockIn = (clipboard: string): string[][] =>
  clipboard
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
