// The calls of reports; see calls.test.ts.
import { JSON_BODY, type Call } from './call';

const REQUEST = ['schoolId', 'sessionId', 'classIds?', 'fileFormat?', 'page?', 'size?', 'sortBy?', 'sortOrder?'];
const CHOICES = ['includeDiscountedStudents?', 'includeAdmissionFeeApplicableStudents?'];
const RESULT = [
  'content',
  'headers',
  'totals',
  'studentIds',
  'classIds',
  'chart',
  'chartKind',
  'mobiles',
  'totalElements',
  'totalPages',
];

export const REPORT_CALLS: readonly Call[] = [
  {
    id: 'CALL2-60 ENUM-12 ENUM-13',
    method: 'POST',
    path: '/reports/pending-fee',
    kind: JSON_BODY,
    body: REQUEST,
    answer: RESULT,
  },
  {
    id: 'CALL2-62 ENUM-12 ENUM-13',
    method: 'POST',
    path: '/reports/student-fee',
    kind: JSON_BODY,
    body: [...REQUEST, ...CHOICES],
    answer: RESULT,
  },
];
