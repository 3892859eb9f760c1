// The fields of a subject in the list of a school, of a subject of a class, and of a group of subjects. Parts: `record` of a response,
// `form` of a request; `preset` of a new subject of a class, and `category`, its checkboxes of marks.
import type { FieldTable } from './table';

export const MASTER_SUBJECT = {
  subjectId: { in: 'record' },
  subjectName: { in: 'record form', sample: 'Artificial Intelligence' },
  inUse: { in: 'record' },
  version: { in: 'record' },
} as const satisfies FieldTable;

export const CLASS_SUBJECT = {
  subjectId: { in: 'record form' },
  subjectName: { in: 'record' },
  classId: { in: 'record form' },
  sessionId: { in: 'record form' },
  type: { in: 'record form preset', sample: 'MANDATORY' },
  evaluationMethod: { in: 'record form preset', sample: 'MARKS' },
  theory: { in: 'record form preset category', title: 'Theory', sample: true },
  practical: { in: 'record form preset category', title: 'Practical', sample: false },
  viva: { in: 'record form preset category', title: 'Viva', sample: false },
  stream: { in: 'record form preset', sample: null },
  groupIds: { in: 'record form' },
  groups: { in: 'record' },
  version: { in: 'record form?' },
} as const satisfies FieldTable;

export const SUBJECT_GROUP = {
  groupId: { in: 'record form' },
  groupName: { in: 'record form', sample: 'Languages' },
  sessionId: { in: 'record form' },
  classId: { in: 'record form' },
  stream: { in: 'record form', sample: null },
  subjectIds: { in: 'record form' },
  version: { in: 'record form?' },
} as const satisfies FieldTable;
