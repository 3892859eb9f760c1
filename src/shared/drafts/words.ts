import { defineWords } from '../words';

/** Texts of drafts that survived an expired sign-in; `name` may be empty. */
export const draftWords = defineWords({
  title: 'Drafts',
  registration: (name: string) =>
    name === '' ? 'You have an unsaved registration.' : `You have an unsaved registration of ${name}.`,
  entry: (name: string) => (name === '' ? 'You have an unsaved entry.' : `You have an unsaved entry “${name}”.`),
  changes: (name: string) => (name === '' ? 'You have unsaved changes.' : `You have unsaved changes to ${name}.`),
  rollNumbers: (place: string) => `You have unsaved roll numbers of ${place}.`,
  fees: (place: string) => `You have an unsaved fee structure of ${place}.`,
  schedule: (place: string) => `You have an unsaved payment schedule of ${place}.`,
  limits: (place: string) => `You have unsaved minimum and maximum marks of ${place}.`,
  resultConfig: (place: string) => `You have an unsaved result config of ${place}.`,
  grades: () => 'You have unsaved grades of the school.',
  locks: (place: string) => `You have unsaved locks of ${place}.`,
  permissions: 'You have unsaved changes to a teacher’s permissions.',
  goOn: 'Resume draft',
});
