/** Keeps unsaved form values in memory after a sign-in that the user did not end, for the same user; a deliberate sign-out deletes them. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@/api/credentials/events';

/** The screen on which a draft is resumed, with the navigation state that it requires. */
export interface DraftLink {
  readonly to: string;
  readonly state?: unknown;
}

/** The last attempt to save, so that a resumed form repeats the same request. */
export interface LastAttempt {
  /** number of edits of the form */
  readonly edits: number;
  readonly tried: { readonly request: string; readonly key: string } | undefined;
  /** whether its result is unknown */
  readonly undecided: boolean;
}

export interface UnsavedWork {
  work: Record<string, unknown>;
  base: unknown;
  attempt?: LastAttempt;
  link: DraftLink;
  /** describes the unsaved values */
  label: string;
}

export interface DraftsState {
  owner: string | null;
  byForm: Record<string, UnsavedWork>;
}

const empty: DraftsState = { owner: null, byForm: {} };

const draftsSlice = createSlice({
  name: 'drafts',
  initialState: empty,
  reducers: {
    draftKept: (state, { payload }: PayloadAction<{ owner: string; form: string; unsaved: UnsavedWork }>) => {
      if (state.owner !== payload.owner) state.byForm = {};
      state.owner = payload.owner;
      state.byForm[payload.form] = payload.unsaved;
    },
    draftDropped: (state, { payload }: PayloadAction<{ owner: string; form: string }>) => {
      if (state.owner === payload.owner) delete state.byForm[payload.form];
    },
  },
  extraReducers: (builder) =>
    builder.addCase(signedOut, (state, { payload }) => (payload.reason === 'asked' ? empty : state)),
});

export const { draftKept, draftDropped } = draftsSlice.actions;
export const draftsReducer = draftsSlice.reducer;

/** The drafts of a user, by the name of their form. */
export const keptDraftsOf = (
  { owner, byForm }: DraftsState,
  userId: string | null,
): ({ readonly form: string } & UnsavedWork)[] =>
  owner === null || owner !== userId ? [] : Object.entries(byForm).map(([form, unsaved]) => ({ form, ...unsaved }));
