// The fields of a session. Parts: `record` of a response, `form` of a request; `year` and `copy` of the form, where `year` is the year
// after the sessions of the demo and each `copy` a checkbox for a source session.
import type { FieldTable } from './table';

export const SESSION = {
  sessionId: { in: 'record' },
  sessionName: { in: 'record form year', title: 'Session name', sample: '2028 - 2029' },
  sessionDisplayName: { in: 'record' },
  startDate: {
    in: 'record form year',
    title: 'Start date',
    kind: 'date',
    sample: '2028-04-01',
    typed: '01/04/2028',
  },
  endDate: {
    in: 'record form year',
    title: 'End date',
    kind: 'date',
    sample: '2029-03-31',
    typed: '31/03/2029',
  },
  status: { in: 'record form year', title: 'Status', kind: 'choice', sample: 'UPCOMING', typed: 'Upcoming' },
  disabled: { in: 'record' },
  schoolId: { in: 'record form' },
  sourceSessionId: { in: 'record form' },
  createSubjectsConfig: { in: 'record form copy', title: 'Copy subjects config', sample: true },
  createExamConfig: { in: 'record form copy', title: 'Copy exam config', sample: true },
  createMarksConfig: { in: 'record form copy', title: 'Copy marks config', sample: true },
  inUse: { in: 'record' },
  version: { in: 'record form?' },
} as const satisfies FieldTable;
