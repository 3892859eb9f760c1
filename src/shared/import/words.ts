import { defineWords } from '../words';

export const importWords = defineWords({
  sheet: 'Spreadsheet',
  drop: 'Drop a spreadsheet here or',
  choose: 'choose a file',
  chooseAnother: 'Choose another file',
  limits: '.xlsx or .xls, up to 5,000 rows and 5 MB',
  notASheet: 'Please select a spreadsheet (.xlsx or .xls).',
  sheetTooLarge: 'The spreadsheet must not be larger than 5 MB.',
  sheetUnreadable: 'The file cannot be read from this computer. Choose it again.',
  row: 'Row',
  outcome: 'Outcome',
  reason: 'Reason',
  show: 'Show rows',
  all: 'All',
  none: 'No such rows',
  counted: (label: string, shown: string) => `${label} (${shown})`,
  /** Most messages name their column themselves. */
  problem: (column: string, message: string) =>
    message.toLowerCase().includes(column.toLowerCase()) ? message : `${column}: ${message}`,
  seconds: (seconds: number) => `${seconds} s`,
});
