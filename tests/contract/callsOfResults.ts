// The calls of results; see calls.test.ts.
import { FORM, JSON_BODY, type Call } from './call';

const CONFIG = [
  ...['classId', 'sessionId', 'termExamNo', 'termExamName', 'midTerm', 'midTermExamName', 'annual', 'annualExamName'],
  ...['supplementary', 'supplementaryExamName', 'internalAssessment', 'internalAssessmentName'],
  ...['maxGraceMarks', 'maxGraceSubjectsNo'],
];
const LOCKS = ['examId', 'lockedEditMarks', 'lockedMaxMarks', 'lockedUploadMarks', 'resultDeclarationDate'];
const EXAM = [...LOCKS, 'examName', 'kind', 'ordinal', 'subjectsWithLimits', 'version'];
const SUBJECT_LIMITS = ['subjectId', 'subjectName', 'theory', 'practical', 'viva', 'evaluationMethod', 'type', 'exams'];

const EXAM_LIMITS = [
  ...['examId', 'examName', 'theoryMinMarks', 'theoryMaxMarks', 'practicalMinMarks', 'practicalMaxMarks'],
  ...['vivaMinMarks', 'vivaMaxMarks', 'lockedMaxMarks', 'lockedEditMarks', 'version'],
];
const MARKS_OF_STUDENT = [
  ...['studentId', 'studentAttendance', 'schoolAttendance', 'subjects'],
  ...['studentAttendanceVersion?', 'schoolAttendanceVersion?'],
];
const MARKS_FILE = ['examId', 'classId', 'sectionId', 'sessionId', 'schoolId?'];
const MARKS_SELECTION = ['schoolId', 'sessionId', 'classId', 'examId'];

export const RESULT_CALLS: readonly Call[] = [
  {
    id: 'CALL2-48 ENUM-21',
    method: 'GET',
    path: '/result/subjects/exams/details/{sessionId}/{classId}',
    entries: { exams: EXAM_LIMITS },
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
    entries: { exams: EXAM_LIMITS },
    answer: SUBJECT_LIMITS,
    list: true,
  },
  {
    id: 'CALL2-46 ENUM-19',
    method: 'GET',
    path: '/result/config/{sessionId}/{classId}',
    answer: [...CONFIG, 'version'],
  },
  {
    id: 'CALL2-47 ENUM-19',
    method: 'PUT',
    path: '/result/config',
    kind: JSON_BODY,
    body: [...CONFIG, 'removeLimits?', 'version?'],
    answer: [...CONFIG, 'version'],
  },
  { id: 'CALL2-50 ENUM-20', method: 'GET', path: '/result/exams/{sessionId}/{classId}', answer: EXAM, list: true },
  {
    id: 'CALL2-51 ENUM-20',
    method: 'PUT',
    path: '/result/exams/lock',
    kind: JSON_BODY,
    body: [...LOCKS, 'version?'],
    answer: EXAM,
  },
  {
    id: 'CALL2-53 ENUM-22',
    method: 'GET',
    path: '/result/grade/{schoolId}',
    answer: ['gradeId', 'name', 'version'],
    list: true,
  },
  {
    id: 'CALL2-52 ENUM-23',
    method: 'POST',
    path: '/result/exams/student/marks',
    kind: JSON_BODY,
    body: [...MARKS_SELECTION, 'sectionId?', 'searchText?'],
    answer: [
      ...['student', 'studentAttendance', 'schoolAttendance', 'subjects', 'summary'],
      ...['studentAttendanceVersion', 'schoolAttendanceVersion'],
    ],
    list: true,
  },
  {
    id: 'CALL2-56 ENUM-23',
    method: 'PUT',
    path: '/result/exams/students/marks',
    kind: JSON_BODY,
    body: [...MARKS_SELECTION, 'sectionId?', 'students'],
    entries: { students: MARKS_OF_STUDENT },
    answer: ['entries'],
  },
  {
    id: 'CALL2-55',
    method: 'POST',
    path: '/result/exams/students/card/download',
    kind: JSON_BODY,
    body: [...MARKS_SELECTION, 'sectionId?', 'searchText?', 'studentIds?', 'format?', 'runKey?'],
    answer: 'file',
    files: ['application/zip', 'application/pdf'],
  },
  {
    id: 'CALL2-54',
    method: 'POST',
    path: '/result/exams/student/export',
    kind: JSON_BODY,
    body: [...MARKS_SELECTION, 'sectionId?', 'searchText?'],
    answer: 'file',
  },
  {
    id: 'CALL2-57',
    method: 'POST',
    path: '/result/exams/student/upload',
    kind: FORM,
    body: ['params?', 'paramsJson?', 'studentFile', 'conflicts?', 'check?'],
    entries: { params: MARKS_FILE, paramsJson: MARKS_FILE },
    answer: ['entries', 'kept'],
  },
];
