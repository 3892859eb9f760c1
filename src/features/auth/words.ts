import { defineWords } from '@/shared/words';

export const authWords = defineWords({
  product: 'School Administration',
  greeting: 'Welcome Back! Please login to continue',
  userName: 'Username',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Sign in',
  busy: 'Signing in…',
  failed: 'Login failed. Please check your credentials.',
  expired: 'Your session has ended. Please sign in again.',
  elsewhere: 'You were signed out in another tab. Please sign in again.',
  kept: 'Your unsaved changes are kept as a draft in this tab. Sign in to resume.',
  promise: 'Sessions, students, fees and results of your school, in one place.',
});
