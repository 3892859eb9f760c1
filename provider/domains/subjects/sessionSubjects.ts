// The subject rules of sessions and classes that span domains.
import { and, eq, inArray } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { lockInSchool } from '../../database/advisoryLocks.ts';
import { classSubjects, sessions, subjectGroups } from '../../database/schema/index.ts';
import { failField } from '../../shared/fail.ts';

/** 109 for a session with subjects, which are from the subject list of its school. */
export const keepSessionWithSubjects: CrossRules['sessionChangesSchool'][number] = async (
  db,
  { schoolId, sessionId },
) => {
  const [row] = await db
    .select({ id: classSubjects.subjectId })
    .from(classSubjects)
    .where(and(eq(classSubjects.schoolId, schoolId), eq(classSubjects.sessionId, sessionId)))
    .limit(1);
  if (row) failField('schoolId', 'Cannot change session school because classes have subjects in it already');
};

/** Deletes the subjects and groups of a deleted session (SESSION-66). */
export const deleteSubjectsOfSession: CrossRules['sessionIsDeleted'][number] = async (db, { schoolId, sessionId }) => {
  await db
    .delete(subjectGroups)
    .where(and(eq(subjectGroups.schoolId, schoolId), eq(subjectGroups.sessionId, sessionId)));
  await db
    .delete(classSubjects)
    .where(and(eq(classSubjects.schoolId, schoolId), eq(classSubjects.sessionId, sessionId)));
};

/** Deletes subjects of a deleted class in sessions that have not started; those of later states stay stored. */
export const deleteSubjectsOfClass: CrossRules['classIsDeleted'][number] = async (db, { schoolId, classId }) => {
  await lockInSchool(db, 'subjects', schoolId);
  const planned = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.schoolId, schoolId), eq(sessions.status, 'UPCOMING')));
  await db
    .delete(subjectGroups)
    .where(
      and(
        eq(subjectGroups.schoolId, schoolId),
        eq(subjectGroups.classId, classId),
        inArray(subjectGroups.sessionId, planned),
      ),
    );
  await db
    .delete(classSubjects)
    .where(
      and(
        eq(classSubjects.schoolId, schoolId),
        eq(classSubjects.classId, classId),
        inArray(classSubjects.sessionId, planned),
      ),
    );
};
