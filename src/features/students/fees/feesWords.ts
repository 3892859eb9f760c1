import { defineWords } from '@/shared/words';

export const feesWords = defineWords({
  titleOf: (name: string) => `Fees of “${name}”`,
  save: 'Save',
  most: (amount: string) => `At most ${amount}`,
  admission: (title: string, amount: string) => `${title} (${amount})`,
  completed: 'This session is completed. Discount and admission fee cannot be changed.',
  close: 'Close',
  newDue: 'Due after saving',
  none: '–',
  overpaid: (amount: string) => `${amount} paid too much`,
  saved: 'Student fee updated successfully!',
  saveFailed: 'Failed to update fee. Please try again.',
  history: (count: number) => `History of the discount (${count})`,
  change: (before: string, after: string) => `${before} → ${after}`,
  changedBy: (moment: string, by: string) => `${moment}, ${by}`,
  platformUser: 'A platform user',
  noReason: 'No reason given',
  OPENING_IMPORT: (file: string) => `Opening balances imported from ${file}`,
  OPENING_REVERSAL: 'Opening balances reversed',
  historyFailed: 'Failed to load the history of the discount. Please try again.',
  loadFailed: 'Failed to fetch fee structure',
});
