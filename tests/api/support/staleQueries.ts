// Names of the queries that changes of a record make stale; see stale.test.ts.
export const SCHOOL = ['active schools', 'school', 'schools'];
export const CONFIG = ['exams', 'limits', 'result config'];
export const SESSION = ['session', 'sessions'];
export const CLASS = ['class', 'classes'];
export const SUBJECTS = ['groups', 'subject list', 'subjects'];
export const TEACHER = ['active teachers', 'teacher', 'teachers'];
export const STUDENT_LISTS = [
  'dashboard',
  'every student',
  'student counts',
  'TC students',
  'struck-off students',
  'students',
];
export const EVERY_STUDENT = ['certificate draft', 'other student', 'student', 'student fees', ...STUDENT_LISTS];
export const ONE_STUDENT = ['certificate draft', 'student', 'student fees', ...STUDENT_LISTS];
export const DUES = ['certificate draft', 'discount changes', 'family fees', 'pending fees', 'student fees'];
export const OPENINGS = [
  'certificate draft',
  'dashboard',
  'discount changes',
  'family fees',
  'opening balances',
  'pending fees',
  'student fees',
];
export const CERTIFICATES = ['certificate draft', 'certificates'];
export const MONEY = [
  'certificate draft',
  'dashboard',
  'day close',
  'day closes',
  'discount changes',
  'family fees',
  'pending fees',
  'banks',
  'receipts',
  'student fees',
];
export const CONFIRMED = [
  'certificate draft',
  'dashboard',
  'day close',
  'day closes',
  'discount changes',
  'family fees',
  'pending fees',
  'receipt',
  'receipt history',
  'banks',
  'receipts',
  'student fees',
];
const PROMOTION = ['promotion list', 'promotion preview', 'promotion run', 'promotion runs'];
export const PROMOTED = [...EVERY_STUDENT, 'discount changes', 'family fees', 'pending fees', ...PROMOTION];
export const CANCELLED = [
  ...EVERY_STUDENT,
  'certificates',
  'day close',
  'day closes',
  'discount changes',
  'family fees',
  'pending fees',
  'receipt',
  'receipt history',
  'banks',
  'receipts',
];

/** Arguments that satisfy each mutation. */
export const sent = {
  id: 1,
  userId: 1,
  schoolId: 1,
  flag: 'true',
  status: 'true',
  schoolForm: {},
  studentUpload: {},
  receiptForm: { studentId: 1 },
  familyPaymentForm: { items: [{ studentId: 1 }] },
  certificateForm: { studentId: 1 },
  discountForm: { studentId: 1 },
  feeStructureForm: { sessionId: 1, classId: 1, stream: null },
  resultConfigForm: { sessionId: 1, classId: 1 },
  resultRulesForm: { sessionId: 1 },
  studentMarksForm: { examId: 1 },
  studentRemarksForm: { sessionId: 1, classId: 1 },
  marksFileOrder: { params: { examId: 1 } },
  sessionId: 1,
  classId: 1,
  classSubjectForm: { sessionId: 1, classId: 1 },
  subjectGroupForm: { sessionId: 1, classId: 1 },
  masterSubjectForm: {},
  feeTermsForm: { sessionId: 1, classId: 1, stream: 'ARTS' },
  openingOrder: { sessionId: 1 },
  openingReversal: { sessionId: 1 },
  feeGridForm: { sessionId: 1, rows: [{ classId: 1, stream: null }] },
};
