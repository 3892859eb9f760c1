// The result configs and exams in steps of sessions, classes and subjects.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CrossRules } from '../../../call/crossRules.ts';
import { classSubjects, resultConfigs, resultRules, sessions, studentRemarks } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { rulesOfSession } from '../rules/rules.queries.ts';
import { findConfigRow } from './config.queries.ts';

interface SessionRef {
  schoolId: number;
  sessionId: number;
}

const ofSession = ({ schoolId, sessionId }: SessionRef) =>
  and(eq(resultConfigs.schoolId, schoolId), eq(resultConfigs.sessionId, sessionId));

/** 109 for a session with result configs: it stays in its school. */
export const keepSessionWithResults: CrossRules['sessionChangesSchool'][number] = async (db, ref) => {
  const [row] = await db.select({ classId: resultConfigs.classId }).from(resultConfigs).where(ofSession(ref)).limit(1);
  if (row) fail('BAD_REQUEST', { message: 'Cannot change session school because result configs are already saved' });
};

/** Deletes rules, remarks and result configs of a deleted session; the exams follow by foreign key (SESSION-66). */
export const deleteResultsOfSession: CrossRules['sessionIsDeleted'][number] = async (db, ref) => {
  await db.delete(resultRules).where(rulesOfSession(ref));
  await db
    .delete(studentRemarks)
    .where(and(eq(studentRemarks.schoolId, ref.schoolId), eq(studentRemarks.sessionId, ref.sessionId)));
  await db.delete(resultConfigs).where(ofSession(ref));
};

/** Deletes the configs of a deleted class in sessions that have not started; others stay stored. */
export const deleteResultsOfClass: CrossRules['classIsDeleted'][number] = async (db, { schoolId, classId }) => {
  const planned = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.schoolId, schoolId), eq(sessions.status, 'UPCOMING')));
  await db
    .delete(resultConfigs)
    .where(
      and(
        eq(resultConfigs.schoolId, schoolId),
        eq(resultConfigs.classId, classId),
        inArray(resultConfigs.sessionId, planned),
      ),
    );
};

/** 159 when the class would have fewer subjects than its result config grants grace in. */
export const keepGraceWithinSubjects: CrossRules['subjectIsDeleted'][number] = async (db, selection) => {
  const { schoolId, sessionId, classId } = selection;
  // Locks the subjects before it reads the config: saving a config locks them too, so that both cannot read old values.
  const subjects = await db
    .select({ id: classSubjects.subjectId })
    .from(classSubjects)
    .where(
      and(
        eq(classSubjects.schoolId, schoolId),
        eq(classSubjects.sessionId, sessionId),
        eq(classSubjects.classId, classId),
      ),
    )
    .orderBy(classSubjects.subjectId)
    .for('update');
  const grace = (await findConfigRow(db, selection))?.maxGraceSubjectsNo ?? 0;
  if (grace < subjects.length) return;
  const message = `The result config grants grace in ${grace} of ${subjects.length} subjects. Lower that number first`;
  if (grace > 0) fail('GRACE_SUBJECTS_ABOVE_AVAILABLE', { message });
};

const CONFIG =
  sql.raw(`term_exam_no, term_exam_name, mid_term, mid_term_exam_name, annual, annual_exam_name, supplementary,
  supplementary_exam_name, internal_assessment, internal_assessment_name, max_grace_marks`);

const RULES =
  sql.raw(`pass_percent, annual_paper_percent, first_percent, second_percent, third_percent, distinction_percent,
  max_supplementary_subjects, medical_leaves_out, grade_scale, declaration_required`);

/** Copies the rules of the source session where the session has none of its own. */
const copyRules: CrossRules['sessionCopies'][number] = async (db, { schoolId, sessionId, sourceSessionId, at }) => {
  await db.execute(sql`
    INSERT INTO result_rules (school_id, session_id, ${RULES}, created_at, modified_at)
    SELECT school_id, ${sessionId}::integer, ${RULES}, ${at}::timestamptz, ${at}::timestamptz
      FROM result_rules
     WHERE school_id = ${schoolId} AND session_id = ${sourceSessionId}
    ON CONFLICT (school_id, session_id) DO NOTHING`);
};

/**
 * Copies the rules, and config and exams of the source session for each class without a config, without locks and dates (SESSION-54). The number
 * of grace subjects is limited to the subjects that the class has (159).
 */
export const copyExams: CrossRules['sessionCopies'][number] = async (db: Db, copy) => {
  if (!copy.exams) return;
  await copyRules(db, copy);
  const { schoolId, sessionId, sourceSessionId, at } = copy;
  const copied = await db.execute<{ class_id: number }>(sql`
    INSERT INTO result_configs (school_id, session_id, class_id, ${CONFIG}, max_grace_subjects_no, created_at, modified_at)
    SELECT r.school_id, ${sessionId}::integer, r.class_id, ${CONFIG},
           LEAST(r.max_grace_subjects_no, (SELECT count(*) FROM class_subjects s
              WHERE s.school_id = r.school_id AND s.session_id = ${sessionId} AND s.class_id = r.class_id)),
           ${at}::timestamptz, ${at}::timestamptz
      FROM result_configs r JOIN classes c ON c.school_id = r.school_id AND c.id = r.class_id AND c.deleted_at IS NULL
     WHERE r.school_id = ${schoolId} AND r.session_id = ${sourceSessionId}
    ON CONFLICT (school_id, session_id, class_id) DO NOTHING
    RETURNING class_id`);
  const ids = copied.map(({ class_id }) => class_id);
  if (ids.length === 0) return;
  await db.execute(sql`
    INSERT INTO exams (school_id, session_id, class_id, kind, ordinal, name, created_at, modified_at)
    SELECT school_id, ${sessionId}::integer, class_id, kind, ordinal, name, ${at}::timestamptz, ${at}::timestamptz
      FROM exams
     WHERE school_id = ${schoolId} AND session_id = ${sourceSessionId}
       AND class_id = ANY(${`{${ids.join(',')}}`}::integer[])`);
};
