import { defineWords } from '@/shared/words';

const counted = (count: number, shown: string, one: string, many: string): string =>
  `${shown} ${count === 1 ? one : many}`;
const students = (count: number, shown: string): string => counted(count, shown, 'student', 'students');

/** Amounts and counts in the parameters are already formatted. */
export const openingWords = defineWords({
  title: 'Opening Balances',
  description:
    'What students paid, and still owe of earlier sessions, from before the school used this portal. An opening balance is no receipt.',
  chooseFirst: 'Choose school and session',
  loadFailed: 'Failed to load the opening balances',
  completed: (session: string) => `The session ${session} is completed. Its opening balances cannot be changed.`,

  import: 'Import from a spreadsheet',
  class: 'Class',
  allClasses: 'All classes',
  template: 'Download Spreadsheet',
  templateDone: (count: number, shown: string) => `Spreadsheet with ${students(count, shown)} downloaded`,
  templateFailed: 'Failed to download the spreadsheet',
  steps: 'Download the students, fill in their amounts, then choose the file. It is checked before anything is stored.',
  checking: (file: string) => `Checking ${file}`,
  checkFailed: 'Failed to check the spreadsheet',
  storing: (count: number, shown: string) =>
    `Storing ${counted(count, shown, 'opening balance', 'opening balances')}. Please keep this page open.`,
  storeFailed: 'Failed to store the opening balances',
  annotate: 'Download with Reasons',
  annotated: 'Rows and reasons downloaded',
  annotateFailed: 'Failed to download rows and reasons',
  rows: 'Rows of the spreadsheet',
  READY: 'To store',
  WRONG: 'With errors',
  KNOWN: 'Has an opening balance',
  BLANK: 'No amounts',
  name: 'Student Name',
  section: 'Section',
  paid: 'Paid',
  discount: 'Discount',
  earlierDues: 'Earlier Dues',
  wrongFirst: (count: number, shown: string) =>
    `${counted(count, shown, 'row has', 'rows have')} errors. Correct the file and choose it again. Nothing has been stored.`,
  wrongOfSheet: (count: number, shown: string) =>
    `${counted(count, shown, 'row has', 'rows have')} errors. Correct the file, choose it again, then choose this sheet. Students with an opening balance are skipped. Nothing of this sheet has been stored.`,
  nothing: 'This spreadsheet has no opening balances to store.',
  nothingOfSheet: 'This sheet has no opening balances to store.',
  ready: 'Every row with amounts can be stored.',
  readyBut: (count: number, shown: string) =>
    `${counted(count, shown, 'row is', 'rows are')} skipped because the student already has an opening balance.`,
  unknownFirst:
    'Some columns are not read. Check that none of them says that an amount is a credit, or something else than its column: choose below what they are, or confirm that they are not read.',
  sums: 'Sums of the rows to store',
  store: (count: number, shown: string) => `Store ${counted(count, shown, 'Opening Balance', 'Opening Balances')}`,
  stored: (count: number, shown: string) =>
    `${students(count, shown)}: opening ${count === 1 ? 'balance' : 'balances'} stored`,
  undecided:
    'The server did not respond, so the opening balances may or may not be stored. Store them again. No balance is stored twice.',
  changed: 'The result of the check has changed. The file was checked again. Review the rows before you store them.',

  entries: 'Opening balances of the session',
  none: 'This session has no opening balances yet.',
  students: 'Students',
  byClass: 'By class',
  total: 'All classes',
  ofClass: 'Students of class',
  studentCode: 'Student Code',
  row: 'Row of the File',
  workbooks: 'Imported spreadsheets',
  file: 'File',
  storedAt: 'Stored',
  storedBy: (at: string, by: string) => (by === '' ? at : `${at} by ${by}`),
  left: 'Students left',
  reversed: 'Reversed',
  actions: 'Actions',
  hasReceipt: 'Has a receipt',
  reverse: 'Reverse',
  reverseOne: (name: string) => `Reverse the opening balance of ${name}`,
  reverseFile: (file: string) => `Reverse the opening balances of ${file}`,
  reverseTitle: 'Reverse opening balances?',
  reverseOneText: (name: string) =>
    `The opening balance of ${name} is removed, with the discount that it gave. You can import another one.`,
  reverseFileText: (count: number, shown: string, file: string) =>
    `The opening balances of ${students(count, shown)} from ${file} are removed, with the discounts that they gave. Students with a fee receipt keep theirs.`,
  reverseDone: (count: number, shown: string) =>
    `${counted(count, shown, 'opening balance', 'opening balances')} reversed`,
  reverseFailed: 'Failed to reverse the opening balances',
  reverseUndecided: (text: string) =>
    `${text.replace(/\.$/, '')}. The opening balances may or may not be reversed. The list shows those that are stored now.`,
  stays: 'Not everything was reversed',
  RECEIPT: 'has a fee receipt and keeps the opening balance',
  DISCOUNT_CHANGED: 'keeps the discount, because it was changed since the import',
  stay: (name: string, code: number, reason: string) => `${name} (${code}) ${reason}.`,
  more: (count: string) => `and ${count} more`,
});
