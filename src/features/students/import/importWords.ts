import { defineWords } from '@/shared/words';

export const importScreenWords = defineWords({
  title: 'Register from Spreadsheet',
  list: 'Student List',
  description: 'Fill in the template, check the rows here, then register all students at once.',
  session: 'Session',
  chooseSession: 'Choose a session',
  sessionFirst: 'Choose a session first',
  template: 'Download Template',
  templateDone: 'Template downloaded',
  templateFailed: 'Failed to download the template',
  checking: (file: string) => `Checking ${file}`,
  importing: (count: number, shown: string) =>
    `Registering ${shown} ${count === 1 ? 'student' : 'students'}. Please keep this page open.`,
  checkFailed: 'Failed to check the spreadsheet',
  importFailed: 'Failed to register the students',
  annotate: 'Download with Reasons',
  annotated: 'Rows and reasons downloaded',
  annotateFailed: 'Failed to download rows and reasons',
  rows: 'Rows of the spreadsheet',
  READY: 'To register',
  WRONG: 'With errors',
  KNOWN: 'Already registered',
  name: 'Student Name',
  father: 'Father Name',
  class: 'Class',
  section: 'Section',
  row: 'Row',
  code: 'Student Code',
  srNo: 'Sr. No.',
  registered: 'Registered students',
  withCodes: 'Download with Codes',
  withCodesDone: 'Rows with student codes downloaded',
  wrongFirst: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'row has' : 'rows have'} errors. Correct the file and choose it again. No student has been registered.`,
  wrongOfSheet: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'row has' : 'rows have'} errors. Correct the file, choose it again, then choose this sheet. Students who are already registered are skipped. No student of this sheet has been registered.`,
  nothing: 'This spreadsheet has no new students to register.',
  nothingOfSheet: 'This sheet has no new students to register.',
  ready: 'Every row can be registered.',
  readyBut: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'row is' : 'rows are'} skipped because ${count === 1 ? 'the student is' : 'the students are'} already registered.`,
  newAdmissions: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'new admission' : 'new admissions'}: the admission fee applies. To change this, use the column New Admission (Yes or No).`,
  register: (count: number, shown: string) => `Register ${shown} ${count === 1 ? 'Student' : 'Students'}`,
  confirm: (count: number, shown: string, session: string) =>
    `${shown} ${count === 1 ? 'student' : 'students'} will be registered in ${session}. If one row fails, no student is registered.`,
  done: (count: number, shown: string) => `${shown} ${count === 1 ? 'student is' : 'students are'} registered`,
  toList: 'Open the list',
  another: 'Register from another spreadsheet',
  undecided:
    'The server did not respond, so the students may or may not be registered. Register them again. No student is registered twice.',
  changed: 'The result of the check has changed. The file was checked again. Review the rows before you register.',
  sessionsFailed: 'Error fetching sessions',
  classesFailed: 'Error fetching classes',
});
