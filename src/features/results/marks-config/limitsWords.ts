import { defineWords } from '@/shared/words';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const limitsWords = defineWords({
  title: 'Marks Config',
  chooseFirst: 'Choose session and class',

  noSubjects: 'This class has no subjects in this session yet.',
  noExams: 'This class has no exams in this session yet.',
  toSubjects: 'Subjects of this class',
  toExams: 'Result Config of this class',
  completed: (session: string) =>
    `The session ${session} is completed: its minimum and maximum marks stay as they are.`,
  grid: 'Minimum and maximum marks',
  subject: 'Subject',
  theory: 'Theory',
  practical: 'Practical',
  viva: 'Viva',
  min: 'Min',
  max: 'Max',
  locked: 'Locked',
  graded: 'Judged by grade: no minimum and maximum marks',
  none: '–',
  lacks: (subject: string, component: string) => `${subject} has no ${component.toLowerCase()}`,
  range: (min: string, max: string) => `${min} – ${max}`,
  cell: (subject: string, exam: string, component: string, bound: string) =>
    `${subject}, ${exam}: ${component} ${bound}`,

  titleOf: (className: string, session: string) => `Class ${className}, ${session}`,
  keysHint:
    'Enter and the arrow keys move between the fields. A block of cells copied from a spreadsheet can be pasted.',
  tools: 'Fill the grid',
  fill: 'Fill…',
  copyFirst: (exam: string) => `Copy ${exam} to the other exams`,
  undo: 'Undo',
  undoHint: 'Puts back what stood there before it was filled or pasted',
  fillTitle: 'Fill minimum and maximum marks',
  fillText: 'All subjects that have the component get these marks. What is left empty here stays as it is.',
  fillExam: 'Exam',
  allExams: 'All exams',
  onlyEmpty: 'Only where nothing stands yet',
  fillIn: 'Fill in',
  pastedSome: (left: number) =>
    left === 1
      ? '1 pasted entry was left out: there is no field for it'
      : `${left} pasted entries were left out: there are no fields for them`,

  notNumber: 'Enter a number',
  tooMuch: (most: number) => `Enter at most ${most}`,
  offStep: 'Enter steps of 0.5',
  minAboveMax: (component: string) => `${component} min marks cannot be greater than max marks`,

  fixErrors: 'Please fix the errors before submitting.',
  changes: (count: number) => `Not saved: ${counted(count, 'change', 'changes')}`,
  incomplete: (count: number) => `${counted(count, 'incomplete entry', 'incomplete entries')}`,
  allSaved: 'All saved',
  save: 'Save',
  saveTitle: 'Save minimum and maximum marks?',
  saveText: (subjects: number, entries: number) =>
    `The marks of ${counted(subjects, 'subject', 'subjects')} are stored, ${counted(entries, 'entry', 'entries')} in all.`,
  leftOut: (names: string, more: number) =>
    `Incomplete and not saved: ${names}${more > 0 ? ` and ${more} more` : ''}. A subject needs minimum and maximum of each of its components.`,
  nameIn: (subject: string, exam: string) => `${subject} in ${exam}`,
  noData: 'No data to save',
  saved: 'Marks config updated successfully',
  saveFailed: 'Failed to update marks config',

  changedTitle: 'These marks were changed meanwhile',
  changedText: 'Nothing was saved. Load them again: what you typed stays, except where somebody else gave other marks.',
  changedLoad: 'Load again',
  changedBack: 'Back to my marks',

  loadFailed: 'Failed to load subjects',
});
