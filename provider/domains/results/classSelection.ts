// Where a result config belongs: a class of a session.
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import { holdClass, listClassRows } from '../classes/index.ts';
import { findSessionRow, holdSession, type SessionRow } from '../sessions/index.ts';
import type { ClassPlace } from './limits/limits.queries.ts';

type Asked = Omit<ClassPlace, 'schoolId'>;

/** 103 for the session, 158 for the class. */
export async function findResultPlace(db: Db, schoolId: number, { sessionId, classId }: Asked): Promise<ClassPlace> {
  if (!(await findSessionRow(db, sessionId))) fail('NOT_FOUND');
  const classes = await listClassRows(db, { schoolId });
  if (!classes.some(({ id }) => id === classId)) fail('INVALID_CLASS');
  return { schoolId, sessionId, classId };
}

/** The same; session and class stay as they are until the transaction ends. */
export async function holdResultPlace(
  db: Db,
  schoolId: number,
  { sessionId, classId }: Asked,
): Promise<{ place: ClassPlace; session: SessionRow }> {
  const session = (await holdSession(db, schoolId, sessionId)) ?? fail('NOT_FOUND');
  if (!(await holdClass(db, schoolId, classId))) fail('INVALID_CLASS');
  return { place: { schoolId, sessionId, classId }, session };
}
