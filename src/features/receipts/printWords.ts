/** The words of printing all receipts of the list. */
import { defineWords } from '@/shared/words';

const receipts = (count: number): string => `${count} ${count === 1 ? 'receipt' : 'receipts'}`;

export const printWords = defineWords({
  printAll: 'Print All',
  needsDates: 'Choose a From Date and a To Date first',
  title: (from: string, to: string) =>
    from === to ? `Print all receipts of ${from}?` : `Print all receipts from ${from} to ${to}?`,
  text: 'The receipts of the list are saved as one PDF, the lowest number first, two copies on a page. They count as printed then: each further copy says DUPLICATE.',
  save: 'Save PDF',
  saved: (count: number | undefined) =>
    count === undefined ? 'The receipts are saved for printing' : `${receipts(count)} saved for printing`,
  failed: 'Failed to print receipts',
});
