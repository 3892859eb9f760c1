import { defineWords } from '../words';

export const domainWords = defineWords({
  school: 'School',
  chooseSchool: 'Choose a school',
  noSchools: 'No active school',
  schoolsFailed: 'Failed to load schools',
  selectAll: 'Select All',
  clearAll: 'Clear All',
  disabled: (name: string) => `${name} (disabled)`,
  andMore: (count: number) => `+${count} more`,
});
