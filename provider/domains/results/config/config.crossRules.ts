// What result configs mean for sessions and classes: the rules that span domains.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CrossRules } from '../../../call/crossRules.ts';
import { resultConfigs, sessions } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { holdClasses, isDefaultClass } from '../../classes/index.ts';

interface SessionRef {
  schoolId: number;
  sessionId: number;
}

const ofSession = ({ schoolId, sessionId }: SessionRef) =>
  and(eq(resultConfigs.schoolId, schoolId), eq(resultConfigs.sessionId, sessionId));

/** So many classes are named; more are counted. */
const NAMED = 10;

/** '5, 11'. */
export const namedClasses = (names: readonly string[]): string =>
  `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ` and ${names.length - NAMED} more` : ''}`;

/** 'No result config is saved for these classes yet: 5, 11'. */
export function missingConfigsText(names: readonly string[]): string {
  const which = names.length === 1 ? 'this class' : 'these classes';
  return `No result config is saved for ${which} yet: ${namedClasses(names)}`;
}

/** 184 while a class that is not disabled and not Default has no result config in the session (SESSION-37). */
export const requireResultConfigs: CrossRules['sessionActivates'][number] = async (db, ref) => {
  const classes = await holdClasses(db, ref.schoolId);
  const rows = await db.select({ classId: resultConfigs.classId }).from(resultConfigs).where(ofSession(ref));
  const has = new Set(rows.map(({ classId }) => classId));
  const missing = classes.filter(({ id, name, disabled }) => !disabled && !isDefaultClass(name) && !has.has(id));
  if (missing.length === 0) return;
  const message = missingConfigsText(missing.map(({ name }) => name));
  fail('SESSION_CLASS_RESULT_CONFIG_MISSING', { message });
};

/** A session with result configs stays in its school. */
export const keepSessionWithResults: CrossRules['sessionChangesSchool'][number] = async (db, ref) => {
  const [row] = await db.select({ classId: resultConfigs.classId }).from(resultConfigs).where(ofSession(ref)).limit(1);
  if (row) fail('BAD_REQUEST', { message: 'A session with result configs stays in its school' });
};

/** Result configs go with the session they were made for, and their exams with them (SESSION-66). */
export const deleteResultsOfSession: CrossRules['sessionIsDeleted'][number] = async (db, ref) => {
  await db.delete(resultConfigs).where(ofSession(ref));
};

/** What was planned for a deleted class goes with it; what stands in a session that has begun stays stored. */
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

const CONFIG =
  sql.raw(`term_exam_no, term_exam_name, mid_term, mid_term_exam_name, annual, annual_exam_name, supplementary,
  supplementary_exam_name, internal_assessment, internal_assessment_name, max_grace_marks`);

/**
 * Each class without a config takes over that of the source and its exams, without locks and dates (SESSION-54), and grace in no
 * more subjects than the class has (159).
 */
export const copyExams: CrossRules['sessionCopies'][number] = async (db: Db, copy) => {
  if (!copy.exams) return;
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
