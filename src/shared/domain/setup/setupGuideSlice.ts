/** The school whose set-up the user opened, so that each screen leads back to it; in memory only. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@/api/credentials/events';

interface GuidedSchool {
  readonly schoolId: number;
  readonly schoolName: string;
}

export interface SetupGuideState {
  readonly school: GuidedSchool | null;
}

const none: SetupGuideState = { school: null };

const setupGuideSlice = createSlice({
  name: 'setupGuide',
  initialState: none,
  reducers: {
    setupStarted: (_state, { payload: { schoolId, schoolName } }: PayloadAction<GuidedSchool>) => ({
      school: { schoolId, schoolName },
    }),
    setupEnded: () => none,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => none),
});

export const { setupEnded, setupStarted } = setupGuideSlice.actions;
export const setupGuideReducer = setupGuideSlice.reducer;
