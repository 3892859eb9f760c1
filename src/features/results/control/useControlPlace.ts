import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useListExamsQuery, type Exam } from '@/api/results';
import { useFresh } from '@/shared/errors';
import { useListAddress } from '@/shared/filters';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { usePlace, type PlaceChoice } from '../place/usePlace';
import { controlWords } from '../words';
import { FRAGMENT, listOpened, selectControlList, UNTOUCHED, type ControlFilters } from './controlSlice';

const NO_SIZES: readonly number[] = [];

interface ControlChoice extends PlaceChoice<ControlFilters> {
  /** undefined until session and class are chosen and their exams are here */
  readonly exams: readonly Exam[] | undefined;
  readonly state: PageState;
  /** The exam as it is stored now. */
  readonly load: (examId: number) => Promise<Exam>;
}

export function useControlPlace(): ControlChoice {
  const words = useWords(controlWords);
  const dispatch = useDispatch();
  const list = useSelector(selectControlList);
  const onArrival = useCallback(
    (opened: Parameters<typeof listOpened>[0]) => void dispatch(listOpened(opened)),
    [dispatch],
  );
  const arrived = useListAddress({ list, start: UNTOUCHED, kinds: FRAGMENT, sizes: NO_SIZES, onArrival });
  const choice = usePlace(list.filters, arrived);
  const { place } = choice;
  const query = useListExamsQuery(
    place ? { sessionId: place.session.sessionId, classId: place.class.classId } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const { found, state } = useFresh(query, words.examsFailed);
  const load = async (examId: number): Promise<Exam> => {
    const exam = (await query.refetch().unwrap()).find((one) => one.examId === examId);
    if (!exam) throw new Error('The exam is gone.');
    return exam;
  };
  return { ...choice, exams: place && found, state, load };
}
