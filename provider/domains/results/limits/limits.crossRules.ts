// The marks limits in steps of sessions and subjects.
import { sql } from 'drizzle-orm';
import type { CrossRules } from '../../../call/crossRules.ts';

/**
 * Copies the limits of the source session for each class without limits, for exams and subjects of both sessions. The limits
 * are 0 for a component that a subject no longer has (SESSION-54).
 */
export const copyLimits: CrossRules['sessionCopies'][number] = async (db, copy) => {
  if (!copy.marks) return;
  const { schoolId, sessionId, sourceSessionId } = copy;
  const of = (component: string) =>
    sql.raw(`CASE WHEN s.${component} THEN l.${component}_min ELSE 0 END,
             CASE WHEN s.${component} THEN l.${component}_max ELSE 0 END`);
  await db.execute(sql`
    INSERT INTO exam_limits (school_id, session_id, class_id, exam_id, subject_id, theory_min, theory_max,
                             practical_min, practical_max, viva_min, viva_max, created_at, modified_at)
    SELECT e.school_id, e.session_id, e.class_id, e.id, s.subject_id, ${of('theory')}, ${of('practical')}, ${of('viva')},
           e.modified_at, e.modified_at
      FROM exams e
      JOIN exams source ON source.school_id = e.school_id AND source.session_id = ${sourceSessionId}
       AND source.class_id = e.class_id AND source.kind = e.kind AND source.ordinal = e.ordinal
      JOIN exam_limits l ON l.school_id = source.school_id AND l.exam_id = source.id
      JOIN class_subjects s ON s.school_id = e.school_id AND s.session_id = e.session_id
       AND s.class_id = e.class_id AND s.subject_id = l.subject_id
     WHERE e.school_id = ${schoolId} AND e.session_id = ${sessionId} AND s.evaluation_method = 'MARKS'
       AND NOT EXISTS (SELECT FROM exam_limits taken
                        WHERE taken.school_id = e.school_id AND taken.session_id = e.session_id
                          AND taken.class_id = e.class_id)`);
};

/** Deletes the limits of a component that a subject no longer has, and all limits of a subject evaluated by grade (MARKSCONF-16). */
export const dropLimitsOfComponents: CrossRules['subjectChanges'][number] = async (
  db,
  { schoolId, sessionId, classId, subjectId, evaluationMethod, theory, practical, viva },
) => {
  if (evaluationMethod === 'GRADE') {
    await db.execute(sql`
      DELETE FROM exam_limits
       WHERE school_id = ${schoolId} AND session_id = ${sessionId} AND class_id = ${classId}
         AND subject_id = ${subjectId}`);
    return;
  }
  await db.execute(sql`
    UPDATE exam_limits
       SET theory_min = CASE WHEN ${theory}::boolean THEN theory_min ELSE 0 END,
           theory_max = CASE WHEN ${theory}::boolean THEN theory_max ELSE 0 END,
           practical_min = CASE WHEN ${practical}::boolean THEN practical_min ELSE 0 END,
           practical_max = CASE WHEN ${practical}::boolean THEN practical_max ELSE 0 END,
           viva_min = CASE WHEN ${viva}::boolean THEN viva_min ELSE 0 END,
           viva_max = CASE WHEN ${viva}::boolean THEN viva_max ELSE 0 END,
           version = version + 1
     WHERE school_id = ${schoolId} AND session_id = ${sessionId} AND class_id = ${classId}
       AND subject_id = ${subjectId}
       AND ((NOT ${theory}::boolean AND theory_max > 0) OR (NOT ${practical}::boolean AND practical_max > 0)
            OR (NOT ${viva}::boolean AND viva_max > 0))`);
};
