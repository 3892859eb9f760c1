import { mayBeStored } from './attempt';
import { sessionsGenerated } from './generated/sessions.gen';
import type { Session } from './generated/schemas.gen';

const LIST = { type: 'Session', id: 'LIST' } as const;
const one = (sessionId: number) => ({ type: 'Session', id: sessionId }) as const;
const listed = (sessions: Session[] | undefined) => [LIST, ...(sessions ?? []).map(({ sessionId }) => one(sessionId))];

export const sessionsApi = sessionsGenerated.enhanceEndpoints({
  endpoints: {
    listSessions: { providesTags: listed },
    listReportSessions: { providesTags: listed },
    listActiveSessions: { providesTags: listed },
    getSession: { providesTags: (_session, _failure, { id }) => [one(id)] },
    createSession: { invalidatesTags: (_session, failure) => (mayBeStored(failure) ? [LIST] : []) },
    // Also after a failure: another user may have changed it.
    updateSession: { invalidatesTags: (_session, _failure, { id }) => [LIST, one(id)] },
    deleteSession: { invalidatesTags: [LIST] },
    setSessionStatus: { invalidatesTags: (_done, _failure, { id }) => [LIST, one(id)] },
  },
});

/** Titles, limits and messages of the form fields, by form. */
export { FIELDS as SESSION_FIELDS } from './generated/sessionsFields.gen';
export const {
  useListSessionsQuery,
  useListReportSessionsQuery,
  useGetSessionQuery,
  useCreateSessionMutation,
  useUpdateSessionMutation,
  useDeleteSessionMutation,
  useSetSessionStatusMutation,
} = sessionsApi;
export type { Session, SessionForm, SessionStatus } from './generated/schemas.gen';
