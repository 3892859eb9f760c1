import { defineWords } from '@/shared/words';

const receipts = (count: number): string => `${count} ${count === 1 ? 'receipt' : 'receipts'}`;

export const printWords = defineWords({
  printAll: 'Print All',
  needsDates: 'Choose a From Date and a To Date first',
  title: (from: string, to: string) =>
    from === to ? `Print all receipts of ${from}?` : `Print all receipts from ${from} to ${to}?`,
  titleOne: (number: string) => `Print receipt ${Number(number)}?`,
  text: 'All receipts in the list are saved as one PDF, lowest number first, with two copies on a page. When the file is saved, they are marked as printed, and later copies are marked DUPLICATE.',
  save: 'Save PDF',
  saved: (count: number | undefined) =>
    count === undefined ? 'The receipts are saved for printing' : `${receipts(count)} saved for printing`,
  failed: 'Failed to print receipts',
});
