/** Fills many cells at once: pure functions that return texts by cell. */
import { COMPONENTS, type Component } from '@common/results';
import type { ExamLimits, SubjectLimits } from '@/api/results';
import { cellKey, type CellTexts } from '@/shared/sheet';
import { BOUNDS, columnKey, componentsOf, type Bound, type TextOf } from './limitCells';

type Part = `${Component}${Bound}`;
/** The texts to fill in; an empty one leaves its cells as they are. */
type Marks = Readonly<Partial<Record<Part, string>>>;

export interface Filling {
  /** null for all exams */
  readonly examId: number | null;
  readonly onlyEmpty: boolean;
  /** by the key of the kind of subject */
  readonly marks: Readonly<Record<string, Marks>>;
}

/** Subjects with the same components, which usually have the same marks. */
export interface SubjectKind {
  readonly key: string;
  readonly components: readonly Component[];
  readonly count: number;
}

const kindOf = (subject: SubjectLimits): string => componentsOf(subject).join('-');

/** The kinds of the subjects with marks, those with the fewest components first. */
export function kindsIn(subjects: readonly SubjectLimits[]): SubjectKind[] {
  const kinds = new Map<string, SubjectKind>();
  for (const subject of subjects) {
    const components = componentsOf(subject);
    const key = kindOf(subject);
    if (components.length > 0) kinds.set(key, { key, components, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  const orderOf = ({ components }: SubjectKind) => components.map((one) => COMPONENTS.indexOf(one)).join('');
  return [...kinds.values()].sort(
    (one, other) => one.components.length - other.components.length || orderOf(one).localeCompare(orderOf(other)),
  );
}

/** The initial form: minimum marks are 0. */
export const startOf = (kinds: readonly SubjectKind[]): Omit<Filling, 'examId'> => ({
  onlyEmpty: true,
  marks: Object.fromEntries(
    kinds.map(({ key, components }) => [
      key,
      Object.fromEntries(components.flatMap((one) => [[`${one}Min`, '0'] as const, [`${one}Max`, ''] as const])),
    ]),
  ),
});

interface FilledCell {
  readonly subject: SubjectLimits;
  readonly exam: ExamLimits;
  readonly part: Part;
  /** the cell of the same part in an exam */
  readonly keyIn: (exam: ExamLimits) => string;
}

/** The texts of the editable cells from `textFor`; an empty text does not change its cell. */
function texts(subjects: readonly SubjectLimits[], textFor: (cell: FilledCell) => string): CellTexts {
  const filled: Record<string, string> = {};
  for (const subject of subjects)
    for (const exam of subject.exams.filter(({ lockedMaxMarks }) => !lockedMaxMarks))
      for (const component of componentsOf(subject))
        for (const bound of BOUNDS) {
          const keyIn = ({ examId }: ExamLimits) =>
            cellKey(String(subject.subjectId), columnKey(examId, component, bound));
          const text = textFor({ subject, exam, part: `${component}${bound}`, keyIn }).trim();
          if (text !== '') filled[keyIn(exam)] = text;
        }
  return filled;
}

/** The same limits for every subject of a kind. */
export const filled = (subjects: readonly SubjectLimits[], textOf: TextOf, filling: Filling): CellTexts =>
  texts(subjects, ({ subject, exam, part, keyIn }) => {
    const isMeant = filling.examId === null || filling.examId === exam.examId;
    const isLeft = filling.onlyEmpty && textOf(keyIn(exam)).trim() !== '';
    return isMeant && !isLeft ? (filling.marks[kindOf(subject)]?.[part] ?? '') : '';
  });

/** The limits of the first exam in all the others. */
export const copiedFromFirst = (subjects: readonly SubjectLimits[], textOf: TextOf): CellTexts => {
  const first = subjects[0]?.exams[0];
  return texts(subjects, ({ exam, keyIn }) => (first && first.examId !== exam.examId ? textOf(keyIn(first)) : ''));
};
