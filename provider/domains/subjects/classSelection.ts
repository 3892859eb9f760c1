// A class in a session, with its subjects and groups.
import type { CodeName } from '../../contract/generated/codes.gen.ts';
import { lockInSchool } from '../../database/advisoryLocks.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import { lockClass, listClassRows } from '../classes/index.ts';
import { findSessionRow, lockSession } from '../sessions/index.ts';

export interface ClassSelection {
  schoolId: number;
  sessionId: number;
  classId: number;
}

type Requested = Omit<ClassSelection, 'schoolId'>;

/** 103 for the session, 158 for the class (SUBJECT-38). */
export async function findClassSelection(
  db: Db,
  schoolId: number,
  { sessionId, classId }: Requested,
): Promise<ClassSelection> {
  if (!(await findSessionRow(db, sessionId))) fail('NOT_FOUND');
  const [found] = await listClassRows(db, { classId });
  if (found?.schoolId !== schoolId) fail('INVALID_CLASS');
  return { schoolId, sessionId, classId };
}

/**
 * The same for a change: locks session, class and the subjects of the school until commit. Fails with `closed` for a session
 * that is not UPCOMING (SUBJECT-39).
 */
export async function lockClassSelection(
  db: Db,
  schoolId: number,
  { sessionId, classId }: Requested,
  closed: CodeName,
): Promise<ClassSelection> {
  const session = (await lockSession(db, schoolId, sessionId)) ?? fail('NOT_FOUND');
  if (!(await lockClass(db, schoolId, classId))) fail('INVALID_CLASS');
  if (session.status !== 'UPCOMING') fail(closed);
  await lockInSchool(db, 'subjects', schoolId);
  return { schoolId, sessionId, classId };
}
