import { defineWords } from '../words';

const naming = (text: string, named: (name: string) => string) => (name: string | null | undefined) => {
  const shown = name?.trim() ?? '';
  return `${shown === '' ? text : named(shown)}.`;
};

/** Texts of drafts that name a record without a name; all other texts are in the features. */
export const draftWords = defineWords({
  title: 'Drafts',
  registration: naming('You have an unsaved registration', (name) => `You have an unsaved registration of ${name}`),
  entry: naming('You have an unsaved entry', (name) => `You have an unsaved entry “${name}”`),
  changes: naming('You have unsaved changes', (name) => `You have unsaved changes to ${name}`),
  storedMarks: (count: number, from: string) =>
    `You have ${count === 1 ? 'an unsaved mark' : `${count} unsaved marks`} from ${from}.`,
  storedRemarks: (count: number, from: string) =>
    `You have ${count === 1 ? 'an unsaved remark' : `${count} unsaved remarks`} from ${from}.`,
  storedDecisions: (count: number, from: string) =>
    `You have ${count === 1 ? 'an unsaved promotion decision' : `${count} unsaved promotion decisions`} from ${from}.`,
  notConfirmed: (label: string) => `${label} The last save is not confirmed.`,
  resume: 'Resume draft',
});
