// What a session needs before it becomes ACTIVE.
import { sql } from '../../support/provider';
import { giveFees } from './fees';
import { FIRST } from './schools';
import { giveSubjects } from './subjects';

/** Every class without a result config has one, with an annual exam. */
export async function giveExams(sessionId: number, schoolId = FIRST): Promise<void> {
  await sql(
    `INSERT INTO result_configs (school_id, session_id, class_id, term_exam_no, mid_term, annual, annual_exam_name,
       supplementary, internal_assessment, max_grace_marks, max_grace_subjects_no, created_at, modified_at)
     SELECT school_id, $1, id, 0, false, true, 'Annual', false, false, 0, 0, now(), now() FROM classes
      WHERE school_id = $2 AND deleted_at IS NULL
     ON CONFLICT DO NOTHING`,
    [sessionId, schoolId],
  );
  await sql(
    `INSERT INTO exams (school_id, session_id, class_id, kind, ordinal, name, created_at, modified_at)
     SELECT school_id, session_id, class_id, 'ANNUAL', 1, 'Annual', now(), now() FROM result_configs
      WHERE school_id = $2 AND session_id = $1 AND annual
     ON CONFLICT DO NOTHING`,
    [sessionId, schoolId],
  );
}

/** Everything but fees. */
export async function giveLessons(sessionId: number, schoolId = FIRST): Promise<void> {
  await giveSubjects(sessionId, schoolId);
  await giveExams(sessionId, schoolId);
}

export async function makeReady(sessionId: number, schoolId = FIRST): Promise<void> {
  await giveLessons(sessionId, schoolId);
  await giveFees(sessionId, schoolId);
}
