import { templateSheets } from '../../../documents/importTemplate.ts';
import { MOST_TEACHERS } from './teacherLimits.ts';

/** Texts of the teacher import: columns, results of the check, template. */
export const teacherImportWords = {
  sameUserName: (row: number) => `Row ${row} has the same username.`,
  samePerson: (row: number) => `Row ${row} is the same teacher: same name and date of birth.`,
  taken: 'This username is already taken',
  takenRows: (rows: number) =>
    rows === 1
      ? 'One username is already taken. No teacher was registered.'
      : `${rows} usernames are already taken. No teacher was registered.`,
  wrong: (rows: number) =>
    rows === 1
      ? 'One row has errors. No teacher was registered.'
      : `${rows} rows have errors. No teacher was registered.`,
  otherCount: (ready: number, confirmed: number) =>
    `${ready} teachers would be registered now, but ${confirmed} were confirmed. Check the file again.`,
  tooMany: `The file has more than ${MOST_TEACHERS} teachers. Split it into several files.`,
  file: 'Teachers to register',
  sheet: 'Teachers',
  footer: 'Page &P of &N',
  ...templateSheets,
  guideLines: [
    'Write one teacher in each row of the sheet Teachers, below its headings.',
    'Columns with a dark heading are required in every row.',
    'Username: if blank, the portal makes one of the name. A username has no spaces.',
    'Write dates as day/month/year: 15/08/1985.',
    'The portal makes the initial passwords and shows them once, after the import.',
    `Teachers who are already registered (same name and date of birth) are skipped. A file has at most ${MOST_TEACHERS} teachers.`,
  ],
};
