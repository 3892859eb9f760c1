import { createFilterSlice, injectList, type FragmentKinds } from '@/shared/filters';
import type { PlaceFilters } from '../place/usePlace';

export interface ControlFilters extends PlaceFilters {
  readonly examId: number | undefined;
}

const START: ControlFilters = { schoolId: undefined, sessionId: undefined, classId: undefined, examId: undefined };

/** Another school has other sessions and classes, another class other exams (CONTROL-02). */
const slice = createFilterSlice<ControlFilters>({
  name: 'resultControl',
  start: START,
  parents: { sessionId: 'schoolId', classId: 'schoolId', examId: 'classId' },
});

export const { filtersChanged, filtersReset, listOpened } = slice.actions;
export const UNTOUCHED = slice.getInitialState();
export const selectControlList = injectList(slice);
export const FRAGMENT: FragmentKinds<ControlFilters> = {
  schoolId: 'id',
  sessionId: 'id',
  classId: 'id',
  examId: 'id',
};

/** A session has exams of its own: another one leaves none chosen (CONTROL-02). */
export const withoutExam = (change: Partial<ControlFilters>): Partial<ControlFilters> =>
  'sessionId' in change ? { ...change, examId: undefined } : change;
