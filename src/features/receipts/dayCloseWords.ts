import { defineWords } from '@/shared/words';

const receipts = (count: number, shown: string): string => `${shown} ${count === 1 ? 'receipt' : 'receipts'}`;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export const dayCloseWords = defineWords({
  title: 'Day Close',
  madeThatDay: 'Receipts count on the day they were created, regardless of the payment date.',
  chooseSchool: 'Choose a school',
  day: 'Day',
  view: 'View',
  mine: 'My drawer only',
  dayRequired: 'Choose a day',
  notYet: 'Choose today or an earlier day.',
  loadFailed: 'Failed to load the day close. Please try again.',

  print: 'Print',
  printFailed: 'Failed to print the day close',
  pdf: 'PDF',
  downloaded: 'Day close downloaded successfully',
  downloadFailed: 'Failed to download the day close',

  taken: (day: string) => `Collected on ${day}`,
  asOf: (moment: string) => `as of ${moment}`,
  handOver: 'Cash to hand over',
  total: 'Total',
  receipts,
  numbered: (numbers: string) => `No. ${numbers}`,
  range: (first: number, last: number) => `${first}–${last}`,
  pending: (amount: string) => `${amount} not confirmed yet`,
  otherDate: (count: number, shown: string, amount: string) =>
    `${receipts(count, shown)} (${amount}) ${count === 1 ? 'has' : 'have'} a different payment date`,
  confirm: 'Confirm',
  confirmOf: (mode: string, day: string) => `Confirm receipts of ${day}: ${mode}`,
  cancelledNumbers: (count: number, shown: string, amount: string, numbers: string) =>
    `${shown} cancelled ${count === 1 ? 'receipt' : 'receipts'} (${amount}): No. ${numbers}`,
  empty: 'No receipts were created on this day',

  collectedFrom: (first: string, last: string) => `Collected from ${first} to ${last}`,
  emptyDays: (first: string, last: string) => `No receipts were created from ${first} to ${last}`,
  byDay: 'By day',
  shortDay: (day: string) => day.slice(0, 5),
  dayWithWeekday: (day: string, weekday: number) => `${day}, ${WEEKDAYS[weekday]}`,
  cancelledCount: 'Cancelled',

  byCashier: 'By cashier',
  cashier: 'Cashier',
  numbers: 'Receipt No.',
  count: 'Receipts',
  byType: 'By receipt type',
  type: 'Receipt Type',

  cancelled: 'Cancelled receipts of this day',
  earlierCancelled: 'Receipts of earlier days cancelled on this day',
  madeOn: 'Created on',
  cancelledOn: 'Cancelled on',
  reason: 'Reason',
  notCounted: (count: number, shown: string) => `${receipts(count, shown)}, not included in the totals above`,
});

/** By range. */
export const rangeWords = defineWords({ DAY: 'One day', WEEK: 'Week', MONTH: 'Month' });
export const beforeWords = defineWords({ DAY: 'Previous day', WEEK: 'Previous week', MONTH: 'Previous month' });
export const afterWords = defineWords({ DAY: 'Next day', WEEK: 'Next week', MONTH: 'Next month' });
