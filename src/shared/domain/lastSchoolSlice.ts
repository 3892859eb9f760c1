/** The school a platform user picked last, offered first by the next selector of the same sign-in (CONST-28). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@/api/credentials/events';

export interface LastSchoolState {
  schoolId: number | null;
}

const nothing: LastSchoolState = { schoolId: null };

const lastSchoolSlice = createSlice({
  name: 'lastSchoolId',
  initialState: nothing,
  reducers: {
    schoolPicked: (state, { payload }: PayloadAction<number>) => {
      state.schoolId = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => nothing),
});

export const { schoolPicked } = lastSchoolSlice.actions;
export const lastSchoolReducer = lastSchoolSlice.reducer;
