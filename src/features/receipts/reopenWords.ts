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

  receipt: (number: number) => `Receipt ${number}`,
});
