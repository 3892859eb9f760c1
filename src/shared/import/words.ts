import { defineWords } from '../words';

export const importWords = defineWords({
  sheet: 'Spreadsheet',
  drop: 'Drop a spreadsheet here or',
  choose: 'choose a file',
  chooseAnother: 'Choose another file',
  size: (kilobytes: string) => `(${kilobytes} KB)`,
  limits: '.xlsx or .xls, up to 5,000 rows and 5 MB',
  cancelled: 'No file was chosen.',
  cancelledAnother: 'No other file was chosen.',
  notASheet: 'Please select a spreadsheet (.xlsx or .xls).',
  sheetTooLarge: 'The spreadsheet must not be larger than 5 MB.',
  sheetUnreadable: 'The file cannot be read from this computer. Choose it again.',
  row: 'Row',
  outcome: 'Outcome',
  reason: 'Reason',
  show: 'Show rows',
  all: 'All',
  none: 'No rows',
  counted: (label: string, shown: string) => `${label} (${shown})`,
  /** adds the column unless the message contains it */
  problem: (column: string, message: string) =>
    message.toLowerCase().includes(column.toLowerCase()) ? message : `${column}: ${message}`,
  notRead: 'Not read',
  hiddenRows: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'row' : 'rows'} hidden by a filter or by hand ${count === 1 ? 'is' : 'are'} not read.`,
  hiddenColumns: (count: number, shown: string) =>
    `${shown} hidden ${count === 1 ? 'column is' : 'columns are'} not read.`,
  hiddenSheets: (count: number, shown: string) =>
    `${shown} hidden ${count === 1 ? 'sheet is' : 'sheets are'} not read.`,
  unknownColumns: (count: number, headings: string) =>
    count === 1
      ? `This column is unknown and is not read: ${headings}.`
      : `These columns are unknown and are not read: ${headings}.`,
  seconds: (seconds: number) => `${seconds} s`,
});
