import { defineWords } from '@/shared/words';

/** Amounts are already formatted: ₹1,25,000.50. */
export const familyWords = defineWords({
  payFor: 'Pay for the family',
  payForHint: (count: number, total: string) => `${count} students of this family have dues of ${total}`,
  alsoOf: 'Also of this family',
  memberDue: (name: string, inClass: string, due: string) => `${name}, ${inClass}, ${due}`,
  failed: 'Failed to load the family',
  record: (name: string) => `Payment for the family of ${name}`,
  unsaved: (name: string) => `You have an unsaved payment for the family of ${name}.`,
  restored: 'Your draft was restored. The receipts are not saved.',

  title: 'Payment for the family',
  student: 'Student',
  class: 'Class',
  dueNow: 'Due by today',
  due: 'Due',
  amount: 'Amount',
  amountOf: (name: string) => `Amount of ${name}`,
  sessionOf: (name: string) => `Session of ${name}`,
  thisSession: 'This session',
  earlierSession: (session: string, due: string) => `${session}: ${due}`,
  earlierFailed: 'Failed to load dues of earlier sessions',
  total: 'Total',
  receipts: (count: number) => (count === 1 ? '1 receipt' : `${count} receipts`),
  aboveDue: (due: string) => `The amount is more than the pending fee of ${due}`,
  fewStudents: 'Enter amounts for at least two students.',
  save: 'Save Receipts',
  cancel: 'Cancel',
  saved: 'Receipts saved successfully',
  saveFailed: 'Failed to save receipts. Please try again.',

  storedTitle: (first: number, last: number) => `Receipts ${first} to ${last} are saved`,
  storedLine: (amount: string, mode: string) => `${amount} by ${mode.toLowerCase()}`,
  list: 'Receipts of this payment',
  printAll: 'Print all',
  printFailed: 'Failed to print receipts',
});
