// The class and session that a result config, its exams and its marks limits belong to.
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import { listClassRows, lockClass } from '../classes/index.ts';
import { findSessionRow, lockSession, type SessionRow } from '../sessions/index.ts';

/** A class in a session of a school. */
export interface ClassSelection {
  schoolId: number;
  sessionId: number;
  classId: number;
}

type Requested = Omit<ClassSelection, 'schoolId'>;

/** With the sections of the class. 103 for an unknown session, 158 for an unknown class. */
export async function findClassAndSections(db: Db, schoolId: number, { sessionId, classId }: Requested) {
  const [session, classes] = await Promise.all([findSessionRow(db, sessionId), listClassRows(db, { schoolId })]);
  if (!session) fail('NOT_FOUND');
  const { sections } = classes.find(({ id }) => id === classId) ?? fail('INVALID_CLASS');
  const selection: ClassSelection = { schoolId, sessionId, classId };
  return { selection, sections };
}

/** The order of a section in its class; students without a section are last. */
export function sectionOrder(sections: readonly { id: number }[]): (student: { sectionId: number | null }) => number {
  const orders = new Map<number | null, number>(sections.map(({ id }, order) => [id, order]));
  return ({ sectionId }) => orders.get(sectionId) ?? sections.length;
}

/** 103 for an unknown session, 158 for an unknown class. */
export const findClassSelection = async (db: Db, schoolId: number, requested: Requested): Promise<ClassSelection> =>
  (await findClassAndSections(db, schoolId, requested)).selection;

/** Locks session and class until commit. 103 for an unknown session, 158 for an unknown class. */
export async function lockClassSelection(
  db: Db,
  schoolId: number,
  { sessionId, classId }: Requested,
): Promise<{ selection: ClassSelection; session: SessionRow }> {
  const session = (await lockSession(db, schoolId, sessionId)) ?? fail('NOT_FOUND');
  if (!(await lockClass(db, schoolId, classId))) fail('INVALID_CLASS');
  return { selection: { schoolId, sessionId, classId }, session };
}
