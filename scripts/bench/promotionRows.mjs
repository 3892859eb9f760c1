// A school at the end of its year: all marks of every class are entered, and the next session is upcoming. Inserted by SQL after the rows
// of the students.

/** Users of the school who read while another one promotes. */
export const READERS = ['bench.reader1', 'bench.reader2', 'bench.reader3', 'bench.reader4'];
/** Two administrators who can promote. */
export const PROMOTERS = ['admin', 'bench.admin2'];

const SUBJECTS = 7;
const TABLES = [
  'student_marks',
  'class_subjects',
  'exams',
  'exam_limits',
  'enrolments',
  'enrolment_counts',
  'sections',
];

/** Classes have two, three or four sections, six or seven subjects, and every second one a supplementary exam. */
const SET_UP = `
  INSERT INTO sessions (school_id, name, name_key, start_date, end_date, status, created_at)
    SELECT school_id, '2027 - 2028', '2027 - 2028', '2027-04-01', '2028-03-31', 'UPCOMING', now() FROM promoted;
  INSERT INTO sections (school_id, class_id, name, name_key, created_at)
    SELECT school_id, c.id, s, lower(s), now() FROM promoted JOIN classes c USING (school_id), unnest(ARRAY['C', 'D']) s
     WHERE c.sequence % 3 > 0 AND (s = 'C' OR c.sequence % 3 = 2);
  UPDATE enrolments e SET section_id = chosen.ids[1 + e.student_id / 30 % cardinality(chosen.ids)]
    FROM promoted p, (SELECT class_id, array_agg(id ORDER BY id) AS ids FROM sections GROUP BY class_id) chosen
   WHERE e.school_id = p.school_id AND chosen.class_id = e.class_id;
  INSERT INTO master_subjects (school_id, name, name_key, created_at)
    SELECT school_id, 'Bench Subject ' || g, 'bench subject ' || g, now() FROM promoted, generate_series(1, ${SUBJECTS}) g;
  INSERT INTO class_subjects (school_id, session_id, class_id, subject_id, type, evaluation_method, theory, practical, viva, created_at, modified_at)
    SELECT school_id, session_id, c.id, m.id, 'MANDATORY', 'MARKS', true, m.number % 3 = 0, false, now(), now()
      FROM promoted JOIN classes c USING (school_id)
      JOIN (SELECT *, row_number() OVER (ORDER BY id) AS number FROM master_subjects JOIN promoted USING (school_id)) m
           USING (school_id, session_id)
     WHERE m.number <= 6 + c.sequence % 2;
  INSERT INTO result_configs (school_id, session_id, class_id, term_exam_no, mid_term, annual, supplementary, internal_assessment,
                              max_grace_marks, max_grace_subjects_no, created_at, modified_at)
    SELECT school_id, session_id, c.id, 2, true, true, c.sequence % 2 = 0, false, 5, 1, now(), now()
      FROM promoted JOIN classes c USING (school_id);
  INSERT INTO exams (school_id, session_id, class_id, kind, ordinal, name, created_at, modified_at)
    SELECT school_id, session_id, c.id, kind, ordinal, title, now(), now() FROM promoted JOIN classes c USING (school_id),
      (VALUES ('TERM', 1, 'Term Exam 1'), ('TERM', 2, 'Term Exam 2'), ('MID_TERM', 1, 'Half Yearly'), ('ANNUAL', 1, 'Annual'),
              ('SUPPLEMENTARY', 1, 'Supplementary')) exam (kind, ordinal, title)
     WHERE kind <> 'SUPPLEMENTARY' OR c.sequence % 2 = 0;
  INSERT INTO exam_limits (school_id, session_id, class_id, exam_id, subject_id, theory_min, theory_max, practical_min, practical_max,
                           viva_min, viva_max, created_at, modified_at)
    SELECT school_id, session_id, class_id, x.id, subject_id, 0, 100, 0, practical::integer * 30, 0, 0, now(), now()
      FROM exams x JOIN promoted USING (school_id, session_id) JOIN class_subjects USING (school_id, session_id, class_id);`;

/**
 * Every 20th student fails in three subjects. Every 100th fails in one: the supplementary exam is awaited, or passed by every
 * second one of them; without such an exam the student fails.
 */
const MARKS = `
  INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, modified_at)
    SELECT school_id, session_id, class_id, x.id, subject_id, e.student_id, component,
           CASE WHEN e.student_id % 20 = 0 AND place <= 3 AND x.kind <> 'SUPPLEMENTARY' THEN 4
                WHEN e.student_id % 100 = 7 AND place = 1 AND x.kind <> 'SUPPLEMENTARY' THEN 6
                WHEN component = 'practical' THEN 15 + (e.student_id + x.id) % 15
                ELSE 45 + (e.student_id * 7 + subject_id + x.id) % 50 END, now()
      FROM exams x JOIN promoted USING (school_id, session_id)
      JOIN (SELECT *, row_number() OVER (PARTITION BY class_id ORDER BY subject_id) AS place FROM class_subjects) c
           USING (school_id, session_id, class_id)
      JOIN enrolments e USING (school_id, session_id, class_id), unnest(ARRAY['theory', 'practical']) component
     WHERE (component = 'theory' OR c.practical)
       AND (x.kind <> 'SUPPLEMENTARY' OR e.student_id % 200 = 7 AND place = 1);`;

const COUNTS = `
  DELETE FROM enrolment_counts WHERE school_id IN (SELECT school_id FROM promoted);
  INSERT INTO enrolment_counts SELECT school_id, session_id, class_id, coalesce(section_id, 0), life, registration_status, count(*)
    FROM enrolments WHERE school_id IN (SELECT school_id FROM promoted) GROUP BY 1, 2, 3, 4, 5, 6;`;

const COPIED = 'is_platform, is_demo, password_hash, gender, email, disabled, created_at';
const names = [...PROMOTERS.slice(1), ...READERS].map((name) => `'${name}'`).join(', ');

/** The demo's administrator is moved to this school; the other users are copies with the same password and privileges. */
const USERS = `
  SET session_replication_role = replica;
  UPDATE users SET school_id = (SELECT school_id FROM promoted) WHERE user_name = 'admin';
  UPDATE user_privileges SET school_id = (SELECT school_id FROM promoted)
   WHERE user_id = (SELECT id FROM users WHERE user_name = 'admin');
  RESET session_replication_role;
  INSERT INTO users (school_id, user_name, user_name_key, full_name, ${COPIED})
    SELECT school_id, name, name, name, ${COPIED} FROM users, unnest(ARRAY[${names}]) name WHERE user_name = 'admin';
  INSERT INTO user_privileges (user_id, privilege_id, school_id)
    SELECT u.id, p.privilege_id, p.school_id FROM user_privileges p
      JOIN users a ON a.id = p.user_id AND a.user_name = 'admin', users u
     WHERE u.user_name IN (${names});`;

/**
 * Call it after the rows of the students.
 * @returns {Promise<{ form: object, students: number, marks: number }>} the request for a promotion of all classes
 */
export async function addPromotionRows(client, { schoolId, sessionId }) {
  await client.query(
    `CREATE TEMP TABLE promoted AS SELECT ${schoolId}::integer AS school_id, ${sessionId}::integer AS session_id`,
  );
  for (const table of ['student_marks', 'enrolments']) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
  await client.query(SET_UP);
  await client.query(MARKS);
  await client.query(COUNTS);
  for (const table of ['student_marks', 'enrolments']) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ALL`);
  await client.query(USERS);
  for (const table of TABLES) await client.query(`VACUUM ANALYZE ${table}`);
  const { rows } = await client.query(`
    SELECT (SELECT json_agg(id ORDER BY sequence) FROM classes WHERE school_id = ${schoolId}) AS "classIds",
           (SELECT id FROM sessions WHERE school_id = ${schoolId} AND status = 'UPCOMING') AS "targetSessionId",
           (SELECT count(*)::integer FROM enrolments WHERE school_id = ${schoolId}) AS students,
           (SELECT count(*)::integer FROM student_marks WHERE school_id = ${schoolId}) AS marks`);
  const [{ classIds, targetSessionId, students, marks }] = rows;
  const form = { schoolId, sourceSessionId: sessionId, targetSessionId, classIds, excludeFailed: false };
  return { form, students, marks };
}
