import { STUDENT_FIELDS } from '@/api/students';
import { defineWords } from '@/shared/words';

const { from, to } = STUDENT_FIELDS.SessionDetail.rollNo.limits;

const students = (count: number): string => `${count} ${count === 1 ? 'student' : 'students'}`;

/** Maximum number of named students; further ones are counted. */
const NAMED = 5;

export const rollWords = defineWords({
  unsaved: (title: string) => `You have unsaved roll numbers of ${title}.`,
  title: 'Student Session Details',
  students: 'Students and their roll numbers',
  chooseFirst: 'Choose session, class and section',
  empty: 'No students found',
  completed: (session: string) => `The session ${session} is completed. Its roll numbers cannot be changed.`,

  srNo: 'Sr. No.',
  name: 'Student Name',
  code: 'Student Code',
  father: 'Father Name',
  admissionDate: 'Admission',
  rollNo: 'Roll No.',
  rollNoOf: (name: string) => `Roll No. of ${name}`,

  tools: 'Number the list',
  byName: 'Number by name',
  byAdmission: 'Number by admission',
  notInList: (names: readonly string[]) =>
    `Not in this list, or listed twice: ${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ` and ${names.length - NAMED} more` : ''}`,

  waiting: (count: number) => `Without a section: ${students(count)}`,
  waitingBelow: (count: number) => `${count} without a section below`,
  waitingText: 'They get the section with the next save, and a roll number if you give one.',
  put: (section: string) => `Put into ${section}`,
  putOf: (name: string, section: string) => `Put ${name} into ${section}`,
  putAll: (section: string) => `Put all into ${section}`,
  isPut: (section: string) => `New in ${section}`,
  listOf: (place: string, count: number) => `${place}: ${students(count)}`,
  takeOut: 'Take out',
  takeOutOf: (name: string) => `Take ${name} out of the section`,
  personOf: (srNo: string, father: string) => `Sr. No. ${srNo}${father === '' ? '' : ` · Father: ${father}`}`,

  range: `Roll number must be a whole number from ${from} to ${to}`,
  twice: (rollNo: number) => `Roll number ${rollNo} is used twice`,
  save: 'Save',
  done: 'Session details updated successfully',
  failed: 'Failed to update session details',

  changedTitle: 'This list has changed',
  changedText: 'Nothing was saved. Reload the list: your roll numbers stay, except where the stored ones have changed.',
  changedBack: 'Back to my list',

  loadFailed: 'Failed to load students',
  sessionsFailed: 'Failed to load sessions',
  classesFailed: 'Failed to load classes',
  initialFailed: 'Failed to load initial data',
});
