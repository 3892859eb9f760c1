import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useListExamsQuery, type Exam } from '@/api/results';
import { reload } from '@/api/reload';
import { useClassSelection, type ClassSelectionState } from '@/shared/domain';
import { useFresh } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { lookupWords } from './words';

export interface ExamSelection extends ClassSelectionState {
  /** undefined until the class selection is complete and its exams are loaded */
  readonly exams: readonly Exam[] | undefined;
  readonly exam: Exam | undefined;
  readonly state: PageState;
  /** Reloads the exam. */
  readonly load: (examId: number) => Promise<Exam>;
}

/**
 * The class selection with an exam; an exam that the class does not have counts as not chosen.
 * @param parts the same array in each render
 * @param failed the message when the exams cannot be loaded
 */
export function useExamSelection(parts: readonly ('sectionId' | 'examId')[], failed: string): ExamSelection {
  const choice = useClassSelection({ words: useWords(lookupWords), parts });
  const { selection } = choice;
  const query = useListExamsQuery(
    selection ? { sessionId: selection.session.sessionId, classId: selection.class.classId } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const { found, state } = useFresh(query, failed);
  const exams = selection && found;
  const exam = exams?.find(({ examId }) => examId === choice.filters.examId);
  const unknown = exams !== undefined && exam === undefined;
  const filters = useMemo(
    () => (unknown ? { ...choice.filters, examId: undefined } : choice.filters),
    [choice.filters, unknown],
  );
  const load = async (examId: number): Promise<Exam> => {
    const stored = (await reload(query)).find((one) => one.examId === examId);
    if (!stored) throw new Error('The exam no longer exists.');
    return stored;
  };
  return { ...choice, filters, exams, exam, state, load };
}
