// The calls of reports; see calls.test.ts.
import { JSON_BODY, SPREADSHEET, type Call } from './call';

const REQUEST = ['schoolId', 'sessionId', 'classIds?', 'fileFormat?', 'page?', 'size?', 'sortBy?', 'sortOrder?'];
const FILE_REQUEST = [...REQUEST.map((name) => name.replace('fileFormat?', 'fileFormat')), 'runKey?'];
const CHOICES = ['includeDiscountedStudents?', 'includeAdmissionFeeApplicableStudents?'];
const PAGING = ['page', 'size'];
const FILES = [SPREADSHEET, 'application/pdf'];
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
    query: PAGING,
    kind: JSON_BODY,
    body: REQUEST,
    answer: RESULT,
  },
  {
    id: 'CALL2-62 ENUM-12 ENUM-13',
    method: 'POST',
    path: '/reports/student-fee',
    query: PAGING,
    kind: JSON_BODY,
    body: [...REQUEST, ...CHOICES],
    answer: RESULT,
  },
  {
    id: 'CALL2-61',
    method: 'POST',
    path: '/reports/pending-fee/download',
    kind: JSON_BODY,
    body: FILE_REQUEST,
    answer: 'file',
    files: FILES,
  },
  {
    id: 'CALL2-63',
    method: 'POST',
    path: '/reports/student-fee/download',
    kind: JSON_BODY,
    body: [...FILE_REQUEST, ...CHOICES],
    answer: 'file',
    files: FILES,
  },
];
