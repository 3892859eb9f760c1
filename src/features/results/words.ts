import { defineWords } from '@/shared/words';

/** The messages when the filters of a result screen cannot be loaded. */
export const lookupWords = defineWords({
  schools: 'Failed to fetch schools',
  sessions: 'Failed to fetch sessions',
  classes: 'Failed to fetch classes',
  both: 'Failed to fetch sessions',
});

/** The name in a list of entries, marked where they are read only because the student has left. */
export const shownName = (name: string, left = false): string => (left ? `Left · ${name}` : name);

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const configWords = defineWords({
  unsaved: (title: string) => `You have an unsaved result config of ${title}.`,
  title: 'Result Config',
  exams: 'Exams',
  examsHint: 'Exams of the class. The names are printed on marksheets.',
  grace: 'Grace',
  graceHint: 'Marks that may be added so that a student passes, and in how many subjects.',
  termExamNo: 'Number of Term Exams',
  termName: 'Term Exam',
  midTermName: 'Half Yearly',
  annualName: 'Annual',
  supplementaryName: 'Supplementary Exam',
  internalAssessmentName: 'Internal Assessment Exam',
  preview: 'Exams after saving',
  stored: 'Exams',
  noneYet: 'No exam is selected yet.',
  going: (name: string) => `${name} will be removed`,
  limitsGo: (count: number) => `with the marks limits of ${counted(count, 'subject', 'subjects')}`,
  save: 'Save',
  chooseFirst: 'Please select class and session',
  selectExam: 'Please select at least one exam',
  nameMissing: 'Please enter term exam name and others per exam type',
  fixErrors: 'Please fix the errors before submitting.',
  saved: 'Result config updated successfully',
  saveFailed: 'Failed to update result config',
  loadFailed: 'Failed to load result config',
  notUpcoming: 'A result config can be changed only while the session is upcoming',
  reading: (session: string) => `The session ${session} is not upcoming. Its result config cannot be changed.`,
  notSaved: 'No result config was saved for this class and session.',
  confirmTitle: 'Remove exams?',
  confirmText: (count: number) => `${counted(count, 'exam', 'exams')} with marks limits will be removed`,
  confirm: 'Remove and save',
  off: 'No',
});

export const gradeWords = defineWords({
  unsaved: 'You have unsaved grades of the school.',
  open: 'Grades',
  title: 'Grades of the school',
  hint: 'Best grade first. Subjects evaluated by grade use these grades.',
  nameOf: (position: number) => `Grade ${position}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  add: 'Add grade',
  save: 'Save',
  twice: 'This grade is already in the list',
  discard: 'Discard your changes to the grades?',
  saved: 'Grades updated successfully',
  saveFailed: 'Failed to update grades',
  loadFailed: 'Failed to load grades',
});

export const controlWords = defineWords({
  unsaved: (title: string) => `You have unsaved locks of ${title}.`,
  title: 'Control Result',
  exam: 'Exam',
  chooseExam: 'Choose an exam',
  chooseFirst: 'Choose session, class and exam',
  noExams: 'This class has no exams in this session yet.',
  maxHint: 'Prevents editing of maximum marks',
  uploadHint: 'Prevents uploading new marks',
  editHint: 'Prevents editing existing marks',
  dateHint: 'Set the date when results will be declared',
  save: 'Save Changes',
  saved: 'Exams locked successfully',
  saveFailed: 'Failed to lock exams',
  examsFailed: 'Failed to load exams',
  reading: (session: string) => `The session ${session} is not active. Its locks and dates cannot be changed.`,
  fixErrors: 'Please fix the errors before submitting.',
});
