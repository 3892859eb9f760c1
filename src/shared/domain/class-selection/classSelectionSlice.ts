/**
 * The session, class, section and exam chosen last, shared by the screens of a class. In memory only, until the sign-out; they
 * belong to one school.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PAGE_SIZE } from '@common/pageSizes';
import { signedOut } from '@/api/credentials/events';
import { changeFilters, injectList, type FilterState } from '../../filters';
import { schoolPicked } from '../lastSchoolSlice';

export interface ClassSelectionFilters {
  readonly schoolId: number | undefined;
  readonly sessionId: number | undefined;
  readonly classId: number | undefined;
  readonly sectionId: number | undefined;
  readonly examId: number | undefined;
}

type Change = Partial<ClassSelectionFilters>;
type State = FilterState<ClassSelectionFilters>;

const START: ClassSelectionFilters = {
  schoolId: undefined,
  sessionId: undefined,
  classId: undefined,
  sectionId: undefined,
  examId: undefined,
};

/** Sessions and classes belong to a school, sections and exams to a class (SUBJECT-07, MARKSCONF-02, CONTROL-02). */
const PARENTS = { sessionId: 'schoolId', classId: 'schoolId', sectionId: 'classId', examId: 'classId' } as const;

export const UNTOUCHED: State = { filters: START, page: 1, size: PAGE_SIZE };

const stateOf = (filters: ClassSelectionFilters): State => ({ ...UNTOUCHED, filters });

/** An exam also belongs to a session: another session leaves none chosen (CONTROL-02). */
const changed = (filters: ClassSelectionFilters, change: Change): State =>
  stateOf(changeFilters(filters, 'sessionId' in change ? { examId: undefined, ...change } : change, START, PARENTS));

const slice = createSlice({
  name: 'classSelection',
  initialState: UNTOUCHED,
  reducers: {
    selectionChanged: ({ filters }, { payload }: PayloadAction<Change>) => changed(filters, payload),
    /** The selection in the address of a screen replaces the one in memory. */
    selectionOpened: (_state, { payload }: PayloadAction<Change>) => stateOf({ ...START, ...payload }),
    selectionReset: () => UNTOUCHED,
  },
  extraReducers: (builder) =>
    builder
      .addCase(schoolPicked, ({ filters }, { payload }) => changed(filters, { schoolId: payload }))
      .addCase(signedOut, () => UNTOUCHED),
});

export const { selectionChanged, selectionOpened, selectionReset } = slice.actions;
export const selectClassSelection = injectList(slice);
