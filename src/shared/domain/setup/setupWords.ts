import { defineWords } from '../../words';

const count = (number: number, one: string, several: string): string => `${number} ${number === 1 ? one : several}`;
const classes = (number: number): string => count(number, 'class', 'classes');

export const setupWords = defineWords({
  title: 'Set-up of the School',
  lead: 'The steps from an empty school to its first receipt.',
  steps: 'Steps of the set-up',
  back: (school: string) => `Back to the set-up of ${school}`,
  loadFailed: 'Failed to load the set-up of the school',
  ofAll: (done: number, all: number) => `${done} of ${classes(all)} done.`,
  missing: (names: readonly string[], more: number) =>
    `Missing: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  needs: (permission: string) => `Needs the permission “${permission}”.`,
  needsPlatform: 'Needs a platform administrator.',
  needsSchoolUser: (permission: string) => `Needs a user of the school with the permission “${permission}”.`,
  sessionFirst: 'Create the session first.',
  classesFirst: 'Add the classes first.',

  details: 'School details',
  detailsDone: 'Logo and the first numbers of students, receipts and certificates are stored.',
  noNumbers: 'The first numbers of students, receipts or certificates are missing.',
  noLogo: 'The logo for receipts and certificates is missing.',
  openDetails: 'Open School',

  session: 'Academic session',
  noSession: 'No session yet.',
  sessionDone: (name: string) => `${name} is created.`,
  addSession: 'Add Session',
  openSessions: 'Open Sessions',

  classes: 'Classes and sections',
  noClasses: 'No classes yet. The standard classes are added in one step.',
  classesDone: (all: number, sections: number) => `${classes(all)} with ${count(sections, 'section', 'sections')}.`,
  withoutSection: (number: number) => `${classes(number)} without a section.`,
  addClasses: 'Add Classes',
  openClasses: 'Open Classes',

  administrator: 'Administrator of the school',
  noAdministrator: 'Nobody in the school can sign in and give permissions yet.',
  administratorDone: 'The school has a user who manages permissions.',
  addAdministrator: 'Add Administrator',
  openTeachers: 'Open Teachers',

  subjects: 'Subjects',
  openSubjects: 'Open Subjects',
  exams: 'Exams',
  openExams: 'Open Result Config',
  fees: 'Fees',
  feeDates: (number: number) => `Fee dates outside the session in ${classes(number)}.`,
  openFees: 'Open Fees',
  limits: 'Marks limits',
  limitsWait: 'They are needed when marks are entered.',
  openLimits: 'Open Marks Config',

  students: 'Students',
  noStudents: 'No students yet. Import them from a spreadsheet.',
  studentsDone: (number: number) => `${count(number, 'student', 'students')} enrolled.`,
  importStudents: 'Import Students',

  activate: 'Activate the session',
  notReady: 'Subjects, exams and fees of each class come first.',
  canActivate: (name: string) => `${name} can be activated. Fees cannot be changed after that.`,
  activated: (name: string) => `${name} is active. Receipts can be made.`,
  activateSession: 'Activate Session',
});
