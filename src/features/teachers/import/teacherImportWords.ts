import { defineWords } from '@/shared/words';

export const teacherImportWords = defineWords({
  title: 'Register Teachers from Spreadsheet',
  list: 'Teacher List',
  description: 'Fill in the template, check the rows here, then register all teachers at once.',
  noPermission: 'You do not have permission to register a teacher',
  template: 'Download Template',
  templateDone: 'Template downloaded',
  templateFailed: 'Failed to download the template',
  checking: (file: string) => `Checking ${file}`,
  importing: (count: number) =>
    `Registering ${count} ${count === 1 ? 'teacher' : 'teachers'}. Please keep this page open.`,
  checkFailed: 'Failed to check the spreadsheet',
  importFailed: 'Failed to register the teachers',
  rows: 'Rows of the spreadsheet',
  READY: 'To register',
  WRONG: 'With errors',
  KNOWN: 'Already registered',
  row: 'Row',
  name: 'Full name',
  userName: 'Username',
  email: 'Email',
  password: 'Initial password',
  wrongFirst: (count: number) =>
    `${count} ${count === 1 ? 'row has' : 'rows have'} errors. Correct the file and choose it again. No teacher has been registered.`,
  wrongOfSheet: (count: number) =>
    `${count} ${count === 1 ? 'row has' : 'rows have'} errors. Correct the file, choose it again, then choose this sheet. Teachers who are already registered are skipped. No teacher of this sheet has been registered.`,
  nothing: 'This spreadsheet has no new teachers to register.',
  nothingOfSheet: 'This sheet has no new teachers to register.',
  ready: 'Every row can be registered.',
  readyBut: (count: number) =>
    `${count} ${count === 1 ? 'row is' : 'rows are'} skipped because ${count === 1 ? 'the teacher is' : 'the teachers are'} already registered.`,
  register: (count: number) => `Register ${count} ${count === 1 ? 'Teacher' : 'Teachers'}`,
  confirm: (count: number) =>
    `${count} ${count === 1 ? 'teacher' : 'teachers'} will be registered with an account. The initial passwords are shown once, after the registration. If one row fails, no teacher is registered.`,
  undecided:
    'The server did not respond, so the teachers may or may not be registered. Register them again. No teacher is registered twice.',
  changed: 'The result of the check has changed. The file was checked again. Review the rows before you register.',
  done: (count: number) => `${count} ${count === 1 ? 'teacher is' : 'teachers are'} registered`,
  once: 'These passwords are shown only now. Print or save them for the teachers before you leave this page.',
  gone: 'The passwords were part of a response that was lost. Set a new password for each teacher in the teacher list.',
  registered: 'Registered teachers',
  print: 'Print Passwords',
  save: 'Save as Spreadsheet',
  saved: 'Spreadsheet of passwords saved',
  saveFailed: 'Failed to write the spreadsheet of passwords',
  sheet: 'Initial passwords',
  fileName: 'Initial passwords.xlsx',
  another: 'Register from another spreadsheet',
  toList: 'Open the list',
});
