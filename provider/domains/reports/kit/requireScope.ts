import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { listClassRows } from '../../classes/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import type { ReportRequest } from './report.ts';

const nameOfSession = async (db: Db, sessionId: number): Promise<string> =>
  (await findSessionRow(db, sessionId))?.name ??
  fail('NOT_FOUND', { problems: [{ path: 'sessionId', message: 'The session is unknown' }] });

/** The names of the session, if there is one, and of the chosen classes. 103 for an unknown session, 158 for an unknown class. */
export async function requireScope(
  db: Db,
  schoolId: number,
  { sessionId, classIds = [] }: ReportRequest,
): Promise<{ sessionName: string | undefined; classNames: string[] }> {
  const sessionName = sessionId === undefined ? undefined : await nameOfSession(db, sessionId);
  if (classIds.length === 0) return { sessionName, classNames: [] };
  const classes = await listClassRows(db, { schoolId });
  const unknown = classIds.flatMap((id, at) =>
    classes.some((row) => row.id === id) ? [] : [{ path: `classIds.${at}`, message: 'The class is unknown' }],
  );
  if (unknown.length > 0) fail('INVALID_CLASS', { problems: unknown });
  return {
    sessionName,
    classNames: classes.filter(({ id }) => classIds.includes(id)).map(({ name }) => name),
  };
}
