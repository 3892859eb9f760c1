import type { CodeName } from '../contract/generated/codes.gen.ts';

export const MOST_ROWS = 5_000;
export const MOST_COLUMNS = 100;

interface Told {
  code: Extract<CodeName, 'INVALID_FILE' | 'INVALID_FILE_WITH_REASON'>;
  message: string;
}

const unreadable = (message: string): Told => ({ code: 'INVALID_FILE', message });
const beyond = (message: string): Told => ({ code: 'INVALID_FILE_WITH_REASON', message });

/** What is said of a file whose table cannot be read. */
export const workbookFaults = {
  notSpreadsheet: unreadable('The file is no spreadsheet. Save it as .xlsx or .xls and choose it again.'),
  damaged: unreadable('The file is damaged and cannot be read. Save it anew and choose it again.'),
  encrypted: unreadable('The file is protected by a password. Save it without one and choose it again.'),
  macros: unreadable('The file holds macros. Save it as .xlsx and choose it again.'),
  tooManyParts: beyond('The file holds too many parts. Copy its table into a new file and choose that.'),
  tooLarge: beyond(
    'The file holds more than 50 MB when it is unpacked. Copy its table into a new file and choose that.',
  ),
  tooManyRows: beyond('The file has more than 5,000 rows. Share them out over several files.'),
  tooManyColumns: beyond('The file has more than 100 columns.'),
  tooLong: beyond('The file takes too long to read. Copy its table into a new file and choose that.'),
} satisfies Record<string, Told>;

export type WorkbookFault = keyof typeof workbookFaults;

/** What is said of a table whose headings or cells are not what was asked for. */
export const tableWords = {
  empty: 'The first sheet of the file has no rows below its headings.',
  missing: (titles: string) => `These columns are missing: ${titles}.`,
  unknown: (titles: string) => `These columns are not known: ${titles}.`,
  twice: (titles: string) => `These columns stand there twice: ${titles}.`,
  noHeading: (letters: string) => `These columns have values but no heading: ${letters}.`,
  errorCell: (title: string, error: string) => `${title} holds the error ${error}.`,
  lostDigits: (title: string) =>
    `${title} is a number of more than 15 digits, of which the spreadsheet has lost some. Type it as text.`,
  notDate: (title: string) => `${title} must be a valid date.`,
  isDate: (title: string) => `${title} is a date. Type it as text.`,
  notChoice: (title: string, choices: string) => `${title} must be one of: ${choices}.`,
  yes: 'Yes',
  no: 'No',
};
