import { groupDigits } from '../../../../common/digits.ts';
import { templateSheets } from '../../../documents/importTemplate.ts';
import { MOST_ROWS } from '../../../documents/workbookLimits.ts';

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Texts of the student import: columns, results of the check, template. */
export const importWords = {
  last: 'Last',
  lastSchool: 'Last School',
  row: 'Row',
  outcome: 'Outcome',
  reason: 'Reason',
  registeredCode: 'Registered Student Code',
  registeredSrNo: 'Registered Sr. No.',
  classSection: 'Class and Section',
  READY: 'To be registered',
  WRONG: 'With errors',
  KNOWN: 'Already registered',
  /** adds the column unless the reason starts with it */
  of: (column: string, message: string) =>
    sentence(column === '' || message.startsWith(column) ? message : `${column}: ${message}`),
  differs: (title: string, text: string, other: string, otherText: string) =>
    `${title} is "${text}", but ${other} is "${otherText}".`,
  known: (code: number) => `Already registered with student code ${code}.`,

  sameSrNo: (row: number) => `Row ${row} has the same Sr. No.`,
  sameAadhaar: (row: number) => `Row ${row} has the same Aadhar number.`,
  samePerson: (row: number) => `Row ${row} is the same student: same name, father and date of birth.`,
  wrong: (rows: number) =>
    rows === 1 ? 'One row has errors. Nothing was registered.' : `${rows} rows have errors. Nothing was registered.`,
  otherCount: (ready: number, confirmed: number) =>
    `${ready} students would be registered now, but ${confirmed} were confirmed. Check the file again.`,
  classesChanged: 'Classes or sections have changed since the check. Check the file again.',

  file: 'Students to register',
  checkedFile: 'Students to register, checked',
  sheet: 'Students',
  footer: 'Page &P of &N',
  ...templateSheets,
  yes: 'Yes',
  no: 'No',
  guideLines: [
    'Write one student in each row of the sheet Students, below its headings.',
    'Columns with a dark heading are required in every row. The others may stay blank.',
    'At least one of father, mother and guardian is required. Leave all columns of a parent blank if there is no name.',
    'If a class has sections, choose one of them. The sheet Choices lists the possible values.',
    'Write dates as day/month/year: 15/08/2016.',
    'New Admission: Yes or No decides whether the admission fee applies. If blank, students who are registered before the session starts, or who were admitted at most 180 days before its start, are new.',
    'Sr. No.: if blank, the next number of the admission register is used.',
    'Long numbers, such as Aadhar and mobile numbers, are texts here, so that no digit is lost.',
    `Columns may be left out or moved. Other columns and sheets, and hidden rows and columns, are not read. A file has at most ${groupDigits(MOST_ROWS)} students.`,
    'Check the file in the portal before the import. Each row with errors is listed with its reasons. Nothing is stored while a row has errors.',
    'Students who are already registered (same name, father and date of birth) are skipped.',
  ],
};
