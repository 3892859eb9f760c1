/** What fills many cells at once: pure, texts by cell. */
import { COMPONENTS, type Component } from '@common/results';
import type { ExamLimits, SubjectLimits } from '@/api/results';
import { cellKey, type CellTexts } from '@/shared/sheet';
import { BOUNDS, columnKey, componentsOf, type Bound, type TextOf } from './limitCells';

/** The texts to fill in; an empty one leaves its cells as they are. */
export type Filling = Readonly<Record<`${Component}${Bound}`, string>> & {
  /** null for all exams */
  readonly examId: number | null;
  readonly onlyEmpty: boolean;
};

export const NO_FILLING: Filling = {
  examId: null,
  onlyEmpty: true,
  ...(Object.fromEntries(
    COMPONENTS.flatMap((component) => BOUNDS.map((bound) => [`${component}${bound}`, bound === 'Min' ? '0' : ''])),
  ) as Record<`${Component}${Bound}`, string>),
};

/** The texts of the cells that can be edited, as `textFor` gives them; an empty one leaves its cell as it is. */
function texts(
  subjects: readonly SubjectLimits[],
  textFor: (key: (exam: ExamLimits) => string, exam: ExamLimits, part: `${Component}${Bound}`) => string,
): CellTexts {
  const filled: Record<string, string> = {};
  for (const subject of subjects)
    for (const exam of subject.exams.filter(({ lockedMaxMarks }) => !lockedMaxMarks))
      for (const component of componentsOf(subject))
        for (const bound of BOUNDS) {
          const key = ({ examId }: ExamLimits) =>
            cellKey(String(subject.subjectId), columnKey(examId, component, bound));
          const text = textFor(key, exam, `${component}${bound}`).trim();
          if (text !== '') filled[key(exam)] = text;
        }
  return filled;
}

/** The same limits for every subject that has the component. */
export const filled = (subjects: readonly SubjectLimits[], textOf: TextOf, filling: Filling): CellTexts =>
  texts(subjects, (key, exam, part) => {
    const isMeant = filling.examId === null || filling.examId === exam.examId;
    return isMeant && !(filling.onlyEmpty && textOf(key(exam)).trim() !== '') ? filling[part] : '';
  });

/** The limits of the first exam in all the others. */
export const copiedFromFirst = (subjects: readonly SubjectLimits[], textOf: TextOf): CellTexts => {
  const first = subjects[0]?.exams[0];
  return texts(subjects, (key, exam) => (first && first.examId !== exam.examId ? textOf(key(first)) : ''));
};
