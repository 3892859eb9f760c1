import { and, eq, sql } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { lockInSchool } from '../../database/advisoryLocks.ts';
import { classSubjects } from '../../database/schema/index.ts';
import { lockClasses } from '../classes/index.ts';

/**
 * Copies subjects and groups of the source session for each class without subjects in the new session (SESSION-54). Groups need no check
 * of their own: a class without subjects has no groups.
 */
export const copySubjects: CrossRules['sessionCopies'][number] = async (
  db,
  { schoolId, sessionId, sourceSessionId, subjects, at },
) => {
  if (!subjects) return;
  const classes = await lockClasses(db, schoolId);
  await lockInSchool(db, 'subjects', schoolId);
  const taken = await db
    .selectDistinct({ classId: classSubjects.classId })
    .from(classSubjects)
    .where(and(eq(classSubjects.schoolId, schoolId), eq(classSubjects.sessionId, sessionId)));
  const ids = classes.map(({ id }) => id).filter((id) => !taken.some(({ classId }) => classId === id));
  if (ids.length === 0) return;
  const among = sql`${schoolId}::integer AND session_id = ${sourceSessionId}::integer
    AND class_id = ANY(${`{${ids.join(',')}}`}::integer[])`;
  await db.execute(sql`
    INSERT INTO class_subjects (school_id, session_id, class_id, subject_id, type, evaluation_method,
                                theory, practical, viva, stream, created_at, modified_at)
    SELECT school_id, ${sessionId}::integer, class_id, subject_id, type, evaluation_method,
           theory, practical, viva, stream, ${at}::timestamptz, ${at}::timestamptz
    FROM class_subjects WHERE school_id = ${among}`);
  await db.execute(sql`
    INSERT INTO subject_groups (school_id, session_id, class_id, name, name_key, stream, created_at, modified_at)
    SELECT school_id, ${sessionId}::integer, class_id, name, name_key, stream, ${at}::timestamptz, ${at}::timestamptz
    FROM subject_groups WHERE school_id = ${among}`);
  // Names of groups are unique in a class, so that the name identifies the copy of each group.
  await db.execute(sql`
    INSERT INTO subject_group_members (school_id, session_id, class_id, group_id, subject_id)
    SELECT m.school_id, copy.session_id, m.class_id, copy.id, m.subject_id
    FROM (SELECT * FROM subject_group_members WHERE school_id = ${among}) AS m
    JOIN subject_groups AS source ON source.school_id = m.school_id AND source.id = m.group_id
    JOIN subject_groups AS copy ON copy.school_id = m.school_id AND copy.session_id = ${sessionId}::integer
      AND copy.class_id = m.class_id AND copy.name_key = source.name_key`);
};
