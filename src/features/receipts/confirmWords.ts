/** The words of the confirmation of receipts. */
import { defineWords } from '@/shared/words';

const receipts = (count: number, shown: string): string => `${shown} ${count === 1 ? 'receipt' : 'receipts'}`;

export const confirmWords = defineWords({
  title: 'Receipt Confirmation',
  pending: 'Pending receipts',
  searchFirst: 'Choose a session',
  empty: 'No receipt of this session waits for its confirmation',
  loadFailed: 'Failed to load receipts. Please try again.',

  download: 'Download',
  downloaded: 'Receipts exported successfully as Excel',
  downloadFailed: 'Failed to export receipts as Excel',

  selection: 'Selected receipts',
  noneSelected: 'No receipt is selected',
  selected: (count: number, shown: string, amount: string) => `${receipts(count, shown)} selected: ${amount}`,
  tooMany: (most: string) => `At most ${most} receipts are confirmed at once.`,
  clear: 'Clear Selection',
  rowName: (number: number, name: string) => `receipt ${number} of ${name}`,
  confirm: (count: number) => `Confirm (${count} selected)`,
  confirmed: (count: number) => `${count} receipt(s) confirmed successfully`,
  confirmFailed: 'Failed to confirm receipts',

  upload: 'Upload File',
  uploadTitle: (session: string) => `Upload File: ${session}`,
  uploadHint:
    'Take the spreadsheet that Download saves and delete or hide the rows of receipts that are not to be confirmed. Every visible row is confirmed.',
  checking: (file: string) => `Checking ${file}`,
  confirming: (count: number, shown: string) => `Confirming ${receipts(count, shown)}. Please keep this page open.`,
  checkFailed: 'Failed to check the spreadsheet',
  uploaded: 'Receipts confirmed successfully',
  uploadFailed: 'Failed to upload receipts',
  undecided:
    'No answer came: it is not known whether the receipts are confirmed. Confirm them again: none is confirmed twice.',
  changed: 'Some of the receipts were changed meanwhile. They were checked again: please look at them once more.',
  annotate: 'Download with Reasons',
  annotated: 'The rows with their reasons were downloaded',
  annotateFailed: 'Failed to download the rows with their reasons',
  rows: 'Rows of the spreadsheet',
  READY: 'To confirm',
  WRONG: 'With errors',
  KNOWN: 'Confirmed already',
  wrongFirst: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'row has' : 'rows have'} errors. Correct the file and choose it again: nothing is confirmed before.`,
  ready: (count: number, shown: string, amount: string) => `${receipts(count, shown)} can be confirmed: ${amount}.`,
  nothing: 'Every receipt of this spreadsheet is confirmed already.',
  leftOut: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'row is' : 'rows are'} left out: ${count === 1 ? 'the receipt is' : 'the receipts are'} confirmed already.`,
  confirmFile: (count: number, shown: string) => `Confirm ${shown} ${count === 1 ? 'Receipt' : 'Receipts'}`,
  cancel: 'Cancel',
  close: 'Close',
});
