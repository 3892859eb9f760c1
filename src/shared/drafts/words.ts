import { defineWords } from '../words';

/** What is said of unsaved work that outlived a sign-in; `name` may still be empty. */
export const draftWords = defineWords({
  title: 'Unsaved work',
  registration: (name: string) =>
    name === '' ? 'Your unsaved registration is kept.' : `Your unsaved registration of ${name} is kept.`,
  entry: (name: string) => (name === '' ? 'Your unsaved entry is kept.' : `Your unsaved entry “${name}” is kept.`),
  changes: (name: string) =>
    name === '' ? 'Your unsaved changes are kept.' : `Your unsaved changes of ${name} are kept.`,
  rollNumbers: (place: string) => `Your unsaved roll numbers of ${place} are kept.`,
  fees: (place: string) => `Your unsaved fee structure of ${place} is kept.`,
  schedule: (place: string) => `Your unsaved payment schedule of ${place} is kept.`,
  limits: (place: string) => `Your unsaved minimum and maximum marks of ${place} are kept.`,
  resultConfig: (place: string) => `Your unsaved result config of ${place} is kept.`,
  grades: () => 'Your unsaved grades of the school are kept.',
  locks: (place: string) => `Your unsaved locks of ${place} are kept.`,
  permissions: 'Your unsaved changes of a teacher’s permissions are kept.',
  goOn: 'Go on with it',
});
