import { defineWords } from '../../words';

export const classSelectionWords = defineWords({
  filters: 'Filters',
  session: 'Session',
  class: 'Class',
  section: 'Section',
  chooseSession: 'Choose a session',
  chooseClass: 'Choose a class',
  chooseSection: 'Choose a section',
  reset: 'Reset',
});
