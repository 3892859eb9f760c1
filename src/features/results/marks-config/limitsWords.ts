import { defineWords } from '@/shared/words';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const limitsWords = defineWords({
  unsaved: (title: string) => `You have unsaved minimum and maximum marks of ${title}.`,
  title: 'Marks Config',
  chooseFirst: 'Choose session and class',

  noSubjects: 'This class has no subjects in this session yet.',
  noExams: 'This class has no exams in this session yet.',
  toSubjects: 'Subjects of this class',
  toExams: 'Result Config of this class',
  completed: (session: string) =>
    `The session ${session} is completed. Its minimum and maximum marks cannot be changed.`,
  grid: 'Minimum and maximum marks',
  subject: 'Subject',
  theory: 'Theory',
  practical: 'Practical',
  viva: 'Viva',
  min: 'Min',
  max: 'Max',
  minimumsHidden: 'All minimum marks are 0.',
  showMinimums: 'Show minimum marks',
  hideMinimums: 'Hide minimum marks',
  locked: 'Locked',
  graded: 'Assessed by grade: no minimum and maximum marks',
  lacks: (subject: string, component: string) => `${subject} has no ${component.toLowerCase()}`,
  cell: (subject: string, exam: string, component: string, bound: string) =>
    `${subject}, ${exam}: ${component} ${bound}`,

  titleOf: (className: string, session: string) => `Class ${className}, ${session}`,
  tools: 'Fill the grid',
  fill: 'Fill…',
  copyFirst: (exam: string) => `Copy ${exam} to the other exams`,
  fillTitle: 'Fill minimum and maximum marks',
  fillText: 'All subjects of a kind get these marks. Empty fields here change nothing.',
  kind: (components: readonly string[], count: number) =>
    `${
      components.length === 1
        ? `${components[0]} only`
        : components
            .join(', ')
            .toLowerCase()
            .replace(/, (?!.*, )/, ' and ')
            .replace(/^./, (letter) => letter.toUpperCase())
    } (${counted(count, 'subject', 'subjects')})`,
  fillExam: 'Exam',
  allExams: 'All exams',
  onlyEmpty: 'Only empty cells',
  fillIn: 'Fill in',

  notNumber: 'Enter a number',
  tooMuch: (most: number) => `Enter at most ${most}`,
  offStep: 'Enter steps of 0.5',
  minAboveMax: (component: string) => `${component} min marks cannot be greater than max marks`,

  incomplete: (count: number) => `${counted(count, 'incomplete entry', 'incomplete entries')}`,
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

  changedTitle: 'These marks have changed',
  changedText: 'Nothing was saved. Reload the marks: yours stay, except where the stored ones have changed.',
  changedBack: 'Back to my marks',

  loadFailed: 'Failed to load subjects',
});
