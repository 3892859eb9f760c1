/** Keeps unsaved form values in memory after a sign-in that the user did not end, for each user; a deliberate sign-out deletes those of its user. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The screen on which a draft is resumed, with the navigation state that it requires. */
export interface DraftLink {
  readonly to: string;
  readonly state?: unknown;
}

/** A request with its idempotency key. */
interface Tried {
  readonly request: string;
  readonly key: string;
  /** the first attempt, in milliseconds since the epoch */
  readonly at: number;
}

/** The last attempt to save, so that a resumed form repeats the same request. */
export interface LastAttempt {
  /** number of edits of the form */
  readonly edits: number;
  readonly tried: Tried | undefined;
  /** whether its result is unknown */
  readonly undecided: boolean;
  /** whether its result is unknown, and it is too old to be repeated */
  readonly outdated?: boolean;
  /** whether it was running when the form was closed */
  readonly running?: boolean;
}

/** Whether the values may be saved: the result of the last attempt is not known. */
export const isUnknown = (attempt: LastAttempt | undefined): boolean =>
  attempt?.undecided === true || attempt?.outdated === true;

export interface UnsavedWork {
  work: Record<string, unknown>;
  base: unknown;
  attempt?: LastAttempt;
  link: DraftLink;
  /** describes the unsaved values */
  label: string;
}

/** The drafts by the id of their user and the name of their form. */
export type DraftsState = Record<string, Record<string, UnsavedWork>>;

const none: DraftsState = {};

const draftsSlice = createSlice({
  name: 'drafts',
  initialState: none,
  reducers: {
    draftKept: (state, { payload }: PayloadAction<{ owner: string; form: string; unsaved: UnsavedWork }>) => {
      (state[payload.owner] ??= {})[payload.form] = payload.unsaved;
    },
    draftDropped: (state, { payload }: PayloadAction<{ owner: string; form: string }>) => {
      const drafts = state[payload.owner];
      if (!drafts) return;
      delete drafts[payload.form];
      if (Object.keys(drafts).length === 0) delete state[payload.owner];
    },
    draftsDropped: (state, { payload }: PayloadAction<{ owner: string }>) => {
      delete state[payload.owner];
    },
  },
});

export const { draftKept, draftDropped, draftsDropped } = draftsSlice.actions;
export const draftsReducer = draftsSlice.reducer;

/** The draft of a user for a form. */
export const draftOf = (drafts: DraftsState, userId: string | null, form: string): UnsavedWork | undefined =>
  userId === null ? undefined : drafts[userId]?.[form];

/** The drafts of a user, with the name of their form. */
export const keptDraftsOf = (drafts: DraftsState, userId: string | null): ({ readonly form: string } & UnsavedWork)[] =>
  Object.entries((userId !== null && drafts[userId]) || {}).map(([form, unsaved]) => ({ form, ...unsaved }));
