import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPromotionStudents: build.query<ListPromotionStudentsApiResponse, ListPromotionStudentsApiArg>({
      query: (queryArg) => ({
        url: `/session/control/promote/eligible`,
        method: 'POST',
        body: queryArg.eligibilityRequest,
      }),
    }),
    previewPromotion: build.query<PreviewPromotionApiResponse, PreviewPromotionApiArg>({
      query: (queryArg) => ({
        url: `/session/control/promote/preview`,
        method: 'POST',
        body: queryArg.promotionPreviewRequest,
      }),
    }),
    promoteStudents: build.mutation<PromoteStudentsApiResponse, PromoteStudentsApiArg>({
      query: (queryArg) => ({
        url: `/session/control/promote`,
        method: 'POST',
        body: queryArg.promotionRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listPromotionRuns: build.query<ListPromotionRunsApiResponse, ListPromotionRunsApiArg>({
      query: (queryArg) => ({
        url: `/session/control/promote/runs/${encodeURIComponent(String(queryArg.schoolId))}`,
      }),
    }),
    getPromotionRun: build.query<GetPromotionRunApiResponse, GetPromotionRunApiArg>({
      query: (queryArg) => ({
        url: `/session/control/promote/runs/${encodeURIComponent(String(queryArg.schoolId))}/${encodeURIComponent(String(queryArg.runId))}`,
      }),
    }),
    undoPromotion: build.mutation<UndoPromotionApiResponse, UndoPromotionApiArg>({
      query: (queryArg) => ({
        url: `/session/control/promote/runs/${encodeURIComponent(String(queryArg.schoolId))}/${encodeURIComponent(String(queryArg.runId))}/undo`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as promotionGenerated };
export type ListPromotionStudentsApiResponse = /** status 200 Success */ Student[];
export type ListPromotionStudentsApiArg = {
  eligibilityRequest: Promotion2;
};
export type PreviewPromotionApiResponse = /** status 200 Success */ PreviewOfAPromotion;
export type PreviewPromotionApiArg = {
  promotionPreviewRequest: Promotion3;
};
export type PromoteStudentsApiResponse = /** status 200 Success */ NumbersOfARun;
export type PromoteStudentsApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  promotionRequest: Promotion4;
};
export type ListPromotionRunsApiResponse = /** status 200 Success */ Run[];
export type ListPromotionRunsApiArg = {
  schoolId: number;
};
export type GetPromotionRunApiResponse = /** status 200 Success */ RunAndItsUndo;
export type GetPromotionRunApiArg = {
  schoolId: number;
  runId: number;
};
export type UndoPromotionApiResponse = /** status 200 Success */ {
  runId: number;
  removed: number;
};
export type UndoPromotionApiArg = {
  schoolId: number;
  runId: number;
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
};
export type Gender = 'MALE' | 'FEMALE' | 'OTHER';
export type RegistrationStatus = 'PENDING' | 'COMPLETE';
export type Enrollment = {
  sessionId: number;
  sessionDisplayName?: string;
  sessionStatus?: 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
  sessionStartDate?: string;
  classId: number;
  sectionId: number | null;
  rollNo: number | null;
  className: string;
  sectionName: string | null;
  registrationStatus: RegistrationStatus;
  /** Whether the student is new in the session, as stored at enrolment. By default the admission fee applies to new students */
  newAdmission: boolean;
};
export type Outcome = 'PROMOTED' | 'REPEATS' | 'PASSED_OUT' | 'NOT_ELIGIBLE';
export type Reason =
  | 'PASSED'
  | 'NOT_JUDGED'
  | 'BY_DECISION'
  | 'FAILED'
  | 'SUPPLEMENTARY_AWAITED'
  | 'RESULT_INCOMPLETE'
  | 'ALREADY_ENROLLED'
  | 'ALREADY_PASSED_OUT'
  | 'ENROLLED_BETWEEN'
  | 'TC_ISSUED'
  | 'STRUCK_OFF'
  | 'DISABLED'
  | 'CLASS_OUTSIDE_ORDER'
  | 'CLASS_DISABLED';
export type Promotion = {
  outcome: Outcome;
  reason: Reason;
  /** Not eligible because of the result alone, so that promoteAnyway may name the student */
  canBePromoted: boolean;
  /** Of PROMOTED and REPEATS, and where canBePromoted; of ALREADY_ENROLLED and ENROLLED_BETWEEN the class there */
  classId: number | null;
  className: string | null;
  sectionId: number | null;
  sectionName: string | null;
  /** The new class has sections and none for the student, so that the enrolment is PENDING */
  sectionMissing: boolean;
  /** Of FAILED and SUPPLEMENTARY_AWAITED the names of the subjects; of RESULT_INCOMPLETE what is missing; of ENROLLED_BETWEEN the name of the session; of TC_ISSUED and STRUCK_OFF the date, yyyy-MM-dd; of CLASS_DISABLED the name of the class */
  details: string[];
};
export type Student = {
  studentId: number;
  studentCode: number;
  studentSrNo: string;
  studentName: string;
  fatherName: string;
  motherName: string;
  gender: Gender;
  /** That of the source session comes first */
  enrollments: Enrollment[];
  promotion?: Promotion;
};
export type Promotion2 = {
  schoolId: number;
  sourceSessionId: number;
  classIds: number[];
  targetSessionId: number;
  /** false, students who failed repeat the class; true, they are not eligible */
  excludeFailed: boolean;
  /** false, the students who are not eligible */
  showEligibleOnly: boolean;
};
export type StudentsOfAReason = {
  reason: Reason;
  students: number;
};
export type MissingMarks = {
  classId: number;
  className: string;
  examId: number | null;
  examName: string | null;
  subjectId: number;
  subjectName: string;
  students: number;
};
export type PreviewOfAPromotion = {
  students: number;
  promoted: number;
  repeating: number;
  passedOut: number;
  leftOut: number;
  /** Of those who are enrolled */
  sectionMissing: number;
  notEligible: StudentsOfAReason[];
  /** By class, exam and subject */
  gaps: MissingMarks[];
  /** Of the eligible students who are not left out, with their outcome, reason and new class and section */
  digest?: string;
};
export type SectionOfAStudent = {
  studentId: number;
  /** Null leaves the section open */
  sectionId: number | null;
};
export type Promotion3 = {
  schoolId: number;
  sourceSessionId: number;
  classIds: number[];
  targetSessionId: number;
  /** false, students who failed repeat the class; true, they are not eligible */
  excludeFailed: boolean;
  /** Eligible students who are not promoted in this run */
  leftOut?: number[];
  /** Students who are promoted although their result is incomplete, awaited or a fail */
  promoteAnyway?: number[];
  /** Sections of the new class for single students, instead of the one of the same name */
  sections?: SectionOfAStudent[];
};
export type NumbersOfARun = {
  /** Null where nobody was to be promoted */
  runId: number | null;
  promoted: number;
  repeating: number;
  passedOut: number;
  notEligible: number;
  leftOut: number;
  sectionMissing: number;
};
export type ConfirmedNumbers = {
  promoted: number;
  repeating: number;
  passedOut: number;
  /** Of the preview; without it, only the numbers are compared */
  digest?: string;
};
export type Promotion4 = {
  schoolId: number;
  sourceSessionId: number;
  classIds: number[];
  targetSessionId: number;
  /** false, students who failed repeat the class; true, they are not eligible */
  excludeFailed: boolean;
  /** Eligible students who are not promoted in this run */
  leftOut?: number[];
  /** Students who are promoted although their result is incomplete, awaited or a fail */
  promoteAnyway?: number[];
  /** Sections of the new class for single students, instead of the one of the same name */
  sections?: SectionOfAStudent[];
  expected?: ConfirmedNumbers;
};
export type NumbersOfAClass = {
  classId: number;
  className: string;
  promoted: number;
  repeating: number;
  passedOut: number;
};
export type Run = {
  runId: number;
  sourceSessionId: number;
  sourceSessionName: string;
  targetSessionId: number;
  targetSessionName: string;
  targetSessionStatus: 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
  excludeFailed: boolean;
  at: string;
  /** Null where the caller may not see the user */
  by: string | null;
  promoted: number;
  repeating: number;
  passedOut: number;
  notEligible: number;
  leftOut: number;
  /** The chosen classes in their order */
  classes: NumbersOfAClass[];
  undoneAt: string | null;
  undoneBy: string | null;
};
export type StudentWhoPreventsTheUndo = {
  studentId: number;
  studentCode: number;
  studentName: string;
  /** In the target session */
  className: string;
  sectionName: string | null;
  /** What the new enrolment has */
  reasons: ('RECEIPT' | 'MARKS' | 'ROLL_NUMBER' | 'DISCOUNT' | 'OPENING_BALANCE' | 'CERTIFICATE' | 'OTHER_CLASS')[];
};
export type RunAndItsUndo = {
  run: Run;
  /** Why the run as a whole cannot be undone */
  obstacle: ('UNDONE' | 'SESSION_NOT_UPCOMING' | null) | ('UNDONE' | 'SESSION_NOT_UPCOMING' | null);
  blockers: StudentWhoPreventsTheUndo[];
};
