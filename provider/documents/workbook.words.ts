import { groupDigits } from '../../common/digits.ts';
import type { CodeName } from '../contract/generated/codes.gen.ts';
import type { CellFault } from './cellLimits.ts';
import { MOST_COLUMNS, MOST_ROWS } from './workbookLimits.ts';

interface FileError {
  code: Extract<CodeName, 'INVALID_FILE' | 'INVALID_FILE_WITH_REASON'>;
  message: string;
}

const unreadable = (message: string): FileError => ({ code: 'INVALID_FILE', message });
const beyond = (message: string): FileError => ({ code: 'INVALID_FILE_WITH_REASON', message });

/** Errors of a file whose table cannot be read. */
export const workbookFaults = {
  notSpreadsheet: unreadable('The file is not a spreadsheet. Save it as .xlsx or .xls and choose it again.'),
  textFile: unreadable(
    'The file is text (CSV) or a web page, named like a spreadsheet. Open it in a spreadsheet program, save it as .xlsx and choose that file.',
  ),
  damaged: unreadable('The file is damaged and cannot be read. Save it under a new name and choose the new file.'),
  encrypted: unreadable('The file is protected by a password. Save it without a password and choose it again.'),
  macros: unreadable('The file contains macros. Save it as .xlsx and choose it again.'),
  tooManyParts: beyond('The file contains too many parts. Copy its table into a new file and choose the new file.'),
  tooLarge: beyond(
    'The file is larger than 50 MB when it is unpacked. Copy its table into a new file and choose the new file.',
  ),
  overpacked: beyond(
    'A part of the file is more than 200 times as large when it is unpacked, so it may be harmful. Copy its table into a new file and choose the new file.',
  ),
  tooMuchText: beyond(
    'The cells of the file contain more than 10 million characters. Copy the table without long texts into a new file and choose the new file.',
  ),
  noSheet: beyond('The file has no sheet of this name, or the sheet is hidden or empty. Choose another sheet.'),
  tooManyRows: beyond(`The file has more than ${groupDigits(MOST_ROWS)} rows. Split it into several files.`),
  tooManyColumns: beyond(`The file has more than ${MOST_COLUMNS} columns. Remove the columns that are not needed.`),
  tooLong: beyond('The file takes too long to read. Copy its table into a new file and choose the new file.'),
} satisfies Record<string, FileError>;

/** Errors of one cell, such as C12. */
const cellFaults: Readonly<Record<CellFault, (cell: string) => FileError>> = {
  longCell: (cell) =>
    beyond(`Cell ${cell} has more than 2,000 characters. Shorten its text, save the file and choose it again.`),
  manyMarks: (cell) =>
    beyond(
      `Cell ${cell} has more than 10 accents or vowel signs on one letter. Type its text again, save the file and choose it again.`,
    ),
};

/** Why the table of a file cannot be read. */
export type FileFault = keyof typeof workbookFaults | { cellFault: CellFault; cell: string };

export const errorOfFile = (fault: FileFault): FileError =>
  typeof fault === 'string' ? workbookFaults[fault] : cellFaults[fault.cellFault](fault.cell);

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
/** Ends a text with one full stop. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
const are = (count: number): string => (count === 1 ? 'is' : 'are');

/** A cell of the file that puts others in doubt. */
interface Evidence {
  /** of its column */
  title: string;
  row: number;
  text: string;
}
const evidence = ({ title, row, text }: Evidence): string => `the ${title} of row ${row} ("${text}")`;

/** Errors in the headings and cells of a table. */
export const tableWords = {
  empty: (sheet: string) => `The sheet "${sheet}" has no rows below its headings.`,
  hidden: (count: number, part: string) => `${counted(count, `hidden ${part}`)} ${are(count)} not read.`,
  otherSheets: (sheet: string, names: string) => sentence(`Only the sheet "${sheet}" is read, not: ${names}`),
  hiddenRow: 'row',
  hiddenColumn: 'column',
  hiddenSheet: 'sheet',
  textsOfRow: (row: number, texts: string) => `Row ${row}: ${texts}.`,
  aboveHeadings: (rows: string, values: string) =>
    `Only the headings may be above the table. ${rows} Delete these rows or texts. If they say something about the ${values}, correct the ${values} first.`,
  rowNumbered: (row: number) => `row ${row}`,
  columnNamed: (letters: string) => `column ${letters}`,
  struck:
    'The file has text that is struck through. Delete the rows that no longer count. Then remove the lines through the text, also in conditional formats and in empty cells.',
  annotated: (values: string) =>
    `The file has notes on cells, pictures, charts or text boxes. If they say something about the ${values}, correct the ${values} first. Then delete them.`,
  hiddenValues: (parts: string) =>
    `Hidden rows and columns have values: ${parts}. Show them, and delete what is not to be read.`,
  missing: (titles: string) => sentence(`These columns are missing: ${titles}`),
  headings: (row: number, titles: string) => sentence(`The headings in row ${row} are: ${titles}`),
  twice: (titles: string) => sentence(`These columns appear twice: ${titles}`),
  ofHeadings: (title: string, headings: string) => `${title} (${headings})`,
  belowGroups: (title: string, groups: string) => `${title} (below ${groups})`,
  unconfirmed: (headings: string) =>
    sentence(`These headings only resemble a column. Confirm how they are read, or rename them: ${headings}`),
  undecided: (headings: string) =>
    sentence(`These columns are not read. Choose what they are, or confirm that they are not read: ${headings}`),
  twinHeadings: (headings: string) =>
    sentence(`Several columns have the same heading. Rename them, or delete the columns: ${headings}`),
  readAs: (heading: string, title: string) => `"${heading}" as ${title}`,
  headingTwice: (heading: string) => `The heading "${heading}" is listed twice.`,
  fieldTwice: (title: string) => `${title} is chosen for two columns. Choose it for one.`,
  unknownField: 'This field is unknown.',
  noHeading: (letters: string) => `Column ${letters} (no heading)`,
  unreadHeading: (heading: string) => `${heading} (not read)`,
  askedAgain: (heading: string) => `${heading} (details?)`,
  askedHeading: (heading: string, group: string) => `${heading} (${group}?)`,
  errorCell: (title: string, error: string) => `${title} has the error ${error}.`,
  noStoredValue: (title: string) =>
    `${title} has a formula without a stored value. Open the file in a spreadsheet program, save it and choose it again.`,
  lostDigits: (title: string) =>
    `${title} is a number of more than 15 digits, and the spreadsheet has lost some of them. Type it as text.`,
  notDate: (title: string) => `${title} must be a valid date.`,
  countsRows:
    'These numbers count the rows. They may be the running number of the list, not the number in the admission register.',
  exchanged: (title: string, example: Evidence) =>
    `${title}: day and month may be exchanged, because ${evidence(example)} is text. If this date is right, type those that are text again as dates. If not, type it as text (dd/mm/yyyy).`,
  monthFirst: (title: string, example: Evidence) =>
    `${title}: day and month may be exchanged, because ${evidence(example)} has the month first. Check all dates of the file, and type them as dd/mm/yyyy.`,
  isDate: (title: string) => `${title} is a date. Type it as text.`,
  notChoice: (title: string, choices: string) => `${title} must be one of: ${choices}.`,
  notAmount: (title: string) => `${title} must be an amount in rupees.`,
  mergedAmount: (title: string) =>
    `${title} is one cell for several rows. Type the amount of each row in its own cell.`,
  /** a text that is neither an amount nor an entry, so that the cell has to be corrected */
  merged: (value: string) => `${value} (merged)`,
  mergedColumns: (title: string) =>
    `${title} is one cell for several columns. Type the value of each column in its own cell.`,
  shownNegative: (title: string, shown: string) =>
    `${title} is a positive number, which the spreadsheet shows as "${shown}". Type the amount again.`,
  shownOtherwise: (title: string, shown: string, value: number) =>
    `${title} contains ${value}, which the spreadsheet shows as "${shown}". Type the amount again.`,
  /** a text that is no amount, so that the cell has to be corrected */
  shownAs: (value: number, shown: string) => `${value} (shown as ${shown})`,
  ditto: 'Write the value instead of a ditto sign.',
  moreDecimals: (title: string, value: string) =>
    `${title} must not have more than two decimals: the cell has "${value}".`,
  found: (message: string, value: string) => `${sentence(message)} The file has "${value}".`,
  blank: 'blank',
  yes: 'Yes',
  no: 'No',
};
