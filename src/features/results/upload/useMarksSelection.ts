import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useListExamsQuery, type Exam } from '@/api/results';
import { useClassSelection, type ClassSelectionState } from '@/shared/domain';
import { useFresh } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { lookupWords } from '../words';
import { uploadWords } from './uploadWords';

export interface MarksSelection extends ClassSelectionState {
  /** undefined until session, class and section are chosen and the exams are loaded */
  readonly exams: readonly Exam[] | undefined;
  readonly exam: Exam | undefined;
  readonly state: PageState;
}

const PARTS = ['sectionId', 'examId'] as const;

/** The class selection with section and exam; an exam that the class does not have counts as not chosen. */
export function useMarksSelection(): MarksSelection {
  const words = useWords(uploadWords);
  const choice = useClassSelection({ words: useWords(lookupWords), parts: PARTS });
  const { selection } = choice;
  const query = useListExamsQuery(
    selection ? { sessionId: selection.session.sessionId, classId: selection.class.classId } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const { found, state } = useFresh(query, words.examsFailed);
  const exams = selection && found;
  const exam = exams?.find(({ examId }) => examId === choice.filters.examId);
  const unknown = exams !== undefined && exam === undefined;
  const filters = useMemo(
    () => (unknown ? { ...choice.filters, examId: undefined } : choice.filters),
    [choice.filters, unknown],
  );
  return { ...choice, filters, exams, exam, state };
}
