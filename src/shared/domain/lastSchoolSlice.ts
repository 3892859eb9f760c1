/** The school that a platform user chose last, preselected in the next selector of the same sign-in (CONST-28). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@/api/credentials/events';

export interface LastSchoolState {
  schoolId: number | null;
}

const none: LastSchoolState = { schoolId: null };

const lastSchoolSlice = createSlice({
  name: 'lastSchoolId',
  initialState: none,
  reducers: {
    schoolPicked: (state, { payload }: PayloadAction<number>) => {
      state.schoolId = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => none),
});

export const { schoolPicked } = lastSchoolSlice.actions;
export const lastSchoolReducer = lastSchoolSlice.reducer;
