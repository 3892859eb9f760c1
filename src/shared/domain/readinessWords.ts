import { defineWords } from '../words';

const classesOf = (count: number): string => `${count} ${count === 1 ? 'class' : 'classes'}`;

export const readinessWords = defineWords({
  open: 'Readiness',
  openOf: (session: string) => `Readiness of ${session}`,
  title: (session: string) => `Readiness of ${session}`,
  table: 'Missing items by class',
  class: 'Class',
  subjects: 'Subjects',
  exams: 'Exams',
  limits: 'Min and max marks',
  fees: 'Fees',
  ready: (count: number) => `All ${classesOf(count)} have subjects, exams, marks and fees.`,
  lacking: (count: number, all: number) => `${count} of ${classesOf(all)} ${count === 1 ? 'is' : 'are'} incomplete.`,
  noClasses: 'This school has no classes yet.',
  missing: 'Missing',
  missingCount: (count: number) => `${count} missing`,
  mend: (part: string, className: string) => `${part} of class ${className} missing`,
  complete: 'Complete',
  none: '–',
  close: 'Close',
  done: 'Done',
  mendDates: (className: string, dates: readonly string[]) =>
    `Fee dates of class ${className} outside the session: ${dates.join(', ')}`,
  datesOutside: 'Dates outside the session',
  noSubjects: 'Subjects missing:',
  noExams: 'Exams missing:',
  noLimits: 'Minimum and maximum marks can be set later:',
  noFees: 'Fees missing:',
  outside: 'Fee dates outside the session:',
  ofClass: (className: string) => `Class ${className}`,
  ofClassWith: (className: string, what: string) => `Class ${className} (${what})`,
  more: (count: number) => `and ${count} more`,
  loadFailed: 'Failed to load the readiness of the session',
});
