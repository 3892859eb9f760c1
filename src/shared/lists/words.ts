import { defineWords } from '../words';

export const listWords = defineWords({
  session: 'Session',
  chooseSession: 'Choose a session',
  sessionsFailed: 'Failed to load sessions',
  classesFailed: 'Failed to load classes',
  bothFailed: 'Failed to load initial data',
});
