import { defineWords } from '../../words';

export const historyWords = defineWords({
  open: 'History',
  openOf: (name: string) => `History of ${name}`,
  title: (name: string) => `History: ${name}`,
  close: 'Close',
  loadFailed: 'Failed to load the history',
  empty: 'No changes recorded.',
  older: 'Show older changes',
  field: 'Field',
  before: 'Before',
  after: 'After',
  changesOf: (action: string, time: string) => `${action}, ${time}`,
  by: (name: string) => `by ${name}`,
  platformUser: 'a platform user',
  notRecorded: 'Changed. The values were not recorded.',
  none: '–',
});
