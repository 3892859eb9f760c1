import { STUDENT_FIELDS } from '@/api/students';
import { defineWords } from '../words';

/** Reasons why a student cannot be chosen. */
export const obstacleWords = defineWords({
  DELETED: 'deleted',
  TC_ISSUED: 'TC issued',
  STRUCK_OFF: 'name struck off',
  DISABLED: 'disabled',
  NOT_IN_SESSION: 'not enrolled in this session',
  SECTION_MISSING: 'section missing',
  REGISTRATION_PENDING: 'registration not complete',
  LISTED: 'already in this form',
});

const TOO_LONG: string = STUDENT_FIELDS.StudentFilter.searchText.message.maxLength;

export const studentSearchWords = defineWords({
  before: 'Enter a search term to find students',
  tooLong: TOO_LONG,
  waiting: 'Searching…',
  none: 'No students found matching with the search text',
  failed: 'Failed to load students',

  session: 'Session',
  chooseSession: 'Choose a session',
  selectSession: 'Please select a session',
  class: 'Class',
  all: 'All',
  student: 'Student (Name/Code)',
  results: 'Students found',
  found: (count: number, most: number) => {
    if (count >= most) return `First ${most} students. Type more to narrow the search`;
    return count === 1 ? '1 student found' : `${count} students found`;
  },
  chooseByArrows: 'choose with the arrow keys',
  notEligible: 'This student cannot be chosen',
  cannotChoose: (code: number, name: string, reason: string) => `${code} ${name}: ${reason}`,
  inClass: (name: string) => `in class ${name}`,
  readmit: 're-admit',
  openTcList: 'open TC list',
  chooseSection: 'choose a section',
  complete: 'complete the registration',
  openStudent: 'open student',
  linkOf: (code: number, label: string) => `${code}: ${label}`,
  father: (name: string) => `Father: ${name}`,
  mother: (name: string) => `Mother: ${name}`,
  srNo: (srNo: string) => `Sr. No. ${srNo}`,
  ofParent: (text: string) => `Parent: “${text}”`,
  sessionsFailed: 'Error fetching sessions',
  classesFailed: 'Error fetching classes',
});
