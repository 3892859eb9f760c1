import { defineWords } from '@/shared/words';

export const reopenWords = defineWords({
  reopen: 'Set back to Pending',
  history: 'History',
  reopenOf: (number: number) => `Set receipt ${number} back to Pending?`,
  keep: 'Keep Confirmed',
  effect:
    'The receipt still counts as paid, and can be confirmed again. A fee certificate does not contain it until then.',
  hint: 'The reason is stored in the history of the receipt.',
  done: 'Receipt set back to Pending',
  failed: 'Failed to set the receipt back to Pending',

  historyOf: (number: number) => `History of receipt ${number}`,
  historyFailed: 'Failed to load the history. Please try again.',
  event: 'Event',
  at: 'Date and Time',
  by: 'User',
  reason: 'Reason',
  none: 'No entries',
});

/** By event of the contract. */
export const eventWords = defineWords({
  CREATED: 'Created',
  CONFIRMED: 'Confirmed',
  REOPENED: 'Set back to Pending',
  CANCELLED: 'Cancelled',
});
