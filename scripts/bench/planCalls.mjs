// The calls of all lists of the portal, in every form of filter and order with a query of its own.

const month = { startDate: '2026-07-01', endDate: '2026-07-31' };
const SORTS = ['studentName', 'studentCode', 'studentSrNo', 'className', 'rollNo', 'admissionDate'];
const TEXTS = {
  'half a name': 'sha',
  'a name': 'priya sharma',
  'a code': '1005',
  'a mobile': '9158386340',
  'a part of a mobile': '4512',
  'a father': 'ramesh',
  nobody: 'zzzz',
};

/** Theory marks of all students in all subjects. */
const marksForm = ({ selection, subjects, students }) => ({
  ...selection,
  students: students.map((studentId, at) => ({
    studentId,
    subjects: subjects.map((subjectId) => ({ subjectId, theoryMarks: at })),
  })),
});

/** Of one class into the next session, without storing it. */
const promotionCalls = (form) => ({
  'students of a class to promote': ['POST', '/session/control/promote/eligible', { ...form, showEligibleOnly: false }],
  'promotion of a class in numbers': ['POST', '/session/control/promote/preview', form],
  promotions: ['GET', `/session/control/promote/runs/${form.schoolId}`],
});

/** The further reports: the days of a month among all receipts, and the students of a session. */
function reportCalls({ schoolId, sessionId }) {
  const report = (name, form) => ['POST', '/reports/list', { report: name, schoolId, ...form }];
  const days = { from: month.startDate, to: month.endDate };
  return {
    ...Object.fromEntries(
      ['DAY', 'CASHIER', 'CLASS'].map((groupBy) => [
        `collection of a month by ${groupBy}`,
        report('COLLECTION', { ...days, groupBy }),
      ]),
    ),
    'class register': report('CLASS_REGISTER', { sessionId }),
    'UDISE+ sheet, first page': report('UDISE', { sessionId }),
  };
}

/** The filter of the finder besides its school and text. */
const OF_FINDER = {
  classId: -1,
  sectionId: -1,
  registrationStatus: '-1',
  includeDisabled: true,
  includeBlocked: true,
  sortBy: 'bestMatch',
};

/** Every form of every list, as [method, path, body]. */
export function listCalls({ schoolId, sessionId, targetSessionId, classId, studentId, students: count, marks }) {
  const selection = { schoolId, sessionId };
  const wholeSchool = { schoolId, classId: -1, sectionId: -1, registrationStatus: 'COMPLETE' };
  const finder = { schoolId, ...OF_FINDER };
  const students = (filter, page = 0) => ['POST', `/student/all/paged?pages=${page}&size=10`, filter];
  const receipts = (filter, order = 'DESC') => [
    'POST',
    `/receipt/student/receipts?page=0&size=10&sort=receiptNo,${order}`,
    filter,
  ];
  return {
    students: students(selection),
    ...Object.fromEntries(
      SORTS.map((sortBy) => [`students by ${sortBy}`, students({ ...selection, sortBy, sortOrder: 'asc' })]),
    ),
    'students without RTE': students({ ...selection, nonRte: true }),
    'new students': students({ ...selection, newStudents: true }),
    'students, last page': students(selection, Math.floor(count / 10) - 1),
    'students of every session': students(wholeSchool),
    ...Object.fromEntries(
      Object.entries(TEXTS).flatMap(([what, searchText]) => [
        [`students found by ${what}`, students({ ...selection, searchText })],
        [`look-up by ${what}`, students({ ...wholeSchool, searchText })],
        [`finder by ${what}`, students({ ...finder, searchText })],
        [`receipts of ${what}`, receipts({ ...selection, studentSearchText: searchText })],
        [`receipts of a month of ${what}`, receipts({ ...selection, ...month, studentSearchText: searchText })],
      ]),
    ),
    'a student by code': ['GET', `/student/by-code?schoolId=${schoolId}&studentCode=1005&sessionId=${sessionId}`],
    'names struck off': ['POST', '/student/get-name-strike-off', selection],
    'students with a TC': ['POST', '/student/tc-list', selection],
    receipts: receipts(selection),
    'receipts, oldest first': receipts(selection, 'ASC'),
    'receipts of a month': receipts({ ...selection, ...month }),
    'receipts of a month and a class': receipts({ ...selection, ...month, classId }),
    'pending receipts': receipts({ ...selection, status: 'PENDING' }),
    'cancelled receipts': receipts({ ...selection, onlyDeleted: true }),
    'a receipt by number': receipts({ ...selection, searchText: '1005' }),
    'fees of a student': ['POST', '/fee/structure/student', { studentId, sessionId }],
    'pending fees': ['GET', `/receipt/student/activeSessionsPendingFee?schoolId=${schoolId}&studentId=${studentId}`],
    'marks of a class of 60': ['POST', '/result/exams/student/marks', { ...marks.selection, searchText: '' }],
    'marks of a class of 60 saved': ['PUT', '/result/exams/students/marks', marksForm(marks)],
    ...promotionCalls({
      schoolId,
      sourceSessionId: sessionId,
      targetSessionId,
      classIds: [classId],
      excludeFailed: false,
    }),
    'day close': ['GET', `/receipt/day-close?schoolId=${schoolId}&date=2026-07-10`],
    ...reportCalls(selection),
  };
}
