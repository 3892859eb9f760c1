import { defineWords } from '../words';

export const feedbackWords = defineWords({
  dismiss: 'Dismiss',
  restored: 'Your unsaved changes from before were put back.',
  conflictTitle: 'Someone else changed this meanwhile',
  conflictText:
    'While you were editing, another user saved a newer version. Load it and lose what you typed, or save yours over it.',
  changedBy: (by: string | null, when: string, fields: readonly string[]) =>
    `Changed ${by === null ? '' : `by ${by} `}on ${when.replace(', ', ' at ')}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}.`,
  moreFields: (count: number) => `${count} more`,
  conflictBack: 'Back to my form',
  conflictTheirs: 'Load their version',
  conflictMine: 'Save mine',
});
