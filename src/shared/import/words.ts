import { defineWords } from '../words';

export const importWords = defineWords({
  sheet: 'Spreadsheet',
  drop: 'Drop a spreadsheet here or',
  choose: 'choose a file',
  chooseAnother: 'Choose another file',
  size: (kilobytes: string) => `(${kilobytes} KB)`,
  limits: (rows: string) => `.xlsx or .xls, up to ${rows} rows and 5 MB`,
  cancelled: 'No file was chosen.',
  cancelledAnother: 'No other file was chosen.',
  notASheet: 'Please select a spreadsheet (.xlsx or .xls).',
  sheetTooLarge: 'The spreadsheet must not be larger than 5 MB.',
  sheetUnreadable: 'The file cannot be read from this computer. Choose it again.',
  sheetOfFile: 'Sheet',
  importedSheet: (name: string) => `${name} (imported)`,
  oneSheet: (others: number) =>
    `Only this sheet is read. Choose the other ${others === 1 ? 'one' : others} afterwards.`,
  importedSheets: (imported: number, count: number) => `${imported} of ${count} sheets imported.`,
  checkAgain: 'Check again',
  fileNamed: (file: string) => `the file ${file}`,
  sheetNamed: (sheet: string) => `the sheet ${sheet}`,
  sheetOfFileNamed: (sheet: string, file: string) => `the sheet ${sheet} of ${file}`,
  unknown: (name: string, ofOtherSession: boolean) =>
    `The server did not respond, so ${name} may or may not be imported${ofOtherSession ? ' in the session that you chose before. Choose that session' : '. Choose it'} again to check it.`,
  nextSheet: (name: string) => `Check the next sheet: ${name}`,
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
  otherSheets: (count: number, names: string) =>
    count === 1
      ? `Only the first sheet is read. Another one is not: ${names}.`
      : `Only the first sheet is read. ${count} others are not: ${names}.`,
  unknownColumns: (count: number, headings: string) =>
    count === 1
      ? `This column is not read: ${headings.replace(/\.$/, '')}.`
      : `These columns are not read: ${headings.replace(/\.$/, '')}.`,
  columns: 'Columns',
  columnsTable: 'Columns of the spreadsheet',
  columnsMissing: (count: number) => `${count} required ${count === 1 ? 'column' : 'columns'} missing`,
  columnsSuggested: (count: number) => `${count} to confirm`,
  columnsRead: (count: number, shown: string) => `${shown} ${count === 1 ? 'column' : 'columns'} read`,
  columnsUnread: (count: number) => `${count} not read`,
  noHeadings: 'No heading was found. Headings must be in one of the first ten rows of the sheet.',
  noColumn: (titles: string) => `No column for ${titles}: choose one in “Read as”, or add it to the spreadsheet.`,
  showAllColumns: 'Show all columns',
  confirmColumns: (count: number) => `Confirm ${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  heading: 'Heading',
  examples: 'Examples',
  readAs: 'Read as',
  how: 'Recognised',
  readHeadingAs: (heading: string) => `Read ${heading} as`,
  doNotRead: 'Do not read',
  usedField: (title: string) => `${title} (has a column)`,
  EXACT: 'By name',
  CONFIRMED: 'Confirmed',
  REMEMBERED: 'As last time',
  SUGGESTED: 'Suggestion',
  PORTAL: 'Set by the portal',
  IGNORED: 'Unknown',
  undecided: 'Not decided',
  values: 'Values',
  valuesToCheck: (count: number) => `${count} to check`,
  valuesRead: (count: number, shown: string) => `${shown} ${count === 1 ? 'notation' : 'notations'} understood`,
  rowCount: (count: number, shown: string) => `${shown} ${count === 1 ? 'row' : 'rows'}`,
  inRows: (count: number, rows: string) => `(${count === 1 ? 'row' : 'rows'} ${rows})`,
  inRowsAndMore: (rows: string) => `(rows ${rows}, …)`,
  notReadable: (value: string, rows: string) => `“${value}”: ${rows} cannot be read`,
  wrongCheckDigit: (rows: string) => `The check digit does not match: ${rows}. The numbers are stored as they are.`,
  maskedNumber: (value: string, rows: string) => `${value}: ${rows}, masked numbers are read as blank`,
  readNotation: (notation: string, rows: string, example: string, readAs: string) =>
    `${notation}: ${rows}, e.g. ${example} → ${readAs}`,
  readValue: (value: string, readAs: string, rows: string) => `“${value}” → ${readAs}: ${rows}`,
  moreValues: (count: number, shown: string) => `and ${shown} more ${count === 1 ? 'value' : 'values'}`,
  requiredFirst: 'Required columns are missing. Choose them below, or complete the file.',
  suggestionsFirst: 'Some columns are suggestions. Check and confirm them below.',
  unknownFirst: 'Some columns are not read. Choose below what they are, or confirm that they are not read.',
  seconds: (seconds: number) => `${seconds} s`,
});
