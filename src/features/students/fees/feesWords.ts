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
  reasonNeeded: 'The discount changes too. Enter the reason and save again.',
  history: 'History of the discount',
  loadFailed: 'Failed to fetch fee structure',
});
