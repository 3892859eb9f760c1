/** Who is signed in. Written here alone; everybody else reads it through shared/access. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { authApi } from '@/api/auth';
import { signedOut, type SignOutReason } from '@/api/credentials/events';
import { userOf, type SignedInUser, type UserClaims } from '@/shared/access';

export interface AuthState {
  status: 'loading' | 'signed-in' | 'signed-out';
  user: SignedInUser | null;
  /** why the last sign-in of this page ended */
  endedBy: SignOutReason | null;
}

const initialState: AuthState = { status: 'loading', user: null, endedBy: null };

/** A success may come without data, whatever the contract says. */
const isUser = (payload: UserClaims | null): payload is UserClaims => payload !== null;

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The access token was read: at the start, after a sign-in, after a refresh. */
    tokenRead: (state, { payload }: PayloadAction<UserClaims>) => {
      state.status = 'signed-in';
      state.user = userOf(payload);
      state.endedBy = null;
    },
    noTokenFound: (state) => {
      state.status = 'signed-out';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, (_state, { payload }) => ({ status: 'signed-out', user: null, endedBy: payload.reason }))
      .addMatcher(authApi.endpoints.getUserInfo.matchFulfilled, (state, { payload }) => {
        // The permissions of the token stay where the answer has none (AUTH-23), and all of it where the answer is empty.
        if (state.user !== null && isUser(payload)) state.user = userOf(payload, state.user.permissions);
      }),
});

export const { tokenRead, noTokenFound } = authSlice.actions;
export const authReducer = authSlice.reducer;
