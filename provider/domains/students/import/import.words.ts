const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Texts of the student import: the file, its dry run and its template. */
export const importWords = {
  father: 'Father',
  mother: 'Mother',
  guardian: 'Guardian',
  last: 'Last',
  lastSchool: 'Last School',
  row: 'Row',
  outcome: 'Outcome',
  reason: 'Reason',
  READY: 'To be registered',
  WRONG: 'Wrong',
  KNOWN: 'Registered already',
  /** a message that starts with the name of its column is not prefixed with it */
  of: (column: string, message: string) =>
    sentence(column === '' || message.startsWith(column) ? message : `${column}: ${message}`),
  known: (code: number) => `Registered already with the student code ${code}.`,

  sameSrNo: (row: number) => `Row ${row} has the same Sr. No.`,
  sameAadhaar: (row: number) => `Row ${row} has the same Aadhar number.`,
  samePerson: (row: number) => `Row ${row} is the same student: same name, father and date of birth.`,
  wrong: (rows: number) =>
    rows === 1 ? 'One row is wrong. Nothing was registered.' : `${rows} rows are wrong. Nothing was registered.`,
  otherCount: (ready: number, confirmed: number) =>
    `${ready} students would be registered now, not the ${confirmed} that were confirmed. Check the file again.`,
  classesChanged: 'Classes or sections were changed meanwhile. Check the file again.',

  file: 'Students to register',
  checkedFile: 'Students to register, checked',
  sheet: 'Students',
  footer: 'Page &P of &N',
  choices: 'Choices',
  guide: 'How to fill',
  yes: 'Yes',
  no: 'No',
  guideLines: [
    'Write one student in each row of the sheet Students, below its headings.',
    'Headings on a dark ground must be filled in every row. The others may stay blank.',
    'At least one of father, mother and guardian is needed, with the name. Who has no name needs no other field.',
    'A class that has sections needs one of its own. The sheet Choices lists what can be chosen.',
    'Dates are written day/month/year: 15/08/2016.',
    'New Admission: Yes or No decides whether the admission fee applies. Left blank, students who are registered before the session starts, or who were admitted at most 180 days before its start, are new.',
    'Sr. No.: left blank, the next number of the admission register is given.',
    'Long numbers, such as Aadhar and mobile numbers, are texts here, so that no digit is lost.',
    'Columns may be left out or moved. Other columns, and hidden rows and columns, are not read. A file has at most 5,000 students.',
    'Check the file in the portal before it is imported: each wrong row is named with its reason. Nothing is stored while a row is wrong.',
    'Who is registered already, by name, father and date of birth, is left out.',
  ],
};
