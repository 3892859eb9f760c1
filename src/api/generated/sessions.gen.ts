import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: (queryArg) => ({
        url: `/session/all/${encodeURIComponent(String(queryArg.schoolId))}`,
      }),
    }),
    listReportSessions: build.query<ListReportSessionsApiResponse, ListReportSessionsApiArg>({
      query: (queryArg) => ({
        url: `/session/reports/${encodeURIComponent(String(queryArg.schoolId))}`,
      }),
    }),
    listActiveSessions: build.query<ListActiveSessionsApiResponse, ListActiveSessionsApiArg>({
      query: (queryArg) => ({
        url: `/session/all/active/${encodeURIComponent(String(queryArg.schoolId))}`,
      }),
    }),
    createSession: build.mutation<CreateSessionApiResponse, CreateSessionApiArg>({
      query: (queryArg) => ({
        url: `/session/`,
        method: 'POST',
        body: queryArg.sessionForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getSession: build.query<GetSessionApiResponse, GetSessionApiArg>({
      query: (queryArg) => ({
        url: `/session/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateSession: build.mutation<UpdateSessionApiResponse, UpdateSessionApiArg>({
      query: (queryArg) => ({
        url: `/session/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.sessionForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteSession: build.mutation<DeleteSessionApiResponse, DeleteSessionApiArg>({
      query: (queryArg) => ({
        url: `/session/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    setSessionStatus: build.mutation<SetSessionStatusApiResponse, SetSessionStatusApiArg>({
      query: (queryArg) => ({
        url: `/session/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.flag))}/disable`,
        method: 'PUT',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sessionsGenerated };
export type ListSessionsApiResponse = /** status 200 Success */ Session[];
export type ListSessionsApiArg = {
  schoolId: number;
};
export type ListReportSessionsApiResponse = /** status 200 Success */ Session[];
export type ListReportSessionsApiArg = {
  schoolId: number;
};
export type ListActiveSessionsApiResponse = /** status 200 Success */ Session[];
export type ListActiveSessionsApiArg = {
  schoolId: number;
};
export type CreateSessionApiResponse = /** status 200 Success */ Session;
export type CreateSessionApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  sessionForm: SessionForm;
};
export type GetSessionApiResponse = /** status 200 Success */ Session;
export type GetSessionApiArg = {
  id: number;
};
export type UpdateSessionApiResponse = /** status 200 Success */ Session;
export type UpdateSessionApiArg = {
  id: number;
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  sessionForm: SessionForm;
};
export type DeleteSessionApiResponse = /** status 200 Success */ null;
export type DeleteSessionApiArg = {
  id: number;
};
export type SetSessionStatusApiResponse = /** status 200 Success */ null;
export type SetSessionStatusApiArg = {
  id: number;
  /** true disables, false enables */
  flag: 'true' | 'false';
};
export type Status = 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
export type Version = number;
export type Session = {
  sessionId: number;
  sessionName: string;
  sessionDisplayName: string;
  startDate: string;
  endDate: string;
  status: Status;
  disabled: boolean;
  schoolId: number;
  sourceSessionId: number | null;
  createSubjectsConfig: boolean;
  createExamConfig: boolean;
  createMarksConfig: boolean;
  /** Whether students are enrolled in it */
  inUse: boolean;
  version: Version;
};
export type SessionForm = {
  sessionName: string;
  startDate: string;
  endDate: string;
  status: 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
  schoolId: number;
  /** The session whose configuration is copied into the classes that have none yet */
  sourceSessionId?: number | null;
  /** Class subjects and groups */
  createSubjectsConfig?: boolean;
  /** Result config and exams, without locks and dates; needs the subjects */
  createExamConfig?: boolean;
  /** Minimum and maximum marks; needs subjects and exams */
  createMarksConfig?: boolean;
  version?: Version;
};
