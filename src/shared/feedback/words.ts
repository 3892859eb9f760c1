import { defineWords } from '../words';

export const feedbackWords = defineWords({
  dismiss: 'Dismiss',
  restored: 'Your draft was restored.',
  restoredUndecided: 'Your draft was restored. It may or may not be saved. Save it again: it is not saved twice.',
  restoredOutdated: 'Your draft was restored. It may or may not be saved. Check the saved records before you save it.',
  outdated:
    'This save is too old to be repeated. It may or may not be saved. Check the saved records, then save again.',
  late: (record: string, text: string) => `${record}: ${text}`,
  lateUndecided: (record: string) =>
    `${record}: The server did not respond. It may or may not be saved. Check before you enter it again.`,
  notRecorded: 'This copy could not be recorded. The next copy may be an original too, without the mark DUPLICATE.',
  conflictTitle: 'This record has changed',
  conflictText:
    'A newer version was saved while you were editing. Load that version and discard your changes, or save your version over it.',
  changedBy: (by: string | null, when: string, fields: readonly string[]) =>
    `Changed ${by === null ? '' : `by ${by} `}on ${when.replace(', ', ' at ')}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}.`,
  moreFields: (count: number) => `${count} more`,
  conflictBack: 'Keep editing',
  conflictTheirs: 'Load new version',
  conflictMine: 'Save my version',
});
