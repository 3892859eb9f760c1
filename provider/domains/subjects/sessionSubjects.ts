// What subjects mean for sessions and classes: the rules that span domains.
import { and, eq, inArray } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { lockInSchool } from '../../database/advisoryLocks.ts';
import { classSubjects, sessions, subjectGroups } from '../../database/schema/index.ts';
import { failField } from '../../shared/fail.ts';

/** A session with subjects stays in its school, whose list they are from. */
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

/** Subjects and groups go with the session they were made for (SESSION-66). */
export const deleteSubjectsOfSession: CrossRules['sessionIsDeleted'][number] = async (db, { schoolId, sessionId }) => {
  await db
    .delete(subjectGroups)
    .where(and(eq(subjectGroups.schoolId, schoolId), eq(subjectGroups.sessionId, sessionId)));
  await db
    .delete(classSubjects)
    .where(and(eq(classSubjects.schoolId, schoolId), eq(classSubjects.sessionId, sessionId)));
};

/** What was planned for a deleted class goes with it; what it was taught in a session that has begun stays stored. */
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
