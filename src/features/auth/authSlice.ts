/** The signed-in user. Only this slice writes it; other code reads it through shared/access. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { authApi } from '@/api/auth';
import { signedOut, type SignOutReason } from '@/api/credentials/events';
import { userOf, type SignedInUser, type UserClaims } from '@/shared/access';

export interface AuthState {
  status: 'loading' | 'signed-in' | 'signed-out';
  user: SignedInUser | null;
  /** the reason why the last sign-in of this page ended */
  endedBy: SignOutReason | null;
  /** whether a change was sent before whose response had not arrived */
  endedUnanswered: boolean;
  /** the id of its user; null while one is signed in, and where none was known */
  endedFor: string | null;
}

const initialState: AuthState = {
  status: 'loading',
  user: null,
  endedBy: null,
  endedUnanswered: false,
  endedFor: null,
};

/** A success may have no data, unlike its type. */
const isUser = (payload: UserClaims | null): payload is UserClaims => payload !== null;

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The access token was read: at the start, after a sign-in or a refresh. */
    tokenRead: (state, { payload }: PayloadAction<UserClaims>) => {
      state.status = 'signed-in';
      state.user = userOf(payload);
      state.endedBy = null;
      state.endedUnanswered = false;
      state.endedFor = null;
    },
    noTokenFound: (state) => {
      state.status = 'signed-out';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, ({ user, endedFor }, { payload }) => ({
        status: 'signed-out',
        user: null,
        endedBy: payload.reason,
        endedUnanswered: payload.unanswered === true,
        endedFor: user?.userId ?? endedFor,
      }))
      .addMatcher(authApi.endpoints.getUserInfo.matchFulfilled, (state, { payload }) => {
        // Keeps the permissions of the token if the response has none (AUTH-23), and the whole user if the response is empty.
        if (state.user !== null && isUser(payload)) state.user = userOf(payload, state.user.permissions);
      }),
});

export const { tokenRead, noTokenFound } = authSlice.actions;
export const authReducer = authSlice.reducer;
