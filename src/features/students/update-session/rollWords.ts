import { defineWords } from '@/shared/words';

const pupils = (count: number): string => `${count} ${count === 1 ? 'student' : 'students'}`;

export const rollWords = defineWords({
  title: 'Student Session Details',
  students: 'Students and their roll numbers',
  chooseFirst: 'Choose session, class and section',
  empty: 'No students found',
  completed: (session: string) => `The session ${session} is completed: its roll numbers stay as they are.`,

  srNo: 'Sr. No.',
  name: 'Student Name',
  code: 'Student Code',
  father: 'Father Name',
  admissionDate: 'Admission',
  rollNo: 'Roll No.',
  rollNoOf: (name: string) => `Roll No. of ${name}`,
  none: '–',

  tools: 'Number the list',
  byName: 'Number by name',
  byAdmission: 'Number by admission',
  undo: 'Undo',
  undoHint: 'Puts the numbers back that stood there before',
  keysHint: 'Enter and the arrow keys go down and up. A column of numbers can be pasted.',
  pastedSome: (left: number) => (left === 1 ? '1 pasted entry was left out' : `${left} pasted entries were left out`),

  waiting: (count: number) => `Without a section: ${pupils(count)}`,
  waitingBelow: (count: number) => `${count} without a section below`,
  waitingText: 'They get the section with the next save, and a roll number if you give one.',
  put: (section: string) => `Put into ${section}`,
  putOf: (name: string, section: string) => `Put ${name} into ${section}`,
  putAll: (section: string) => `Put all into ${section}`,
  isPut: (section: string) => `New in ${section}`,
  listOf: (place: string, count: number) => `${place}: ${pupils(count)}`,
  takeOut: 'Take out',
  takeOutOf: (name: string) => `Take ${name} out again`,
  personOf: (srNo: string, father: string) => `Sr. No. ${srNo}${father === '' ? '' : ` · Father: ${father}`}`,

  range: 'Roll number must be a whole number from 1 to 99999',
  twice: (rollNo: number) => `Roll number ${rollNo} is given twice`,
  changes: (count: number) => `Not saved: ${count} ${count === 1 ? 'change' : 'changes'}`,
  allSaved: 'All saved',
  save: 'Save',
  fixErrors: 'Please fix the errors before submitting.',
  done: 'Session details updated successfully',
  failed: 'Failed to update session details',

  changedTitle: 'This list was changed meanwhile',
  changedText:
    'Somebody else gave roll numbers, or a student moved or left, since you opened the list. Nothing was saved. Load it again: what you typed stays, except where somebody else gave another number.',
  changedLoad: 'Load again',
  changedBack: 'Back to my list',

  loadFailed: 'Failed to load students',
  sessionsFailed: 'Failed to load sessions',
  classesFailed: 'Failed to load classes',
  initialFailed: 'Failed to load initial data',
});
