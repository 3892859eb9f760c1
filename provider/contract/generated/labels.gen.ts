// Generated from openapi/ by `npm run codegen`. Never edited by hand.
/** The values of each named enum, in the order of its options. */
export const VALUES = {
  ActivationPart: ['SUBJECTS', 'EXAMS', 'GRACE', 'FEES', 'FEE_DATES'],
  BloodGroup: ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'],
  Category: ['GENERAL', 'OBC', 'SC', 'ST', 'EBC', 'EX SERVICEMAN'],
  CertificateType: ['TRANSFER', 'BONAFIDE', 'CHARACTER'],
  EvaluationMethod: ['MARKS', 'GRADE'],
  ExamKind: ['TERM', 'MID_TERM', 'ANNUAL', 'SUPPLEMENTARY', 'INTERNAL_ASSESSMENT'],
  FileFormat: ['EXCEL', 'PDF'],
  Gender: ['MALE', 'FEMALE', 'OTHER'],
  HistoryEntity: [
    'STUDENT',
    'RECEIPT',
    'FEE_STRUCTURE',
    'DISCOUNT',
    'MARKS',
    'MARKS_LIMITS',
    'EXAM',
    'USER',
    'SESSION',
    'CLASS',
  ],
  HistoryKind: ['TEXT', 'DATE', 'MONEY'],
  HistoryType: ['ACTIVE', 'INACTIVE', 'TC'],
  LastSchoolResult: ['Pass', 'Fail', 'Pursuing'],
  LeftOutExam: ['TERM', 'MID_TERM', 'INTERNAL_ASSESSMENT'],
  NotAppearReason: ['MEDICAL', 'ABSENT', 'LEAVE'],
  ParentType: ['FATHER', 'MOTHER', 'GUARDIAN'],
  PaymentMode: ['CASH', 'CHEQUE', 'ONLINE'],
  PromotionOutcome: ['PROMOTED', 'REPEATS', 'PASSED_OUT', 'NOT_ELIGIBLE'],
  PromotionReason: [
    'PASSED',
    'NOT_JUDGED',
    'BY_DECISION',
    'FAILED',
    'SUPPLEMENTARY_AWAITED',
    'RESULT_INCOMPLETE',
    'ALREADY_ENROLLED',
    'ALREADY_PASSED_OUT',
    'ENROLLED_BETWEEN',
    'TC_ISSUED',
    'STRUCK_OFF',
    'DISABLED',
    'CLASS_OUTSIDE_ORDER',
    'CLASS_DISABLED',
  ],
  ReceiptOrder: [
    'receiptNo,DESC',
    'receiptNo,ASC',
    'paymentDate,DESC',
    'paymentDate,ASC',
    'amountPaid,DESC',
    'amountPaid,ASC',
    'studentName,DESC',
    'studentName,ASC',
  ],
  ReceiptStatus: ['PENDING', 'CONFIRMED', 'CANCELLED'],
  ReceiptType: ['FEE', 'TC', 'OTHER', 'READMISSION'],
  RegistrationStatus: ['PENDING', 'COMPLETE'],
  ReportName: ['CLASS_REGISTER', 'COLLECTION', 'UDISE', 'DUE_DATES', 'REMINDERS'],
  SessionStatus: ['UPCOMING', 'ACTIVE', 'COMPLETED'],
  Stream: ['SCIENCE', 'COMMERCE', 'ARTS'],
  SubjectType: ['MANDATORY', 'OPTIONAL'],
  YearOutcome: ['passed', 'passedByGrace', 'supplementary', 'failed', 'incomplete', 'notJudged'],
} as const;
type Labels<Name extends keyof typeof VALUES> = Readonly<Record<(typeof VALUES)[Name][number], string>>;
/** The labels of the values that users see, in English. */
export const LABELS: {
  readonly [
    Name in
      | 'CertificateType'
      | 'EvaluationMethod'
      | 'FileFormat'
      | 'Gender'
      | 'ParentType'
      | 'PaymentMode'
      | 'ReceiptStatus'
      | 'ReceiptType'
      | 'RegistrationStatus'
      | 'SessionStatus'
      | 'Stream'
      | 'SubjectType'
  ]: Labels<Name>;
} = {
  CertificateType: {
    TRANSFER: 'Transfer Certificate',
    BONAFIDE: 'Bonafide Certificate',
    CHARACTER: 'Character Certificate',
  },
  EvaluationMethod: {
    MARKS: 'Marks',
    GRADE: 'Grade',
  },
  FileFormat: {
    EXCEL: 'Excel',
    PDF: 'PDF',
  },
  Gender: {
    MALE: 'Male',
    FEMALE: 'Female',
    OTHER: 'Other',
  },
  ParentType: {
    FATHER: 'Father',
    MOTHER: 'Mother',
    GUARDIAN: 'Guardian',
  },
  PaymentMode: {
    CASH: 'Cash',
    CHEQUE: 'Cheque',
    ONLINE: 'Online',
  },
  ReceiptStatus: {
    PENDING: 'Pending',
    CONFIRMED: 'Confirmed',
    CANCELLED: 'Cancelled',
  },
  ReceiptType: {
    FEE: 'Fee',
    TC: 'TC',
    OTHER: 'Other',
    READMISSION: 'Re-Admission',
  },
  RegistrationStatus: {
    PENDING: 'Pending',
    COMPLETE: 'Complete',
  },
  SessionStatus: {
    UPCOMING: 'Upcoming',
    ACTIVE: 'Active',
    COMPLETED: 'Completed',
  },
  Stream: {
    SCIENCE: 'Science',
    COMMERCE: 'Commerce',
    ARTS: 'Arts',
  },
  SubjectType: {
    MANDATORY: 'Mandatory',
    OPTIONAL: 'Optional',
  },
};
