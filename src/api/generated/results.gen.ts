import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    getSessionReadiness: build.query<GetSessionReadinessApiResponse, GetSessionReadinessApiArg>({
      query: (queryArg) => ({
        url: `/result/readiness/${encodeURIComponent(String(queryArg.sessionId))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as resultsGenerated };
export type ListSubjectLimitsApiResponse = /** status 200 Success */ SubjectExamMarks[];
export type ListSubjectLimitsApiArg = {
  sessionId: number;
  classId: number;
};
export type SaveSubjectLimitsApiResponse = /** status 200 Success */ SubjectExamMarks[];
export type SaveSubjectLimitsApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is carried out once and answered alike each time. */
  'Idempotency-Key'?: string;
  subjectLimitsForms: MarksConfiguration;
};
export type GetSessionReadinessApiResponse = /** status 200 Success */ ReadinessOfAClass[];
export type GetSessionReadinessApiArg = {
  sessionId: number;
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
  /** A subject judged by grade takes no marks and needs no limits */
  evaluationMethod: 'MARKS' | 'GRADE';
  type: 'MANDATORY' | 'OPTIONAL';
  /** In the order of the exam list */
  exams: LimitsInAnExam[];
};
export type LimitsInAnExam2 = {
  examId: number;
  /** Not looked at */
  examName?: string;
  theoryMinMarks?: number | null;
  theoryMaxMarks?: number | null;
  practicalMinMarks?: number | null;
  practicalMaxMarks?: number | null;
  vivaMinMarks?: number | null;
  vivaMaxMarks?: number | null;
  /** Not looked at */
  lockedMaxMarks?: boolean;
  /** Not looked at */
  lockedEditMarks?: boolean;
  /** Of the limits that were edited; 0 where there were none, so that those that somebody else set meanwhile answer 205 */
  version?: number;
};
export type SubjectExamMarks2 = {
  subjectId: number;
  /** Not looked at */
  subjectName?: string;
  theory?: boolean;
  practical?: boolean;
  viva?: boolean;
  evaluationMethod?: 'MARKS' | 'GRADE';
  /** Not looked at */
  type?: 'MANDATORY' | 'OPTIONAL';
  exams: LimitsInAnExam2[];
};
export type MarksConfiguration = SubjectExamMarks2[];
export type ReadinessOfAClass = {
  classId: number;
  className: string;
  /** How many there are */
  subjects: number;
  /** How many there are */
  exams: number;
  /** For how many pairs of an exam and a subject judged by marks no limits are set */
  limitsMissing: number;
  /** Whether the class, or each of its streams, has a fee structure */
  fees: boolean;
};
