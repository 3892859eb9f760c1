// The calls of subjects and groups; see calls.test.ts.
import { CLASS_SUBJECT, MASTER_SUBJECT, SUBJECT_GROUP } from '../support/entities/subjects';
import { fieldsIn } from '../support/entities/table';
import { JSON_BODY, type Call } from './call';

const SUBJECT_RECORD = fieldsIn(CLASS_SUBJECT, 'record');
const GROUP_RECORD = fieldsIn(SUBJECT_GROUP, 'record');
const OF_CLASS = ['classId', 'sessionId'];

export const SUBJECT_CALLS: readonly Call[] = [
  {
    id: 'CALL-57',
    method: 'GET',
    path: '/subject-master/{schoolId}',
    answer: fieldsIn(MASTER_SUBJECT, 'record'),
    list: true,
  },
  { id: 'CALL-58 SUBJECT-29', method: 'GET', path: '/subject/', query: OF_CLASS, answer: SUBJECT_RECORD, list: true },
  {
    id: 'CALL-59 SUBJECT-30',
    method: 'GET',
    path: '/subject-group',
    query: OF_CLASS,
    answer: GROUP_RECORD,
    list: true,
  },
  {
    id: 'CALL-60 CALL-64 SUBJECT-29',
    method: 'PUT',
    path: '/subject/',
    kind: JSON_BODY,
    body: fieldsIn(CLASS_SUBJECT, 'form'),
    answer: SUBJECT_RECORD,
  },
  {
    id: 'CALL-61 CALL-64 SUBJECT-30',
    method: 'PUT',
    path: '/subject-group',
    kind: JSON_BODY,
    body: fieldsIn(SUBJECT_GROUP, 'form'),
    answer: GROUP_RECORD,
  },
  { id: 'CALL-62', method: 'DELETE', path: '/subject/{sessionId}/{classId}/{subjectId}', answer: null },
  { id: 'CALL-63', method: 'DELETE', path: '/subject-group/{sessionId}/{classId}/{groupId}', answer: null },
];
