// The calls of subjects and groups; see calls.test.ts.
import { JSON_BODY, type Call } from './call';

const MASTER = ['subjectId', 'subjectName', 'inUse', 'version'];
const FORM = [
  ...['subjectId', 'classId', 'sessionId', 'type', 'evaluationMethod', 'theory', 'practical', 'viva', 'stream'],
  'groupIds',
];
const SUBJECT = [...FORM, 'subjectName', 'groups', 'version'];
const GROUP = ['groupId', 'groupName', 'sessionId', 'classId', 'stream', 'subjectIds'];

export const SUBJECT_CALLS: readonly Call[] = [
  { id: 'CALL-57', method: 'GET', path: '/subject-master/{schoolId}', answer: MASTER, list: true },
  { id: 'CALL-58 SUBJECT-29', method: 'GET', path: '/subject/', answer: SUBJECT, list: true },
  { id: 'CALL-59 SUBJECT-30', method: 'GET', path: '/subject-group', answer: [...GROUP, 'version'], list: true },
  {
    id: 'CALL-60 SUBJECT-29',
    method: 'PUT',
    path: '/subject/',
    kind: JSON_BODY,
    body: [...FORM, 'version?'],
    answer: SUBJECT,
  },
  {
    id: 'CALL-61 CALL-64 SUBJECT-30',
    method: 'PUT',
    path: '/subject-group',
    kind: JSON_BODY,
    body: [...GROUP, 'version?'],
    answer: [...GROUP, 'version'],
  },
  { id: 'CALL-62', method: 'DELETE', path: '/subject/{sessionId}/{classId}/{subjectId}', answer: null },
  { id: 'CALL-63', method: 'DELETE', path: '/subject-group/{sessionId}/{classId}/{groupId}', answer: null },
];
