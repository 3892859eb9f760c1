import { defineWords } from '@/shared/words';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const promotionWords = defineWords({
  title: 'Student Promotions',
  startSession: 'Start the Next Session',
  source: 'Source Session',
  target: 'Target Session',
  classes: 'Classes',
  excludeFailed: 'Exclude Failed Students',
  chooseSession: 'Choose a session',
  chooseClasses: 'Choose classes',
  sourceFirst: 'Choose a source session first',
  filters: 'Filters',
  reset: 'Reset',
  searchEligible: 'Search Eligible Students',
  searchNotEligible: 'Search Not Eligible Students',
  submit: 'Submit',
  chooseFirst: 'Choose source session, target session and classes, then search',
  searchNow: 'Search to see what a promotion does with each student',

  eligible: 'Eligible students',
  notEligible: 'Not eligible students',
  loadFailed: 'Failed to list students',
  empty: 'No students found',
  code: 'Student Code',
  srNo: 'Sr. No',
  name: 'Student Name',
  father: 'Father Name',
  mother: 'Mother Name',
  class: 'Class',
  section: 'Section',
  gender: 'Gender',
  outcome: 'Promotion',
  actions: 'Actions',
  rowName: (name: string, code: number) => `${name}, ${code}`,
  showResult: 'Show result',
  chooseSection: 'Choose section',
  selectAllOf: (count: number) => `Select all ${count}`,
  unselect: 'Select none',
  untickHint: 'Untick a student to leave out.',
  tickHint: 'Tick a student to promote anyway.',
  leftOutCount: (count: number) => `${counted(count, 'student is', 'students are')} left out`,
  anywayCount: (count: number) => `${counted(count, 'student is', 'students are')} promoted by your decision`,
  sectionCount: (count: number) => `${counted(count, 'section', 'sections')} chosen`,
  ofOtherClasses: (count: number, classNames: readonly string[]) =>
    `these include ${counted(count, 'student', 'students')} of classes that are not chosen: ${classNames.join(', ')}`,
  clearDecisions: 'Undo all decisions',

  unsaved: (session: string | undefined) => `You have unsaved promotion decisions${session ? ` for ${session}` : ''}.`,
  notRestored: (count: number) =>
    count === 1
      ? 'One decision was not restored, because the student has changed. Decide again.'
      : `${count} decisions were not restored, because these students have changed. Decide again.`,
  dropped: (count: number, names: readonly string[]) => {
    const students = names.length > 0 ? names.join(', ') : counted(count, 'student', 'students');
    return count === 1
      ? `Your decision about ${students} no longer applies and was removed. Decide again.`
      : `Your decisions about ${students} no longer apply and were removed. Decide again.`;
  },
  checkFailed: 'The draft cannot be compared with the students',
  retry: 'Retry',
  discardDraft: 'Discard',

  sectionOf: (name: string, className: string) => `Section of ${name} in class ${className}`,
  noSection: 'None yet (registration pending)',
  choose: 'Choose',

  totals: 'Result of the search',
  students: 'Students',
  promoted: 'Promoted',
  repeating: 'Repeating',
  passedOut: 'Passed out',
  sectionMissing: 'Without section',
  notEligibleTotal: 'Not eligible',
  reasons: 'Reasons',
  reasonCount: (reason: string, count: number) => `${reason}: ${count}`,
  allReasons: 'All reasons',

  gaps: (exams: number) => `Marks are missing in ${counted(exams, 'exam', 'exams')}`,
  gapsTitle: 'Missing marks',
  gapsHint: 'Students with missing marks are not eligible. Open an exam to enter them.',
  close: 'Close',
  gapSubject: (subject: string, students: number) => `${subject} (${students})`,
  limitsMissing: 'Maximum marks',
  gapLink: (exam: string, className: string) => `${exam} of class ${className}`,
  gapClass: (className: string) => `Class ${className}`,
});

/** Short reasons for the counts. */
export const reasonWords = defineWords({
  PASSED: 'Passed',
  NOT_JUDGED: 'Not judged by marks',
  BY_DECISION: 'By decision',
  FAILED: 'Failed',
  SUPPLEMENTARY_AWAITED: 'Supplementary awaited',
  RESULT_INCOMPLETE: 'Result incomplete',
  ALREADY_ENROLLED: 'Already enrolled',
  ALREADY_PASSED_OUT: 'Already passed out',
  ENROLLED_BETWEEN: 'Enrolled in a session between',
  TC_ISSUED: 'TC issued',
  STRUCK_OFF: 'Name struck off',
  DISABLED: 'Disabled',
  CLASS_OUTSIDE_ORDER: 'Class outside the order',
  CLASS_DISABLED: 'Class disabled',
});

const MOST_NAMED = 2;
const list = (names: readonly string[]): string => names.join(' and ');

/** The outcome of a promotion for a student as a sentence. */
export const outcomeWords = defineWords({
  promoted: (to: string) => `Promoted to ${to}`,
  promotedAnyway: (to: string) => `Promoted to ${to} by your decision`,
  repeats: (to: string, why: string) => `Repeats ${to}: ${why}`,
  passedOut: 'Passes out of the school',
  passedOutAnyway: 'Passes out of the school by your decision',
  leftOut: 'Left out of this promotion',
  sectionOpen: (text: string) => `${text}, section still to be chosen`,
  notEligible: (why: string) => `Not eligible: ${why}`,
  failed: (subjects: readonly string[]) =>
    subjects.length > MOST_NAMED || subjects.length === 0
      ? `failed in ${subjects.length} subjects`
      : `failed in ${list(subjects)}`,
  supplementary: (subjects: readonly string[]) =>
    subjects.length > MOST_NAMED
      ? `Supplementary exam in ${subjects.length} subjects is awaited`
      : `Supplementary exam in ${list(subjects)} is awaited`,
  incomplete: (missing: readonly string[]) =>
    missing.length <= MOST_NAMED
      ? `Result incomplete: ${list(missing)} missing`
      : `Result incomplete: ${missing[0] ?? ''} and ${missing.length - 1} more missing`,
  noResult: 'There is no result yet',
  already: (session: string, to: string) => `Already in ${session}: ${to}`,
  alreadyPassedOut: 'Passed out in an earlier promotion',
  between: (session: string, to: string) => `Not eligible: in ${to} in ${session}. Promote from that session`,
  tcIssued: (date: string) => `TC issued ${date}`.trim(),
  struckOff: (date: string) => `name struck off ${date}`.trim(),
  disabled: 'the student is disabled',
  outsideOrder: (className: string) => `class ${className} is not in the order of classes`,
  classDisabled: (className: string) => `class ${className} is disabled`,
});

export const submitWords = defineWords({
  title: (source: string, target: string) => `Promote students from ${source} to ${target}?`,
  loading: 'Counting students',
  comparing: 'Comparing your decisions with the students',
  loadFailed: 'Failed to list students',
  promoted: 'Promoted to the next class',
  repeating: 'Repeat their class',
  passedOut: 'Pass out of the school',
  leftOut: 'Left out',
  notEligible: 'Not eligible',
  sectionMissing: (count: number) =>
    `${counted(count, 'student gets', 'students get')} no section yet. Choose sections in Update Session Details.`,
  undoHint: (target: string) => `You can undo the promotion in the history while ${target} is upcoming.`,
  nobody: 'No student is eligible. Nothing would change.',
  confirm: 'Promote',
  done: 'Students promoted successfully',
  nothing: 'Nothing was changed: these students were promoted before or are no longer eligible',
  failed: 'Failed to promote students',
  undecided: (text: string) =>
    `${text.replace(/\.$/, '')}. The students may or may not be promoted. The list shows what is stored now.`,
});

export const historyWords = defineWords({
  open: 'Promotion History',
  title: 'Promotion History',
  close: 'Close',
  loadFailed: 'Failed to load the promotion history',
  empty: 'No promotion yet',
  sessions: (source: string, target: string) => `${source} → ${target}`,
  sessionsName: (source: string, target: string) => `From ${source} to ${target}`,
  madeBy: (at: string, by: string) => `${at} by ${by}`,
  made: (at: string) => at,
  undoneBy: (at: string, by: string) => `Undone ${at} by ${by}`,
  undoneAt: (at: string) => `Undone ${at}`,
  undone: 'Undone',
  classes: (names: string) => `Classes ${names}`,
  promoted: (count: number) => `${count} promoted`,
  repeating: (count: number) => `${count} repeating`,
  passedOut: (count: number) => `${count} passed out`,
  notEligible: (count: number) => `${count} not eligible`,
  leftOut: (count: number) => `${count} left out`,
  undo: 'Undo',
  undoOf: (source: string, target: string, at: string) => `Undo the promotion from ${source} to ${target} of ${at}`,

  undoTitle: 'Undo this promotion?',
  undoText: (count: number, target: string) =>
    `${counted(count, 'enrolment', 'enrolments')} in ${target} will be removed. The students stay in their old session and can be promoted again.`,
  checking: 'Checking what the new enrolments contain',
  checkFailed: 'Failed to check the promotion',
  notUpcoming: (target: string) => `${target} is not upcoming any more. The promotion cannot be undone.`,
  wasUndone: 'This promotion was undone before.',
  blocked: (count: number) =>
    `${counted(count, 'student prevents', 'students prevent')} the undo. Remove these entries first:`,
  blocker: (name: string, code: number, to: string) => `${name} (${code}, ${to})`,
  more: (count: number) => `and ${counted(count, 'more student', 'more students')}`,
  RECEIPT: 'receipt',
  MARKS: 'marks or remark',
  ROLL_NUMBER: 'roll number',
  DISCOUNT: 'discount or admission fee',
  OPENING_BALANCE: 'opening balance',
  CERTIFICATE: 'valid certificate',
  OTHER_CLASS: 'moved to another class',
  confirmUndo: 'Undo promotion',
  keep: 'Keep it',
  undoDone: (count: number) => `Promotion undone: ${counted(count, 'enrolment', 'enrolments')} removed`,
  undoFailed: 'Failed to undo the promotion',
});

export const yearWords = defineWords({
  title: 'Result of the year',
  close: 'Close',
  loadFailed: 'Failed to load the result',
  subject: 'Subject',
  total: 'Total',
  status: 'Result',
  table: 'Marks by subject and exam',
  PASSED: 'Passed',
  FAILED: 'Failed',
  INCOMPLETE: 'Incomplete',
  LEFT_OUT: 'Left out',
  NO_PAPER: 'No marks',
  GRADED: 'Grade',
  NOT_TAKEN: 'Not taken',
});
