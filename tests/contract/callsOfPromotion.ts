// The calls of promotion; see calls.test.ts.
import { JSON_BODY, type Call } from './call';

const PROMOTION = ['schoolId', 'sourceSessionId', 'classIds', 'targetSessionId', 'excludeFailed'];

export const PROMOTION_CALLS: readonly Call[] = [
  {
    id: 'CALL2-58 ENUM-25',
    method: 'POST',
    path: '/session/control/promote',
    kind: JSON_BODY,
    body: [...PROMOTION, 'leftOut?', 'promoteAnyway?', 'sections?', 'expected?'],
    answer: ['runId', 'promoted', 'repeating', 'passedOut', 'notEligible', 'leftOut', 'sectionMissing'],
  },
  {
    id: 'CALL2-58 CALL2-59 ENUM-25',
    method: 'POST',
    path: '/session/control/promote/eligible',
    kind: JSON_BODY,
    body: [...PROMOTION, 'showEligibleOnly'],
    answer: [
      ...['studentId', 'studentCode', 'studentSrNo', 'studentName', 'fatherName', 'motherName', 'gender'],
      ...['enrollments', 'promotion'],
    ],
    list: true,
  },
];
