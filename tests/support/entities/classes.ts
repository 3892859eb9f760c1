// The fields of a class and of a section. Parts: `record` of a response, `form` of a request.
import type { FieldTable } from './table';

export const CLASS = {
  classId: { in: 'record' },
  className: { in: 'record form', title: 'Class name', sample: 'Play Group' },
  schoolId: { in: 'record form' },
  teacherId: { in: 'record form' },
  teacherName: { in: 'record' },
  disabled: { in: 'record' },
  sections: { in: 'record' },
  sequence: { in: 'record' },
  inUse: { in: 'record' },
  version: { in: 'record form?' },
} as const satisfies FieldTable;

export const SECTION = {
  sectionId: { in: 'record' },
  sectionName: { in: 'record form', title: 'Section name', sample: 'C' },
  classId: { in: 'record form' },
  stream: { in: 'record form', title: 'Stream', kind: 'choice', sample: 'ARTS', typed: 'Arts' },
  version: { in: 'record form?' },
} as const satisfies FieldTable;
