import { defineWords } from '../words';

export const studentSearchWords = defineWords({
  before: 'Enter a search term to find students',
  waiting: 'Searching…',
  none: 'No students found matching with the search text',
});
