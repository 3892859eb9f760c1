// Academic sessions as the tests send and read them.
import { SESSION } from '../../support/entities/sessions';
import { samplesIn } from '../../support/entities/table';
import { call, sql, type Answer } from '../../support/provider';
import { FIRST } from './schools';

export type Status = 'UPCOMING' | 'ACTIVE' | 'COMPLETED';

export interface Session {
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
  inUse: boolean;
  version: number;
}

export type Changes = Record<string, unknown>;

/** The year after those of the demo. */
export const FORM = { ...samplesIn(SESSION, 'year'), schoolId: FIRST } as const;

/** Creates FORM with changes; an undefined value leaves its field out. */
export const createSession = (
  token: string,
  changes: Changes = {},
  headers: Record<string, string> = {},
): Promise<Answer<Session>> => call('POST', '/session/', { token, json: { ...FORM, ...changes }, headers });

/** A stored session as an update form sends it, with changes and without a version. */
export function formOf(session: Session, changes: Changes = {}): Changes {
  const {
    sessionId: _id,
    sessionDisplayName: _shown,
    disabled: _flag,
    inUse: _use,
    version: _version,
    ...form
  } = session;
  return { ...form, ...changes };
}

export const updateSession = (token: string, session: Session, changes: Changes = {}): Promise<Answer<Session>> =>
  call('PUT', `/session/${session.sessionId}`, { token, json: formOf(session, changes) });

export const getSession = (token: string, id: number | string): Promise<Answer<Session>> =>
  call('GET', `/session/${id}`, { token });

export const removeSession = (token: string, id: number) => call('DELETE', `/session/${id}`, { token });

export const setSession = (token: string, id: number, flag: string) =>
  call('PUT', `/session/${id}/${flag}/disable`, { token });

/** The sessions of a school by one of the three lists. */
export const listSessions = (
  token: string,
  schoolId: number | string = FIRST,
  list: 'all' | 'reports' | 'all/active' = 'all',
): Promise<Answer<Session[]>> => call('GET', `/session/${list}/${schoolId}`, { token });

/** The demo's session of a school in this status, as it is stored. */
export async function demoSession(token: string, status: Status, schoolId = FIRST): Promise<Session> {
  const [row] = await sql<{ id: number }>(
    'SELECT id FROM sessions WHERE school_id = $1 AND status = $2 ORDER BY start_date LIMIT 1',
    [schoolId, status],
  );
  return (await getSession(token, row?.id ?? 0)).data;
}

/** Writes of one school are refused from now on. */
export const disableSchool = (platform: string, schoolId = FIRST) =>
  call('PUT', `/school/${schoolId}/true/disable`, { token: platform });
