import { defineWords } from '@/shared/words';

export const importScreenWords = defineWords({
  title: 'Register from a Spreadsheet',
  list: 'Student List',
  description: 'Fill the template, check every row here, then register all of them at once.',
  session: 'Session',
  chooseSession: 'Choose a session',
  sessionFirst: 'Choose a session first',
  template: 'Download Template',
  templateDone: 'Template downloaded',
  templateFailed: 'Failed to download the template',
  checking: (file: string) => `Checking ${file}`,
  importing: (count: string) => `Registering ${count} students. Please keep this page open.`,
  checkFailed: 'Failed to check the spreadsheet',
  importFailed: 'Failed to register the students',
  annotate: 'Download with Reasons',
  annotated: 'The rows with their reasons were downloaded',
  annotateFailed: 'Failed to download the rows with their reasons',
  rows: 'Rows of the spreadsheet',
  READY: 'To register',
  WRONG: 'With errors',
  KNOWN: 'Registered already',
  name: 'Student Name',
  father: 'Father Name',
  class: 'Class',
  section: 'Section',
  wrongFirst: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'row has' : 'rows have'} errors. Correct the file and choose it again: nothing is registered before.`,
  nothing: 'No row of this spreadsheet is to be registered.',
  ready: 'Every row can be registered.',
  readyBut: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'row is' : 'rows are'} left out: ${count === 1 ? 'the student is' : 'the students are'} registered already.`,
  newAdmissions: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'new admission' : 'new admissions'}: the admission fee applies. The column New Admission (Yes or No) changes this.`,
  register: (count: number, shown: string) => `Register ${shown} ${count === 1 ? 'Student' : 'Students'}`,
  confirm: (count: number, shown: string, session: string) =>
    `${shown} ${count === 1 ? 'student' : 'students'} will be registered in ${session}: all of them, or none.`,
  done: (count: number, shown: string) => `${shown} ${count === 1 ? 'student is' : 'students are'} registered`,
  toList: 'Open the list',
  another: 'Register from another spreadsheet',
  undecided:
    'No answer came: it is not known whether the students are registered. Register them again: nobody is registered twice.',
  changed: 'The rows would do something else now. They were checked again: please look at them once more.',
  sessionsFailed: 'Error fetching sessions',
  classesFailed: 'Error fetching classes',
});
