// The calls of results; see calls.test.ts.
import { JSON_BODY, type Call } from './call';

const SUBJECT_LIMITS = ['subjectId', 'subjectName', 'theory', 'practical', 'viva', 'evaluationMethod', 'type', 'exams'];

export const RESULT_CALLS: readonly Call[] = [
  {
    id: 'CALL2-48 ENUM-21',
    method: 'GET',
    path: '/result/subjects/exams/details/{sessionId}/{classId}',
    answer: SUBJECT_LIMITS,
    list: true,
  },
  {
    id: 'CALL2-49 ENUM-21',
    method: 'PUT',
    path: '/result/subjects/exams/marks',
    kind: JSON_BODY,
    body: ['subjectId', 'subjectName?', 'theory?', 'practical?', 'viva?', 'evaluationMethod?', 'type?', 'exams'],
    bodyList: true,
    answer: SUBJECT_LIMITS,
    list: true,
  },
];
