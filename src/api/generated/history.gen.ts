import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.query<ListHistoryApiResponse, ListHistoryApiArg>({
      query: (queryArg) => ({
        url: `/history`,
        params: {
          schoolId: queryArg.schoolId,
          entity: queryArg.entity,
          id: queryArg.id,
          sessionId: queryArg.sessionId,
          stream: queryArg.stream,
          studentId: queryArg.studentId,
          subjectId: queryArg.subjectId,
          component: queryArg.component,
          before: queryArg.before,
          limit: queryArg.limit,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as historyGenerated };
export type ListHistoryApiResponse = /** status 200 Success */ ChangesOfARecord;
export type ListHistoryApiArg = {
  schoolId: number;
  entity: Record;
  /** The student (STUDENT, DISCOUNT), receipt, class (FEE_STRUCTURE, MARKS_LIMITS, CLASS), exam (MARKS, EXAM), user or session */
  id: number;
  /** For FEE_STRUCTURE, DISCOUNT and MARKS_LIMITS */
  sessionId?: number;
  /** For FEE_STRUCTURE of a class with streams */
  stream?: Stream;
  /** For MARKS */
  studentId?: number;
  /** For MARKS; none for attendance */
  subjectId?: number;
  /** For MARKS */
  component?: 'theory' | 'practical' | 'viva' | 'studentAttendance' | 'schoolAttendance';
  /** Only entries older than this one */
  before?: number;
  /** 25 without it */
  limit?: number;
};
export type KindOfValue = 'TEXT' | 'DATE' | 'MONEY';
export type ChangedField = {
  field: string;
  kind: KindOfValue;
  before: string | null;
  after: string | null;
  /** False where an older entry has only the name of the field */
  recorded: boolean;
};
export type ChangeOfARecord = {
  id: number;
  at: string;
  /** Null for a user whom the caller may not see */
  by: string | null;
  /** In words */
  action: string;
  /** The session, file or receipt of the change */
  about: string | null;
  changes: ChangedField[];
};
export type ChangesOfARecord = {
  /** The newest first */
  entries: ChangeOfARecord[];
  /** The value of `before` for older changes; null after the last one */
  next: number | null;
};
export type Record =
  | 'STUDENT'
  | 'RECEIPT'
  | 'FEE_STRUCTURE'
  | 'DISCOUNT'
  | 'MARKS'
  | 'MARKS_LIMITS'
  | 'EXAM'
  | 'USER'
  | 'SESSION'
  | 'CLASS';
export type Stream = 'SCIENCE' | 'COMMERCE' | 'ARTS';
