import { STUDENT } from './students';
import { rowOf } from './table';

/** A valid row of an import file of students, in a class of the demo. */
export const studentRow = (name?: string, changes: Record<string, string> = {}): Record<string, string> => ({
  ...rowOf(STUDENT, 'required'),
  Class: '5',
  Section: 'A',
  'Father Name': 'Ramesh Verma',
  ...(name !== undefined && { 'Student Name': name }),
  ...changes,
});
