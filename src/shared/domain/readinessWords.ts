import { defineWords } from '../words';
import type { ReadinessPart } from './readiness';

const classesOf = (count: number): string => `${count} ${count === 1 ? 'class' : 'classes'}`;

interface PartTexts {
  /** before the names of the classes */
  readonly lead: string;
  readonly cell: string;
  /** the name of the link in a cell; `className`: with details, such as '11 (Science)' */
  readonly link: (className: string) => string;
}

const PARTS: Readonly<Record<ReadinessPart, PartTexts>> = {
  SUBJECTS: {
    lead: 'Subjects missing:',
    cell: 'Missing',
    link: (className) => `Subjects of class ${className} missing`,
  },
  EXAMS: { lead: 'Exams missing:', cell: 'Missing', link: (className) => `Exams of class ${className} missing` },
  GRACE: {
    lead: 'Grace in more subjects than the class has:',
    cell: 'Grace too high',
    link: (className) => `Grace of class ${className} in more subjects than it has`,
  },
  LIMITS: {
    lead: 'Minimum and maximum marks can be set later:',
    cell: 'Missing',
    link: (className) => `Min and max marks of class ${className} missing`,
  },
  FEES: { lead: 'Fees missing:', cell: 'Missing', link: (className) => `Fees of class ${className} missing` },
  FEE_DATES: {
    lead: 'Fee dates outside the session:',
    cell: 'Dates outside the session',
    link: (className) => `Fee dates outside the session in class ${className}`,
  },
};

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
  complete: 'Complete',
  none: '–',
  close: 'Close',
  done: 'Done',
  leadOf: (part: ReadinessPart) => PARTS[part].lead,
  missingOf: (part: ReadinessPart) => PARTS[part].cell,
  linkOf: (part: ReadinessPart, className: string) => PARTS[part].link(className),
  ofClass: (className: string) => `Class ${className}`,
  withDetails: (name: string, details: readonly string[]) => `${name} (${details.join(', ')})`,
  more: (count: number) => `and ${count} more`,
  loadFailed: 'Failed to load the readiness of the session',
});
