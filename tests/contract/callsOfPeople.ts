// The calls of students, teachers and privileges; see calls.test.ts.
import { STUDENT } from '../support/entities/students';
import { fieldsIn } from '../support/entities/table';
import { TEACHER } from '../support/entities/teachers';
import { FORM, JSON_BODY, PAGE, type Call } from './call';

const TEACHER_RECORD = fieldsIn(TEACHER, 'record');
const PRIVILEGE = ['privilegeId', 'privilegeName', 'selected', 'childPrivileges'];
const STUDENT_FILTER = [
  ...[
    'schoolId',
    'sessionId',
    'classId',
    'sectionId',
    'searchText',
    'includeDisabled',
    'includeBlocked',
    'onlyDisabled',
  ],
  ...[
    'onlyBlocked',
    'onlyTc?',
    'registrationStatus',
    'nonRte?',
    'newStudents?',
    'sortBy?',
    'sortOrder?',
    'page',
    'size',
  ],
];
const STUDENT_ROW = fieldsIn(STUDENT, 'listed');
const LIFE_PAGE = { query: ['page', 'size'], entries: { content: ['studentDetail', 'history'] }, answer: PAGE };
const STUDENT_RECORD = fieldsIn(STUDENT, 'record');
const UPLOAD = ['student', 'studentImage'];

export const PEOPLE_CALLS: readonly Call[] = [
  {
    id: 'CALL2-14 ENUM-09 ENUM-10 ENUM-41',
    method: 'POST',
    path: '/student/all/paged',
    query: ['pages', 'page?', 'size'],
    kind: JSON_BODY,
    body: STUDENT_FILTER,
    entries: { content: STUDENT_ROW },
    answer: PAGE,
  },
  {
    id: 'CALL2-15 ENUM-10',
    method: 'POST',
    path: '/student/all',
    kind: JSON_BODY,
    body: STUDENT_FILTER,
    answer: STUDENT_ROW,
    list: true,
  },
  { id: 'CALL2-16 ENUM-01', method: 'GET', path: '/student/{id}', query: ['sessionId?'], answer: STUDENT_RECORD },
  {
    id: 'CALL2-17 ENUM-01',
    method: 'POST',
    path: '/student/register',
    kind: FORM,
    body: UPLOAD,
    answer: STUDENT_RECORD,
  },
  { id: 'CALL2-18 ENUM-01', method: 'PUT', path: '/student/{id}', kind: FORM, body: UPLOAD, answer: STUDENT_RECORD },
  { id: 'CALL2-19', method: 'DELETE', path: '/student/{id}', answer: null },
  { id: 'CALL2-20 CALL-10', method: 'PUT', path: '/student/{id}/{flag}/disable', answer: null },
  {
    id: 'CALL2-21 ENUM-10',
    method: 'POST',
    path: '/student/export',
    kind: JSON_BODY,
    body: STUDENT_FILTER,
    answer: 'file',
  },
  {
    id: 'CALL2-22',
    method: 'POST',
    path: '/student/tc-list',
    kind: JSON_BODY,
    body: STUDENT_FILTER,
    ...LIFE_PAGE,
  },
  {
    id: 'CALL2-23',
    method: 'POST',
    path: '/student/get-name-strike-off',
    kind: JSON_BODY,
    body: STUDENT_FILTER,
    ...LIFE_PAGE,
  },
  {
    id: 'CALL2-24 ENUM-08',
    method: 'POST',
    path: '/student/name-strike-off',
    kind: JSON_BODY,
    body: ['schoolId', 'sessionId', 'studentId', 'comment', 'type'],
    answer: null,
  },
  {
    id: 'CALL2-25',
    method: 'PUT',
    path: '/student/session/details',
    kind: JSON_BODY,
    body: ['sessionId', 'classId', 'sectionId', 'students'],
    entries: { students: ['studentId', 'rollNo', 'rollNoBefore?'] },
    answer: null,
  },
  {
    id: 'CALL-52 CALL2-39 CLASS-33',
    method: 'GET',
    path: '/user/teacher/active/{schoolId}',
    answer: ['teacherId', 'firstName', 'lastName', 'teacherName'],
    list: true,
  },
  {
    id: 'CALL-53 CALL2-39 CALL2-41 ENUM-17',
    method: 'GET',
    path: '/user/teacher/all/{schoolId}',
    answer: TEACHER_RECORD,
    list: true,
  },
  { id: 'CALL-54 CALL2-39 ENUM-17', method: 'GET', path: '/user/teacher/{id}', answer: TEACHER_RECORD },
  {
    id: 'CALL-55 CALL2-39 CALL2-40 ENUM-17',
    method: 'POST',
    path: '/user/teacher',
    kind: JSON_BODY,
    body: fieldsIn(TEACHER, 'create'),
    answer: TEACHER_RECORD,
  },
  {
    id: 'CALL-55 CALL2-39 CALL2-40 ENUM-17',
    method: 'PUT',
    path: '/user/teacher/{id}',
    kind: JSON_BODY,
    body: fieldsIn(TEACHER, 'change'),
    answer: TEACHER_RECORD,
  },
  { id: 'CALL-55 CALL2-39 CALL2-43', method: 'DELETE', path: '/user/teacher/{id}', answer: null },
  { id: 'CALL-56 CALL-10 CALL2-39 CALL2-42', method: 'PUT', path: '/user/teacher/{id}/{flag}/disable', answer: null },
  { id: 'CALL2-44 ENUM-18', method: 'GET', path: '/privilege/user/{userId}/all', answer: PRIVILEGE, list: true },
  {
    id: 'CALL2-45 ENUM-18',
    method: 'PUT',
    path: '/privilege/manage/{userId}',
    kind: JSON_BODY,
    body: ['assignedPrivileges', 'previousPrivileges?'],
    answer: PRIVILEGE,
    list: true,
  },
];
