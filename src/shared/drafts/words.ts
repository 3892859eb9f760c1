import { defineWords } from '../words';

/** Texts of the drafts kept after an expired sign-in; `name` may be empty. */
export const draftWords = defineWords({
  title: 'Drafts',
  registration: (name: string) =>
    name === '' ? 'You have an unsaved registration.' : `You have an unsaved registration of ${name}.`,
  entry: (name: string) => (name === '' ? 'You have an unsaved entry.' : `You have an unsaved entry “${name}”.`),
  changes: (name: string) => (name === '' ? 'You have unsaved changes.' : `You have unsaved changes to ${name}.`),
  rollNumbers: (title: string) => `You have unsaved roll numbers of ${title}.`,
  fees: (title: string) => `You have an unsaved fee structure of ${title}.`,
  schedule: (title: string) => `You have an unsaved payment schedule of ${title}.`,
  marks: (title: string) => `You have unsaved marks of ${title}.`,
  storedMarks: (count: number, from: string) =>
    `You have ${count === 1 ? 'an unsaved mark' : `${count} unsaved marks`} from ${from}.`,
  storedRemarks: (count: number, from: string) =>
    `You have ${count === 1 ? 'an unsaved remark' : `${count} unsaved remarks`} from ${from}.`,
  remarks: (title: string) => `You have unsaved remarks of ${title}.`,
  limits: (title: string) => `You have unsaved minimum and maximum marks of ${title}.`,
  resultConfig: (title: string) => `You have an unsaved result config of ${title}.`,
  resultRules: (title: string) => `You have unsaved result rules of ${title}.`,
  grades: () => 'You have unsaved grades of the school.',
  locks: (title: string) => `You have unsaved locks of ${title}.`,
  cash: () => 'You have an unsaved cash count.',
  permissions: 'You have unsaved changes to a teacher’s permissions.',
  resume: 'Resume draft',
});
