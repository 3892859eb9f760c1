import { templateSheets } from '../../../documents/importTemplate.ts';

/** Characters of the grades in a heading, so that it is a hint (`headings.ts`). The cells offer all grades. */
const MOST_OF_GRADES = 50;

function firstNames(grades: readonly string[]): string {
  const all = grades.join(', ');
  return all.length <= MOST_OF_GRADES ? all : `${all.slice(0, all.lastIndexOf(', ', MOST_OF_GRADES))}, …`;
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Texts of the marks file: columns, results of the check, template. */
export const marksFileWords = {
  code: 'Student Code',
  srNo: 'Student Sr No.',
  rollNo: 'Roll No.',
  name: 'Student Name',
  father: "Father's Name",
  schoolAttendance: 'School Attendance',
  studentAttendance: 'Student Attendance',
  theory: 'Theory',
  practical: 'Practical',
  viva: 'Viva',
  outOf: (max: number) => `(out of ${max})`,
  between: (min: number, max: number) => `(${min}–${max})`,
  graded: (grades: readonly string[]) => `(grade: ${firstNames(grades)})`,

  row: 'Row',
  outcome: 'Outcome',
  reason: 'Reason',
  READY: 'To be stored',
  CONFLICT: 'Changed since the download',
  WRONG: 'With errors',
  SAME: 'No change',
  /** adds the column unless the reason starts with it */
  of: (column: string, message: string) =>
    sentence(column === '' || message.startsWith(column) ? message : `${column}: ${message}`),
  at: (row: number, column: string, message: string) =>
    column === '' ? `Row ${row}: ${message}` : `Row ${row}, ${column}: ${message}`,
  changedTo: (column: string, stored: string | null, sent: string | null) =>
    `${column}: ${stored ?? 'empty'} → ${sent ?? 'empty'}.`,
  changedBy: (column: string, stored: string | null, sent: string | null, by: string | null) =>
    `${column}: ${sent ?? 'empty'} in the file, ${stored ?? 'empty'} was stored by ${by ?? 'another user'}.`,

  required: 'The exam is required',
  noSubjects: 'The class has no subjects in this session',
  differ: 'params and paramsJson differ',
  noStudentColumn:
    'The students are not named. Add the column Student Code, or the columns Student Sr No. and Student Name.',
  noEntryColumn: (exam: string, unread: string) =>
    `The file has no column with marks of ${exam}.${unread === '' ? '' : ` These columns are not read: ${sentence(unread)}`}`,
  marks: 'marks',
  otherSheets: (names: string, exam: string) =>
    `The file has several sheets: ${names}. Keep only the sheet with the marks of ${exam}, and delete the others.`,
  sheetOfExam: (sheet: string, named: string, exam: string) =>
    `The sheet "${sheet}" is named as the exam ${named}, not as ${exam}. If it has the marks of ${exam}, rename it.`,
  noHeading: (columns: string) =>
    `These columns have values without a heading: ${columns}. Delete these values. If they say something about the marks, correct the marks first.`,
  maximums: (row: number, maximums: string) =>
    `Row ${row} has maximum marks, which are not read: the marks must be out of ${maximums}. Correct marks that are not, then delete the row.`,
  outOfColumn: (max: number, label: string) => `${max} (${label})`,
  otherExam: (made: string | undefined, exam: string) =>
    made === undefined
      ? `The file was made for another exam, not for ${exam}.`
      : `The file was made for the exam ${made}, not for ${exam}.`,
  otherMaximum: (label: string, max: number, stated: number) =>
    `${label} is out of ${max} now, but out of ${stated} in the heading of the file.`,
  correctHeadings: 'Download the template again, or correct the heading.',
  noCode: 'Student Code is missing.',
  noName: 'Student Name is missing. A row without a Student Code needs it.',
  unknownCode: (code: string) => `There is no student ${code} in this session.`,
  unknownSrNo: (srNo: string) => `There is no student with the Sr. No. ${srNo} in this session.`,
  otherClass: (className: string) => `The student belongs to class ${className}.`,
  left: 'The student is disabled or has left.',
  otherSrNo: (code: number, srNo: string) => `The student ${code} has the Sr. No. ${srNo}.`,
  otherName: (code: number, name: string) => `The student ${code} is ${name}.`,
  sameStudent: (row: number) => `Row ${row} has the same student.`,
  unreadable: 'Enter marks, AB, ML or L.',
  unknownGrade: (grades: readonly string[]) => `Enter one of the grades ${grades.join(', ')}, AB, ML or L.`,
  days: (most: number) => `Enter days from 0 to ${most} in steps of 0.5.`,
  step: 'Enter marks in steps of 0.5.',
  shownOtherwise: (title: string, shown: string, value: number) =>
    `${title} contains ${value}, which the spreadsheet shows as "${shown}". Type the marks again.`,
  aboveSchool: (school: number) => `Student attendance is above school attendance ${school}.`,

  invalid: (rows: number, first: string) =>
    `${rows === 1 ? 'One row has errors' : `${rows} rows have errors`}. Nothing was stored. ${first}`,
  otherNow: 'The marks or their maximum have changed since the check. Check the file again.',
  columnsChanged: 'Subjects, limits or grades have changed since the check. Check the file again.',
  conflicts: (count: number) =>
    `${count === 1 ? 'One entry of this file was' : `${count} entries of this file were`} changed since the list was downloaded. Nothing was stored.`,

  file: 'Marks',
  checkedFile: 'Marks, checked',
  sheet: 'Marks',
  footer: 'Page &P of &N',
  ...templateSheets,
  marksOnly: (min: number, max: number, reasons: string) =>
    `Enter marks from ${min} to ${max} in steps of 0.5, or ${reasons}.`,
  guideLines: [
    'Enter the marks of each student in the sheet Marks. The other columns are protected, because the upload finds the students by them.',
    'AB is absent, ML is medical, L is leave. Medical is not accepted in the annual exam.',
    'Marks are in steps of 0.5 and within the limits in the heading. Grey cells belong to a subject of another stream.',
    'Leave a cell blank if there are no marks yet. If you clear marks that were stored when this file was downloaded, the upload removes them.',
    'Rows and columns may be left out or moved. Other columns are not read. A file with other sheets, hidden rows or columns, or a text above the headings is rejected.',
    'Upload this file for the same exam. It is checked first: changes, errors and marks that were changed since the download are listed, and nothing is stored while a row has errors.',
  ],
};
