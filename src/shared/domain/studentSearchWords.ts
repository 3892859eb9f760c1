import { STUDENT_FIELDS } from '@/api/students';
import { defineWords } from '../words';

export const studentSearchWords = defineWords({
  before: 'Enter a search term to find students',
  tooLong: STUDENT_FIELDS.StudentFilter.searchText.message.maxLength,
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
    if (count >= most) return `The first ${most} students: type more to find others`;
    return count === 1 ? '1 student found' : `${count} students found`;
  },
  father: (name: string) => `Father: ${name}`,
  sessionsFailed: 'Error fetching sessions',
  classesFailed: 'Error fetching classes',
});
