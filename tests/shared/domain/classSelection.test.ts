// The class selection in memory: what a change, an address, another school and a sign-out leave of it.
import type { UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '@/api/credentials/events';
import { createPortal } from '@/app/store';
import {
  selectClassSelection,
  selectionChanged,
  selectionOpened,
  selectionReset,
  type ClassSelectionFilters,
} from '@/shared/domain/class-selection/classSelectionSlice';
import { schoolPicked } from '@/shared/domain/lastSchoolSlice';

type Filters = Partial<ClassSelectionFilters>;

const WHOLE: Filters = { schoolId: 1, sessionId: 3, classId: 8, sectionId: 15, examId: 21 };

/** The chosen filters after an action on the whole selection. */
function after(action: UnknownAction): Filters {
  const { store, persistor, close } = createPortal();
  store.dispatch(selectionOpened(WHOLE));
  store.dispatch(action);
  const { filters } = selectClassSelection(store.getState());
  close();
  persistor.pause();
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

const { schoolId, sessionId, classId, sectionId } = WHOLE;

test.each<[string, UnknownAction, Filters]>([
  ['another section keeps the rest', selectionChanged({ sectionId: 16 }), { ...WHOLE, sectionId: 16 }],
  ['another exam keeps the rest', selectionChanged({ examId: 22 }), { ...WHOLE, examId: 22 }],
  [
    'MARKS-03 CONTROL-02 another class clears section and exam',
    selectionChanged({ classId: 9 }),
    { schoolId, sessionId, classId: 9 },
  ],
  [
    'MARKS-03 CONTROL-02 another session clears the exam',
    selectionChanged({ sessionId: 2 }),
    { schoolId, sessionId: 2, classId, sectionId },
  ],
  ['SUBJECT-07 MARKSCONF-02 CONTROL-02 MARKS-03 another school clears everything', schoolPicked(2), { schoolId: 2 }],
  ['the same school keeps everything', schoolPicked(1), WHOLE],
  ['an address replaces everything', selectionOpened({ sessionId: 2, classId: 9 }), { sessionId: 2, classId: 9 }],
  ['MARKSCONF-01 CONTROL-01 Reset clears everything', selectionReset(), {}],
  ['a sign-out clears everything', signedOut({ reason: 'asked' }), {}],
  ['an expired sign-in clears everything', signedOut({ reason: 'expired' }), {}],
])('%s', (_title, action, expected) => {
  expect(after(action)).toEqual(expected);
});
