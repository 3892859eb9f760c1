import { createSlice } from '@reduxjs/toolkit';
import { signedOut } from '@/api/credentials/events';
import type { ThemeMode } from './palette';

interface ThemeState {
  mode: ThemeMode;
}

const light: ThemeState = { mode: 'light' };

/** Light by default; the choice ends with the sign-in (SHELL-29, CONST-27). */
const themeSlice = createSlice({
  name: 'theme',
  initialState: light,
  reducers: {
    themeToggled: (state) => {
      state.mode = state.mode === 'light' ? 'dark' : 'light';
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => light),
});

export const { themeToggled } = themeSlice.actions;
export const themeReducer = themeSlice.reducer;
