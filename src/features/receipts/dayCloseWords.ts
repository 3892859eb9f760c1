/** The words of the close of a day. */
import { defineWords } from '@/shared/words';

const receipts = (count: number, shown: string): string => `${shown} ${count === 1 ? 'receipt' : 'receipts'}`;

export const dayCloseWords = defineWords({
  title: 'Day Close',
  madeThatDay: 'What was taken on a day: a receipt counts on the day it was made, whatever its payment date.',
  chooseSchool: 'Choose a school',
  day: 'Day',
  dayRequired: 'Choose a day',
  notYet: 'This day has not come yet.',
  loadFailed: 'Failed to load the day close. Please try again.',

  print: 'Print',
  printFailed: 'Failed to print the day close',
  pdf: 'PDF',
  downloaded: 'Day close downloaded successfully',
  downloadFailed: 'Failed to download the day close',

  taken: (day: string) => `Taken on ${day}`,
  asOf: (moment: string) => `as of ${moment}`,
  handOver: 'Cash to hand over',
  total: 'Total',
  receipts,
  numbered: (numbers: string) => `No. ${numbers}`,
  range: (first: number, last: number) => `${first}–${last}`,
  pending: (amount: string) => `${amount} not confirmed yet`,
  otherDate: (count: number, shown: string, amount: string) =>
    `${receipts(count, shown)} of ${amount} in all ${count === 1 ? 'has' : 'have'} another payment date`,
  empty: 'No receipt was made on this day',

  byCashier: 'By cashier',
  cashier: 'Cashier',
  numbers: 'Receipt No.',
  count: 'Receipts',
  platformUser: 'A platform user',
  byType: 'By receipt type',
  type: 'Receipt Type',

  cancelled: 'Cancelled receipts of this day',
  earlierCancelled: 'Receipts of earlier days cancelled on this day',
  madeOn: 'Made on',
  cancelledOn: 'Cancelled on',
  reason: 'Reason',
  notCounted: (count: number, shown: string) => `${receipts(count, shown)}, in none of the sums above`,
});
