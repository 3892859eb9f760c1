import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSchoolSetup: build.query<GetSchoolSetupApiResponse, GetSchoolSetupApiArg>({
      query: (queryArg) => ({
        url: `/school/${encodeURIComponent(String(queryArg.schoolId))}/set-up`,
      }),
    }),
    getResultConfig: build.query<GetResultConfigApiResponse, GetResultConfigApiArg>({
      query: (queryArg) => ({
        url: `/result/config/${encodeURIComponent(String(queryArg.sessionId))}/${encodeURIComponent(String(queryArg.classId))}`,
      }),
    }),
    saveResultConfig: build.mutation<SaveResultConfigApiResponse, SaveResultConfigApiArg>({
      query: (queryArg) => ({
        url: `/result/config`,
        method: 'PUT',
        body: queryArg.resultConfigForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    previewConfigCopy: build.query<PreviewConfigCopyApiResponse, PreviewConfigCopyApiArg>({
      query: (queryArg) => ({
        url: `/result/config-copy/${encodeURIComponent(String(queryArg.sessionId))}/${encodeURIComponent(String(queryArg.classId))}`,
      }),
    }),
    applyResultConfig: build.mutation<ApplyResultConfigApiResponse, ApplyResultConfigApiArg>({
      query: (queryArg) => ({
        url: `/result/config-copy`,
        method: 'PUT',
        body: queryArg.classCopyForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    previewLimitsCopy: build.query<PreviewLimitsCopyApiResponse, PreviewLimitsCopyApiArg>({
      query: (queryArg) => ({
        url: `/result/limits-copy/${encodeURIComponent(String(queryArg.sessionId))}/${encodeURIComponent(String(queryArg.classId))}`,
      }),
    }),
    applySubjectLimits: build.mutation<ApplySubjectLimitsApiResponse, ApplySubjectLimitsApiArg>({
      query: (queryArg) => ({
        url: `/result/limits-copy`,
        method: 'PUT',
        body: queryArg.classCopyForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listExams: build.query<ListExamsApiResponse, ListExamsApiArg>({
      query: (queryArg) => ({
        url: `/result/exams/${encodeURIComponent(String(queryArg.sessionId))}/${encodeURIComponent(String(queryArg.classId))}`,
      }),
    }),
    lockExam: build.mutation<LockExamApiResponse, LockExamApiArg>({
      query: (queryArg) => ({
        url: `/result/exams/lock`,
        method: 'PUT',
        body: queryArg.examLockForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    saveExamControls: build.mutation<SaveExamControlsApiResponse, SaveExamControlsApiArg>({
      query: (queryArg) => ({
        url: `/result/exams/controls`,
        method: 'PUT',
        body: queryArg.examControlsForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listExamProgress: build.query<ListExamProgressApiResponse, ListExamProgressApiArg>({
      query: (queryArg) => ({
        url: `/result/progress/${encodeURIComponent(String(queryArg.sessionId))}`,
      }),
    }),
    listGrades: build.query<ListGradesApiResponse, ListGradesApiArg>({
      query: (queryArg) => ({
        url: `/result/grade/${encodeURIComponent(String(queryArg.schoolId))}`,
      }),
    }),
    saveGrades: build.mutation<SaveGradesApiResponse, SaveGradesApiArg>({
      query: (queryArg) => ({
        url: `/result/grade/${encodeURIComponent(String(queryArg.schoolId))}`,
        method: 'PUT',
        body: queryArg.gradesForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listSubjectLimits: build.query<ListSubjectLimitsApiResponse, ListSubjectLimitsApiArg>({
      query: (queryArg) => ({
        url: `/result/subjects/exams/details/${encodeURIComponent(String(queryArg.sessionId))}/${encodeURIComponent(String(queryArg.classId))}`,
      }),
    }),
    saveSubjectLimits: build.mutation<SaveSubjectLimitsApiResponse, SaveSubjectLimitsApiArg>({
      query: (queryArg) => ({
        url: `/result/subjects/exams/marks`,
        method: 'PUT',
        body: queryArg.subjectLimitsForms,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listStudentMarks: build.query<ListStudentMarksApiResponse, ListStudentMarksApiArg>({
      query: (queryArg) => ({
        url: `/result/exams/student/marks`,
        method: 'POST',
        body: queryArg.studentMarksRequest,
      }),
    }),
    saveStudentMarks: build.mutation<SaveStudentMarksApiResponse, SaveStudentMarksApiArg>({
      query: (queryArg) => ({
        url: `/result/exams/students/marks`,
        method: 'PUT',
        body: queryArg.studentMarksForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    downloadAwardList: build.mutation<DownloadAwardListApiResponse, DownloadAwardListApiArg>({
      query: (queryArg) => ({
        url: `/result/exams/award-list/download`,
        method: 'POST',
        body: queryArg.awardListForm,
      }),
    }),
    getSessionReadiness: build.query<GetSessionReadinessApiResponse, GetSessionReadinessApiArg>({
      query: (queryArg) => ({
        url: `/result/readiness/${encodeURIComponent(String(queryArg.sessionId))}`,
      }),
    }),
    getResultRules: build.query<GetResultRulesApiResponse, GetResultRulesApiArg>({
      query: (queryArg) => ({
        url: `/result/rules/${encodeURIComponent(String(queryArg.sessionId))}`,
      }),
    }),
    saveResultRules: build.mutation<SaveResultRulesApiResponse, SaveResultRulesApiArg>({
      query: (queryArg) => ({
        url: `/result/rules`,
        method: 'PUT',
        body: queryArg.resultRulesForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getYearResult: build.query<GetYearResultApiResponse, GetYearResultApiArg>({
      query: (queryArg) => ({
        url: `/result/year/${encodeURIComponent(String(queryArg.sessionId))}/${encodeURIComponent(String(queryArg.classId))}/${encodeURIComponent(String(queryArg.studentId))}`,
      }),
    }),
    previewResultRules: build.query<PreviewResultRulesApiResponse, PreviewResultRulesApiArg>({
      query: (queryArg) => ({
        url: `/result/rules/preview`,
        method: 'POST',
        body: queryArg.resultRulesForm,
      }),
    }),
    listStudentRemarks: build.query<ListStudentRemarksApiResponse, ListStudentRemarksApiArg>({
      query: (queryArg) => ({
        url: `/result/students/remarks`,
        method: 'POST',
        body: queryArg.studentRemarksRequest,
      }),
    }),
    saveStudentRemarks: build.mutation<SaveStudentRemarksApiResponse, SaveStudentRemarksApiArg>({
      query: (queryArg) => ({
        url: `/result/students/remarks`,
        method: 'PUT',
        body: queryArg.studentRemarksForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    downloadResultRegister: build.mutation<DownloadResultRegisterApiResponse, DownloadResultRegisterApiArg>({
      query: (queryArg) => ({
        url: `/result/exams/register/download`,
        method: 'POST',
        body: queryArg.resultRegisterForm,
      }),
    }),
    downloadMarksheets: build.mutation<DownloadMarksheetsApiResponse, DownloadMarksheetsApiArg>({
      query: (queryArg) => ({
        url: `/result/exams/students/card/download`,
        method: 'POST',
        body: queryArg.marksheetsForm,
      }),
    }),
    getMarksheetProgress: build.query<GetMarksheetProgressApiResponse, GetMarksheetProgressApiArg>({
      query: (queryArg) => ({
        url: `/result/exams/students/card/progress/${encodeURIComponent(String(queryArg.runKey))}`,
      }),
    }),
    downloadMarksTemplate: build.mutation<DownloadMarksTemplateApiResponse, DownloadMarksTemplateApiArg>({
      query: (queryArg) => ({
        url: `/result/exams/student/export`,
        method: 'POST',
        body: queryArg.studentMarksRequest,
      }),
    }),
    uploadStudentMarks: build.mutation<UploadStudentMarksApiResponse, UploadStudentMarksApiArg>({
      query: (queryArg) => ({
        url: `/result/exams/student/upload`,
        method: 'POST',
        body: queryArg.marksFileOrder,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    checkMarksFile: build.mutation<CheckMarksFileApiResponse, CheckMarksFileApiArg>({
      query: (queryArg) => ({
        url: `/result/exams/student/upload/check`,
        method: 'POST',
        body: queryArg.marksFile,
      }),
    }),
    annotateMarksFile: build.mutation<AnnotateMarksFileApiResponse, AnnotateMarksFileApiArg>({
      query: (queryArg) => ({
        url: `/result/exams/student/upload/annotate`,
        method: 'POST',
        body: queryArg.marksFile,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as resultsGenerated };
export type GetSchoolSetupApiResponse = /** status 200 Success */ SetUpOfASchool;
export type GetSchoolSetupApiArg = {
  schoolId: number;
};
export type GetResultConfigApiResponse = /** status 200 Success */ ResultConfig;
export type GetResultConfigApiArg = {
  sessionId: number;
  classId: number;
};
export type SaveResultConfigApiResponse = /** status 200 Success */ ResultConfig;
export type SaveResultConfigApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  resultConfigForm: ResultConfig2;
};
export type PreviewConfigCopyApiResponse = /** status 200 Success */ CopyToAClass[];
export type PreviewConfigCopyApiArg = {
  sessionId: number;
  classId: number;
};
export type ApplyResultConfigApiResponse = /** status 200 Success */ CopyToAClass[];
export type ApplyResultConfigApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  classCopyForm: CopyToClasses;
};
export type PreviewLimitsCopyApiResponse = /** status 200 Success */ CopyToAClass[];
export type PreviewLimitsCopyApiArg = {
  sessionId: number;
  classId: number;
};
export type ApplySubjectLimitsApiResponse = /** status 200 Success */ CopyToAClass[];
export type ApplySubjectLimitsApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  classCopyForm: CopyToClasses;
};
export type ListExamsApiResponse = /** status 200 Success */ Exam[];
export type ListExamsApiArg = {
  sessionId: number;
  classId: number;
};
export type LockExamApiResponse = /** status 200 Success */ Exam;
export type LockExamApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  examLockForm: LocksOfAnExam;
};
export type SaveExamControlsApiResponse = /** status 200 Success */ LocksAndDeclarationDateOfAnExam[];
export type SaveExamControlsApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  examControlsForm: ControlsOfExams;
};
export type ListExamProgressApiResponse = /** status 200 Success */ ProgressOfAClass[];
export type ListExamProgressApiArg = {
  sessionId: number;
};
export type ListGradesApiResponse = /** status 200 Success */ Grade[];
export type ListGradesApiArg = {
  schoolId: number;
};
export type SaveGradesApiResponse = /** status 200 Success */ Grade[];
export type SaveGradesApiArg = {
  schoolId: number;
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  gradesForm: Grades;
};
export type ListSubjectLimitsApiResponse = /** status 200 Success */ SubjectExamMarks[];
export type ListSubjectLimitsApiArg = {
  sessionId: number;
  classId: number;
};
export type SaveSubjectLimitsApiResponse = /** status 200 Success */ SubjectExamMarks[];
export type SaveSubjectLimitsApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  subjectLimitsForms: MarksConfiguration;
};
export type ListStudentMarksApiResponse = /** status 200 Success */ MarksOfAStudent[];
export type ListStudentMarksApiArg = {
  studentMarksRequest: MarksOfAClassInAnExam;
};
export type SaveStudentMarksApiResponse = /** status 200 Success */ {
  entries: number;
};
export type SaveStudentMarksApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  studentMarksForm: MarksOfStudentsInAnExam;
};
export type DownloadAwardListApiResponse = /** status 200 Success */ Blob;
export type DownloadAwardListApiArg = {
  awardListForm: AwardList;
};
export type GetSessionReadinessApiResponse = /** status 200 Success */ ReadinessOfAClass[];
export type GetSessionReadinessApiArg = {
  sessionId: number;
};
export type GetResultRulesApiResponse = /** status 200 Success */ ResultRules;
export type GetResultRulesApiArg = {
  sessionId: number;
};
export type SaveResultRulesApiResponse = /** status 200 Success */ ResultRules;
export type SaveResultRulesApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  resultRulesForm: ResultRules2;
};
export type GetYearResultApiResponse = /** status 200 Success */ ResultOfTheYear;
export type GetYearResultApiArg = {
  sessionId: number;
  classId: number;
  studentId: number;
};
export type PreviewResultRulesApiResponse = /** status 200 Success */ EffectOfRulesOnAClass[];
export type PreviewResultRulesApiArg = {
  resultRulesForm: ResultRules2;
};
export type ListStudentRemarksApiResponse = /** status 200 Success */ RemarkOfAStudent[];
export type ListStudentRemarksApiArg = {
  studentRemarksRequest: RemarksOfAClass;
};
export type SaveStudentRemarksApiResponse = /** status 200 Success */ SavedRemark[];
export type SaveStudentRemarksApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  studentRemarksForm: RemarksOfStudents;
};
export type DownloadResultRegisterApiResponse = /** status 200 Success */ Blob;
export type DownloadResultRegisterApiArg = {
  resultRegisterForm: ResultRegister;
};
export type DownloadMarksheetsApiResponse = /** status 200 Success */ Blob;
export type DownloadMarksheetsApiArg = {
  marksheetsForm: Marksheets;
};
export type GetMarksheetProgressApiResponse = /** status 200 Success */ ProgressOfAFile;
export type GetMarksheetProgressApiArg = {
  /** The runKey of the download */
  runKey: string;
};
export type DownloadMarksTemplateApiResponse = /** status 200 Success */ Blob;
export type DownloadMarksTemplateApiArg = {
  studentMarksRequest: MarksOfAClassInAnExam;
};
export type UploadStudentMarksApiResponse = /** status 200 Success */ {
  entries: number;
  kept: number;
};
export type UploadStudentMarksApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  marksFileOrder: MarksFileOrder;
};
export type CheckMarksFileApiResponse = /** status 200 Success */ MarksFileCheck;
export type CheckMarksFileApiArg = {
  marksFile: MarksFile;
};
export type AnnotateMarksFileApiResponse = /** status 200 Success */ Blob;
export type AnnotateMarksFileApiArg = {
  marksFile: MarksFile;
};
export type Status = 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
export type SessionOfASetUp = {
  sessionId: number;
  sessionName: string;
  status: Status;
};
export type Part = 'SUBJECTS' | 'EXAMS' | 'GRACE' | 'FEES' | 'FEE_DATES';
export type MissingPart = {
  part: Part;
  /** What the class lacks, where it is not the whole part: streams, or dates as dd/MM/yyyy */
  details: string[];
};
export type ReadinessOfAClass = {
  classId: number;
  className: string;
  /** How many there are */
  subjects: number;
  /** How many there are */
  exams: number;
  /** For how many pairs of an exam and a subject limits are set */
  limitsSet: number;
  /** For how many pairs of an exam and a subject judged by marks no limits are set */
  limitsMissing: number;
  /** The requirements of an activation that the class does not meet, in the order in which they are checked */
  missing: MissingPart[];
};
export type SetUpOfASchool = {
  schoolId: number;
  schoolName: string;
  hasLogo: boolean;
  /** Whether student codes, receipts and fee certificates have a first number */
  hasNumbers: boolean;
  /** The latest active session; without one the first upcoming session that is not disabled, without that the latest completed one */
  session: SessionOfASetUp | null;
  classes: number;
  sections: number;
  classesWithoutSection: number;
  /** Whether an enabled user of the school manages permissions */
  hasAdministrator: boolean;
  /** Empty without a session */
  readiness: ReadinessOfAClass[];
  /** Of the session, without deleted ones */
  students: number;
};
export type Version = number;
export type ResultConfig = {
  sessionId: number;
  classId: number;
  termExamNo: number;
  termExamName: string | null;
  midTerm: boolean;
  midTermExamName: string | null;
  annual: boolean;
  annualExamName: string | null;
  supplementary: boolean;
  supplementaryExamName: string | null;
  internalAssessment: boolean;
  internalAssessmentName: string | null;
  maxGraceMarks: number;
  maxGraceSubjectsNo: number;
  version: Version;
};
export type ResultConfig2 = {
  sessionId: number;
  classId: number;
  termExamNo: number;
  termExamName?: string | null;
  midTerm: boolean;
  midTermExamName?: string | null;
  annual: boolean;
  annualExamName?: string | null;
  supplementary: boolean;
  supplementaryExamName?: string | null;
  internalAssessment: boolean;
  internalAssessmentName?: string | null;
  /** In steps of 0.25 */
  maxGraceMarks: number;
  maxGraceSubjectsNo: number;
  /** Required true where an exam that goes has minimum and maximum marks, which go with it */
  removeLimits?: boolean;
  /** Of what was edited; a newer one answers 205 */
  version?: number;
};
export type Change = {
  name: string;
  from: string;
  to: string;
};
export type CopyToAClass = {
  classId: number;
  className: string;
  /** Names of what the class lacks */
  adds: string[];
  changes: Change[];
  /** What only this class has, and what it cannot take over with the reason */
  keeps: string[];
  /** Why the class cannot take the copy */
  reason: string | null;
  /** Of all records that the row was derived from */
  fingerprint: string;
};
export type Class = {
  classId: number;
  /** Of the preview; a class that changed since answers 205 */
  fingerprint: string;
};
export type CopyToClasses = {
  sessionId: number;
  /** The class that is copied */
  classId: number;
  classes: Class[];
};
export type KindOfExam = 'TERM' | 'MID_TERM' | 'ANNUAL' | 'SUPPLEMENTARY' | 'INTERNAL_ASSESSMENT';
export type Exam = {
  examId: number;
  examName: string;
  lockedEditMarks: boolean;
  lockedMaxMarks: boolean;
  lockedUploadMarks: boolean;
  resultDeclarationDate: string | null;
  kind: KindOfExam;
  /** Of a term exam, else 1 */
  ordinal: number;
  subjectsWithLimits: number;
  version: Version;
};
export type LocksOfAnExam = {
  examId: number;
  lockedEditMarks: boolean;
  lockedMaxMarks: boolean;
  lockedUploadMarks: boolean;
  resultDeclarationDate?: string | null;
  /** Of what was edited; a newer one answers 205 */
  version?: number;
};
export type LocksAndDeclarationDateOfAnExam = {
  examId: number;
  lockedMaxMarks: boolean;
  lockedUploadMarks: boolean;
  lockedEditMarks: boolean;
  resultDeclarationDate: string | null;
  version: Version;
};
export type ChangesToTheLocksAndTheDeclarationDateOfAnExam = {
  examId: number;
  lockedMaxMarks?: boolean;
  lockedUploadMarks?: boolean;
  lockedEditMarks?: boolean;
  resultDeclarationDate?: string | null;
  /** Of what was edited; a newer one answers 205 */
  version?: number;
};
export type ControlsOfExams = {
  sessionId: number;
  exams: ChangesToTheLocksAndTheDeclarationDateOfAnExam[];
};
export type ProgressOfASectionInAnExam = {
  /** Null for students without a section */
  sectionId: number | null;
  sectionName: string | null;
  /** Active students */
  students: number;
  expected: number;
  /** Marks, grades and reasons */
  entered: number;
};
export type ProgressOfAnExam = {
  examId: number;
  examName: string;
  kind: KindOfExam;
  /** Of a term exam, else 1 */
  ordinal: number;
  lockedMaxMarks: boolean;
  lockedUploadMarks: boolean;
  lockedEditMarks: boolean;
  resultDeclarationDate: string | null;
  version: Version;
  /** Active students */
  students: number;
  expected: number;
  /** Marks, grades and reasons */
  entered: number;
  /** Sections with active students by name, students without a section last */
  sections: ProgressOfASectionInAnExam[];
};
export type ProgressOfAClass = {
  classId: number;
  className: string;
  exams: ProgressOfAnExam[];
};
export type Grade = {
  gradeId: number;
  name: string;
  version: Version;
};
export type Grade2 = {
  gradeId?: number;
  name: string;
  /** Of what was edited; a newer one answers 205 */
  version?: number;
};
export type Grades = {
  /** The best first */
  grades: Grade2[];
  /** Ids of the grades to delete. A grade that another user added is kept */
  removed: number[];
};
export type LimitsInAnExam = {
  examId: number;
  examName: string;
  theoryMinMarks: number | null;
  theoryMaxMarks: number | null;
  practicalMinMarks: number | null;
  practicalMaxMarks: number | null;
  vivaMinMarks: number | null;
  vivaMaxMarks: number | null;
  lockedMaxMarks: boolean;
  lockedEditMarks: boolean;
  /** Absent where none are set */
  version?: number;
};
export type SubjectExamMarks = {
  subjectId: number;
  subjectName: string;
  theory: boolean;
  practical: boolean;
  viva: boolean;
  /** A subject evaluated by grade has no marks and needs no limits */
  evaluationMethod: 'MARKS' | 'GRADE';
  type: 'MANDATORY' | 'OPTIONAL';
  /** In the order of the exam list */
  exams: LimitsInAnExam[];
};
export type LimitsInAnExam2 = {
  examId: number;
  /** Ignored */
  examName?: string;
  theoryMinMarks?: number | null;
  theoryMaxMarks?: number | null;
  practicalMinMarks?: number | null;
  practicalMaxMarks?: number | null;
  vivaMinMarks?: number | null;
  vivaMaxMarks?: number | null;
  /** Ignored */
  lockedMaxMarks?: boolean;
  /** Ignored */
  lockedEditMarks?: boolean;
  /** Version of the edited limits; 0 if none were stored. A stale version answers 205 */
  version?: number;
};
export type SubjectExamMarks2 = {
  subjectId: number;
  /** Ignored */
  subjectName?: string;
  theory?: boolean;
  practical?: boolean;
  viva?: boolean;
  evaluationMethod?: 'MARKS' | 'GRADE';
  /** Ignored */
  type?: 'MANDATORY' | 'OPTIONAL';
  exams: LimitsInAnExam2[];
};
export type MarksConfiguration = SubjectExamMarks2[];
export type Gender = 'MALE' | 'FEMALE' | 'OTHER';
export type EnrolmentInTheSession = {
  sessionId: number;
  classId: number;
  sectionId: number | null;
  rollNo: number | null;
  className: string;
  sectionName: string | null;
};
export type Student = {
  studentId: number;
  studentCode: number;
  studentSrNo: string;
  studentName: string;
  fatherName: string;
  motherName: string;
  gender: Gender;
  /** Left with a result of the year, in a session that is not completed. The entries are read only */
  left?: boolean;
  enrollments: EnrolmentInTheSession[];
};
export type Subject = {
  subjectId: number;
  subjectName: string;
};
export type ReasonForNotAppearing = 'MEDICAL' | 'ABSENT' | 'LEAVE';
export type MarksInASubject = {
  subject: Subject;
  /** Whether the subject counts without an entry in this exam: a mandatory one, or an optional one with an entry in another exam of the session */
  takenElsewhere: boolean;
  theoryMarks: number | null;
  theoryGradeId: number | null;
  theoryNotAppearInExamReason: ReasonForNotAppearing | null;
  /** Counts the changes of an entry; 0 where nothing was ever entered */
  theoryVersion: number;
  practicalMarks: number | null;
  practicalGradeId: number | null;
  practicalNotAppearInExamReason: ReasonForNotAppearing | null;
  /** Counts the changes of an entry; 0 where nothing was ever entered */
  practicalVersion: number;
  vivaMarks: number | null;
  vivaGradeId: number | null;
  vivaNotAppearInExamReason: ReasonForNotAppearing | null;
  /** Counts the changes of an entry; 0 where nothing was ever entered */
  vivaVersion: number;
};
export type ResultInTheExam = {
  roundedTotal: number;
  /** Null while marks are missing */
  percentage: number | null;
  /** Of students who passed */
  divisionName: string | null;
  /** Within class and section among those who passed */
  rank: number | null;
};
export type MarksOfAStudent = {
  student: Student;
  /** Days */
  studentAttendance: number | null;
  /** Days */
  schoolAttendance: number | null;
  /** Counts the changes of an entry; 0 where nothing was ever entered */
  studentAttendanceVersion: number;
  /** Counts the changes of an entry; 0 where nothing was ever entered */
  schoolAttendanceVersion: number;
  /** Those of the student's stream, in the order of the marks config */
  subjects: MarksInASubject[];
  summary: ResultInTheExam;
};
export type MarksOfAClassInAnExam = {
  schoolId: number;
  sessionId: number;
  classId: number;
  /** Without it, or with -1, all sections */
  sectionId?: number | null;
  examId: number;
  /** Students whose name or code contains it, ignoring case */
  searchText?: string;
};
export type MarksInASubject2 = {
  subjectId: number;
  /** In steps of 0.5 */
  theoryMarks?: number | null;
  theoryGradeId?: number | null;
  /** MEDICAL, ABSENT or LEAVE; others answer 170 */
  theoryNotAppearInExamReason?: string | null;
  /** Of the entry that was edited, 0 for an empty one; without it the entry is overwritten */
  theoryVersion?: number;
  /** Of the paper when the marks were entered; another maximum now answers 205; without it none is compared */
  theoryMaxMarks?: number;
  /** In steps of 0.5 */
  practicalMarks?: number | null;
  practicalGradeId?: number | null;
  /** MEDICAL, ABSENT or LEAVE; others answer 170 */
  practicalNotAppearInExamReason?: string | null;
  /** Of the entry that was edited, 0 for an empty one; without it the entry is overwritten */
  practicalVersion?: number;
  /** Of the paper when the marks were entered; another maximum now answers 205; without it none is compared */
  practicalMaxMarks?: number;
  /** In steps of 0.5 */
  vivaMarks?: number | null;
  vivaGradeId?: number | null;
  /** MEDICAL, ABSENT or LEAVE; others answer 170 */
  vivaNotAppearInExamReason?: string | null;
  /** Of the entry that was edited, 0 for an empty one; without it the entry is overwritten */
  vivaVersion?: number;
  /** Of the paper when the marks were entered; another maximum now answers 205; without it none is compared */
  vivaMaxMarks?: number;
};
export type MarksOfAStudent2 = {
  studentId: number;
  /** Days, in steps of 0.5 */
  studentAttendance?: number | null;
  /** Days, in steps of 0.5 */
  schoolAttendance?: number | null;
  /** Of the entry that was edited, 0 for an empty one; without it the entry is overwritten */
  studentAttendanceVersion?: number;
  /** Of the entry that was edited, 0 for an empty one; without it the entry is overwritten */
  schoolAttendanceVersion?: number;
  subjects?: MarksInASubject2[];
};
export type MarksOfStudentsInAnExam = {
  schoolId: number;
  sessionId: number;
  classId: number;
  /** Without it, or with -1, students of all sections */
  sectionId?: number | null;
  examId: number;
  students: MarksOfAStudent2[];
};
export type AwardList = {
  schoolId: number;
  sessionId: number;
  classId: number;
  /** Without it, or with -1, all sections */
  sectionId?: number | null;
  examId: number;
  /** The lists are in the order of the subjects of the class */
  subjectIds: number[];
};
export type KindOfExam2 = 'TERM' | 'MID_TERM' | 'INTERNAL_ASSESSMENT';
export type GradeOfTheScale = {
  name: string;
  fromPercent: number;
};
export type ExamWithDeclaredResults = {
  examId: number;
  examName: string;
  className: string;
  resultDeclarationDate: string;
};
export type ResultRules = {
  sessionId: number;
  passPercent: number;
  annualPaperPercent: number;
  firstPercent: number;
  secondPercent: number;
  thirdPercent: number;
  distinctionPercent: number;
  maxSupplementarySubjects: number;
  medicalLeavesOut: KindOfExam2[];
  gradeScale: GradeOfTheScale[];
  declarationRequired: boolean;
  /** While there are any, the rules cannot be changed */
  declared: ExamWithDeclaredResults[];
  /** 0 where none were saved */
  version: number;
};
export type ResultRules2 = {
  sessionId: number;
  /** Percent of the full marks, in the theory and in the practical of each subject */
  passPercent: number;
  /** Percent of the full marks of the theory paper in the annual exam; 0 for no minimum */
  annualPaperPercent: number;
  /** From this percentage of the total */
  firstPercent: number;
  secondPercent: number;
  thirdPercent: number;
  /** From this percentage of a subject */
  distinctionPercent: number;
  /** Number of failed subjects up to which a student may sit the supplementary exam */
  maxSupplementarySubjects: number;
  /** Kinds of exams whose full marks are not counted for a student who was ill */
  medicalLeavesOut: KindOfExam2[];
  /** The best first, each from a lower percentage, the last one from 0; empty for no grades */
  gradeScale: GradeOfTheScale[];
  /** Marksheets are refused before the declaration date of the exam */
  declarationRequired: boolean;
  /** Of what was edited; a newer one answers 205 */
  version?: number;
};
export type Figure = {
  title: string;
  value: string;
};
export type SubjectInTheYear = {
  subjectName: string;
  status: 'PASSED' | 'FAILED' | 'INCOMPLETE' | 'LEFT_OUT' | 'NO_PAPER' | 'GRADED' | 'NOT_TAKEN';
  /** In the order of the exams, in words, with a line for each component; blank where the subject is not part of the exam */
  papers: string[];
  /** Blank where no marks count */
  total: string;
  notes: string[];
};
export type ResultOfTheYear = {
  studentId: number;
  studentName: string;
  outcome: 'PASS' | 'FAIL' | 'SUPPLEMENTARY' | 'INCOMPLETE' | 'NOT_JUDGED';
  text: string;
  figures: Figure[];
  /** Names in the order of the year */
  exams: string[];
  subjects: SubjectInTheYear[];
};
export type StudentsByResult = {
  passed: number;
  passedByGrace: number;
  supplementary: number;
  failed: number;
  incomplete: number;
  notJudged: number;
};
export type ResultOfTheYear2 = 'passed' | 'passedByGrace' | 'supplementary' | 'failed' | 'incomplete' | 'notJudged';
export type StudentWhoseResultChanges = {
  studentId: number;
  studentName: string;
  before: ResultOfTheYear2;
  after: ResultOfTheYear2;
};
export type EffectOfRulesOnAClass = {
  classId: number;
  className: string;
  students: number;
  before: StudentsByResult;
  after: StudentsByResult;
  changed: number;
  changes: StudentWhoseResultChanges[];
};
export type RemarkOfAStudent = {
  student: Student;
  remark: string | null;
  /** Counts the changes of an entry; 0 where nothing was ever entered */
  version: number;
};
export type RemarksOfAClass = {
  schoolId: number;
  sessionId: number;
  classId: number;
  /** Without it, or with -1, all sections */
  sectionId?: number | null;
};
export type SavedRemark = {
  studentId: number;
  remark: string | null;
  /** Counts the changes of an entry; 0 where nothing was ever entered */
  version: number;
};
export type RemarkOfAStudent2 = {
  studentId: number;
  /** Null or blank to remove it */
  remark: string | null;
  /** Of the remark that was edited; 0 where none was stored */
  version: number;
};
export type RemarksOfStudents = {
  schoolId: number;
  sessionId: number;
  classId: number;
  /** Without it, or with -1, all sections */
  sectionId?: number | null;
  remarks: RemarkOfAStudent2[];
};
export type ResultRegister = {
  schoolId: number;
  sessionId: number;
  classId: number;
  /** Without it, or with -1, all sections */
  sectionId?: number | null;
  examId: number;
  format: 'PDF' | 'XLSX';
  /** Of a PDF; A4 without it */
  paper?: 'A4' | 'A3';
};
export type KeyOfTheRun = string;
export type Marksheets = {
  schoolId: number;
  sessionId: number;
  classId: number;
  /** Without it, or with -1, all sections */
  sectionId?: number | null;
  examId: number;
  /** Students whose name or code contains it, ignoring case */
  searchText?: string;
  /** Without it, all students of the class or section */
  studentIds?: number[];
  /** ZIP, the default, has a PDF file of each student; PDF is one file */
  format?: 'ZIP' | 'PDF';
  runKey?: KeyOfTheRun;
};
export type ProgressOfAFile = {
  done: number;
  /** Marksheets or rows, 0 until their number is known */
  of: number;
  /** WAITING for its turn */
  state: 'WAITING' | 'RUNNING' | 'DONE';
};
export type MarksOfAClassInAnExam2 = {
  examId: number;
  classId: number;
  /** Without it, or with -1, students of all sections */
  sectionId?: number | null;
  sessionId: number;
  /** Without it, the school of the exam */
  schoolId?: number;
};
export type MarksFileOrder = {
  params?: MarksOfAClassInAnExam2;
  paramsJson?: MarksOfAClassInAnExam2;
  studentFile: Blob;
  /** KEEP_STORED leaves them as they are stored, STORE_FILE stores the values of the file; without it they answer 205 */
  conflicts?: 'KEEP_STORED' | 'STORE_FILE';
  /** That of the check which was confirmed */
  check?: string;
};
export type NotRead = {
  /** Hidden by a filter, by hand or by an outline */
  hiddenRows: number;
  hiddenColumns: number;
  hiddenSheets: number;
  /** Names of the other visible sheets with values, without those of a template; at most 30 */
  otherSheets: string[];
  /** Their headings; the letter of a column that has values and no heading */
  unknownColumns: string[];
};
export type MarksFileEntry = {
  /** Subject and component */
  column: string;
  state: 'READY' | 'CONFLICT';
  /** As in the spreadsheet; null for an empty entry */
  stored: string | null;
  /** As in the spreadsheet; null for an empty cell */
  sent: string | null;
  /** Of a conflict; null where the user is not visible */
  by?: string | null;
  /** Of a conflict */
  at?: string;
};
export type MarksFileProblem = {
  /** Its heading; blank for the row as a whole */
  column: string;
  message: string;
};
export type MarksFileRow = {
  /** As the spreadsheet counts it */
  row: number;
  /** As it was read */
  studentCode: string;
  /** As it is stored; as it was read for an unknown student */
  studentName: string;
  entries: MarksFileEntry[];
  problems: MarksFileProblem[];
};
export type MarksFileCheck = {
  /** Identifies what the upload would store */
  check: string;
  students: number;
  ready: number;
  conflicts: number;
  wrong: number;
  notRead: NotRead;
  rows: MarksFileRow[];
};
export type MarksFile = {
  params?: MarksOfAClassInAnExam2;
  paramsJson?: MarksOfAClassInAnExam2;
  studentFile: Blob;
};
