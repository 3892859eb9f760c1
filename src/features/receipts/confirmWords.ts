import { defineWords } from '@/shared/words';

const receipts = (count: number, shown: string): string => `${shown} ${count === 1 ? 'receipt' : 'receipts'}`;

export const confirmWords = defineWords({
  title: 'Confirm Receipt',
  pending: 'Pending receipts',
  searchFirst: 'Choose a session',
  empty: 'This session has no pending receipts',
  noneOfFilter: 'No pending receipts match these filters',
  all: 'All',
  cashier: 'Cashier',
  cashiersFailed: 'Failed to load cashiers',
  createdOn: 'Created On',
  from: 'From Date',
  to: 'To Date',
  clearFilters: 'Clear Filters',
  loadFailed: 'Failed to load receipts. Please try again.',

  download: 'Download',
  downloaded: 'Receipts exported successfully as Excel',
  downloadFailed: 'Failed to export receipts as Excel',

  selection: 'Selected receipts',
  noneSelected: 'No receipt is selected',
  selected: (count: number, shown: string, amount: string) => `${receipts(count, shown)} selected: ${amount}`,
  allSelected: (count: number, shown: string, amount: string) =>
    count === 1
      ? `The receipt of the filter is selected: ${amount}`
      : `All ${shown} receipts of the filter are selected: ${amount}`,
  selectAll: (shown: string) => `Select All ${shown}`,
  tooMany: (most: string) => `Select at most ${most} receipts.`,
  clear: 'Clear Selection',
  rowName: (number: number, name: string) => `receipt ${number} of ${name}`,
  confirm: (count: number) => `Confirm (${count} selected)`,
  confirmed: (count: number) => `${count} receipt(s) confirmed successfully`,
  confirmFailed: 'Failed to confirm receipts',
  confirmUndecided: (text: string) =>
    `${text.replace(/\.$/, '')}. The receipts may or may not be confirmed. The list shows the receipts that are pending now.`,

  upload: 'Upload File',
  uploadTitle: (session: string) => `Upload File: ${session}`,
  uploadHint:
    'Choose the spreadsheet from Download. Delete the rows of payments that have not arrived: all other rows are confirmed, whatever their colour. Add no columns or sheets.',
  checking: (file: string) => `Checking ${file}`,
  confirming: (count: number, shown: string) => `Confirming ${receipts(count, shown)}. Please keep this page open.`,
  checkFailed: 'Failed to check the spreadsheet',
  uploaded: 'Receipts confirmed successfully',
  uploadFailed: 'Failed to upload receipts',
  undecided:
    'The server did not respond, so the receipts may or may not be confirmed. Confirm them again. No receipt is confirmed twice.',
  changed:
    'Some receipts have changed since the check. The file was checked again. Review the rows before you confirm.',
  annotate: 'Download with Reasons',
  annotated: 'Rows and reasons downloaded',
  annotateFailed: 'Failed to download rows and reasons',
  rows: 'Rows of the spreadsheet',
  READY: 'To confirm',
  WRONG: 'With errors',
  KNOWN: 'Already confirmed',
  wrongFirst: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'row has' : 'rows have'} errors. Correct the file and choose it again. No receipt has been confirmed.`,
  ready: (count: number, shown: string, amount: string) => `${receipts(count, shown)} can be confirmed: ${amount}.`,
  nothing: 'All receipts in this spreadsheet are already confirmed.',
  leftOut: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'row is' : 'rows are'} skipped because ${count === 1 ? 'the receipt is' : 'the receipts are'} already confirmed.`,
  confirmFile: (count: number, shown: string) => `Confirm ${shown} ${count === 1 ? 'Receipt' : 'Receipts'}`,
  cancel: 'Cancel',
  close: 'Close',
});
