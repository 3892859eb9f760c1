import { defineWords } from '@/shared/words';

const count = (number: number, one: string, several: string): string => `${number} ${number === 1 ? one : several}`;
const classes = (number: number): string => count(number, 'class', 'classes');
const students = (number: number): string => count(number, 'student', 'students');

/** '1 of 15 classes is', '15 of 15 classes are' */
const ofAll = (number: number, all: number, which = ''): string =>
  `${number} of ${classes(all)}${which} ${number === 1 ? 'is' : 'are'}`;

interface Outcomes {
  readonly promoted: number;
  readonly repeating: number;
  readonly passedOut: number;
  readonly notEligible?: number;
  readonly leftOut?: number;
}

export const nextWords = defineWords({
  title: 'Start the Next Session',
  lead: 'The steps from one academic session to the next, with what is done and what is open.',
  summary: 'Sessions',
  steps: 'Steps',
  from: 'Current session',
  to: 'Next session',
  notCreated: 'Not created yet',
  span: (start: string, end: string) => `${start} – ${end}`,
  chooseSchool: 'Choose a school to see its steps',
  noActive: 'No session is active. Activate the current session first.',
  toSessions: 'Open Session Management',

  stepOf: (number: number) => `Step ${number}`,
  loadFailed: 'This step could not be loaded',
  createFirst: 'Create the next session first.',

  create: 'Create the next session',
  createOpen: (source: string) =>
    `No session follows ${source} yet. The new one can copy subjects, exams and marks limits.`,
  createLink: 'Create Session',
  created: (name: string, span: string) => `${name} is created (${span}).`,
  copied: (source: string, what: readonly string[]) => `Copied from ${source}: ${what.join(', ')}.`,
  notCopied: 'Nothing was copied from another session.',
  subjects: 'subjects',
  exams: 'exams',
  limits: 'marks limits',

  setup: 'Subjects, exams and marks limits',
  ready: (ready: number, all: number) => `${ofAll(ready, all)} ready.`,
  noClasses: 'This school has no classes yet.',
  openSubjects: 'Open Subjects',
  openExams: 'Open Result Config',
  openLimits: 'Open Marks Config',
  openClasses: 'Open Classes',

  fees: 'Fees',
  priced: (ready: number, all: number) =>
    `${ready} of ${classes(all)} ${ready === 1 ? 'has' : 'have'} fees for the session.`,
  openFees: 'Open Fee Structure',

  promote: 'Promote the students',
  notPromoted: (all: number) =>
    `No class is promoted yet. ${classes(all)} ${all === 1 ? 'has' : 'have'} active students.`,
  promotedOf: (done: number, all: number) => `${ofAll(done, all, ' with students')} promoted`,
  numbers: ({ promoted, repeating, passedOut, notEligible = 0, leftOut = 0 }: Outcomes) =>
    [
      `${promoted} promoted`,
      ...(repeating > 0 ? [`${repeating} ${repeating === 1 ? 'repeats' : 'repeat'}`] : []),
      ...(passedOut > 0 ? [`${passedOut} passed out`] : []),
      ...(notEligible > 0 ? [`${notEligible} not eligible`] : []),
      ...(leftOut > 0 ? [`${leftOut} left out`] : []),
    ].join(', '),
  sentence: (first: string, second: string) => `${first}: ${second}.`,
  noStudents: (session: string) => `${session} has no active students to promote.`,
  runs: 'Promotions',
  runOf: (names: readonly string[]) =>
    names.length > 6 ? classes(names.length) : `${names.length === 1 ? 'Class' : 'Classes'} ${names.join(', ')}`,
  runBy: (at: string, by: string | null) => (by === null ? at : `${at} by ${by}`),
  undone: 'Undone',
  undoneAt: (at: string) => `undone ${at}`,
  earlierRuns: (number: number) => `and ${count(number, 'earlier promotion', 'earlier promotions')}`,
  waiting: 'Students not promoted yet, by class:',
  remaining: 'Students not eligible or left out, by class:',
  ofClass: (name: string, number: number) => `${name} (${number})`,
  openPromotion: 'Open Student Promotions',

  place: 'Sections and roll numbers',
  placeBlocked: (session: string) => `No students are enrolled in ${session} yet.`,
  placed: (all: number) =>
    (all === 1 ? '1 student has' : `All ${students(all)} have`) + ' a section and a roll number.',
  toPlace: (pending: number, withoutRollNo: number) =>
    [
      ...(pending > 0 ? [`${students(pending)} without a section`] : []),
      ...(withoutRollNo > 0 ? [`${students(withoutRollNo)} without a roll number`] : []),
    ].join(', ') + '.',
  placeOf: (pending: number, withoutRollNo: number) =>
    [
      ...(pending > 0 ? [`${pending} without section`] : []),
      ...(withoutRollNo > 0 ? [`${withoutRollNo} without roll number`] : []),
    ].join(', '),
  classOf: (name: string) => `Class ${name}`,
  openPlacing: 'Open Student Session Details',

  activate: 'Activate the session',
  activateBlocked: (lacking: number) => `Subjects, exams or fees are missing in ${classes(lacking)}.`,
  activateOpen: (name: string) => `${name} can be activated. Promotions can be undone only until then.`,
  activateLink: 'Activate Session',
  activated: (name: string) => `${name} is active.`,
  lastHint: 'Last, when the fees of the old session are paid:',
  completeLink: (source: string) => `Complete ${source}`,
});
