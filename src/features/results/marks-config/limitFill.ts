/** What fills many fields of the grid at once: pure, texts by field. */
import { COMPONENTS, type Component } from '@common/results';
import type { SubjectLimits } from '@/api/results';
import { BOUNDS, fieldKey, openPairs, textOf, type Bound, type Texts } from './limitCells';

/** What is to stand in the fields; an empty text leaves them as they are. */
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

/** The same marks for every subject that has the component. */
export const filled = (subjects: readonly SubjectLimits[], texts: Texts, filling: Filling): Texts =>
  Object.fromEntries(
    openPairs(subjects)
      .filter(({ exam }) => filling.examId === null || filling.examId === exam.examId)
      .flatMap((pair) =>
        BOUNDS.flatMap((bound) => {
          const text = filling[`${pair.component}${bound}`].trim();
          const taken = filling.onlyEmpty && textOf(pair, bound, texts).trim() !== '';
          return text === '' || taken ? [] : [[fieldKey(pair, bound), text] as const];
        }),
      ),
  );

/** The marks of the first exam in all the others; what is empty there stays as it is. */
export const copiedFromFirst = (subjects: readonly SubjectLimits[], texts: Texts): Texts =>
  Object.fromEntries(
    openPairs(subjects).flatMap((pair) => {
      const [first] = pair.subject.exams;
      if (!first || first === pair.exam) return [];
      return BOUNDS.flatMap((bound) => {
        const text = textOf({ ...pair, exam: first }, bound, texts);
        return text.trim() === '' ? [] : [[fieldKey(pair, bound), text] as const];
      });
    }),
  );
