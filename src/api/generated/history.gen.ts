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
export type ListHistoryApiResponse = /** status 200 Success */ HistoryPage;
export type ListHistoryApiArg = {
  schoolId: number;
  entity: HistoryEntity;
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
export type HistoryKind = 'TEXT' | 'DATE' | 'MONEY';
export type HistoryChange = {
  field: string;
  kind: HistoryKind;
  before: string | null;
  after: string | null;
  /** False where an older entry has only the name of the field */
  recorded: boolean;
};
export type HistoryItem = {
  /** Negative for an event that is derived from a receipt without entries */
  id: number;
  at: string;
  /** Null for a user whom the caller may not see */
  by: string | null;
  /** False where the record does not store the user */
  userRecorded: boolean;
  /** In words */
  action: string;
  /** The session, file or receipt of the change */
  about: string | null;
  changes: HistoryChange[];
};
export type HistoryPage = {
  /** The newest first */
  entries: HistoryItem[];
  /** The value of `before` for older changes; null after the last one */
  next: number | null;
};
export type HistoryEntity =
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
