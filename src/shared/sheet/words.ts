import { defineWords } from '../words';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const sheetWords = defineWords({
  changes: (count: number) => `Not saved: ${counted(count, 'change', 'changes')}`,
  allSaved: 'All saved',
  undo: 'Undo',
  redo: 'Redo',
  undoHint: 'Undo the last change (Ctrl+Z)',
  redoHint: 'Redo the change that was undone (Ctrl+Y)',
  fixErrors: 'Please fix the errors before submitting.',
  errorAt: (cell: string, error: string) => `${cell}: ${error}`,
  leftOut: (count: number) =>
    `${counted(count, 'pasted entry was', 'pasted entries were')} left out: there is no field for ${count === 1 ? 'it' : 'them'}`,
  sortBy: (title: string) => `Sort by ${title}`,
  none: '–',
  keysHint: 'Enter goes down, Tab right. Paste from a spreadsheet.',
  allRows: 'All rows',
  nextEmpty: 'Next empty',
  nextEmptyHint: 'Go to the next empty cell (F8)',
  reload: 'Reload',
  draftFound: 'Entries that were typed on this computer were not saved.',
  discardDraft: 'Discard',
  draftDenied: 'Drafts cannot be stored on this computer',
  andMore: (count: number) => `and ${count} more`,
});
