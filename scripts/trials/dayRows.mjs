// A state of schools with the marks and receipts of a year, and the users of the trial's clients.
import { fillReceipts } from '../bench/receiptRows.mjs';
import { fillStudents } from '../bench/studentRows.mjs';

const SUBJECTS = 12;
/** The marks of a year; the last exam is the one into which the clients enter marks. */
const EXAMS = ['TERM', 'MID_TERM', 'ANNUAL'];
const PART = 50;

const SET_UP = `
  CREATE TEMP TABLE day_schools AS SELECT id AS school_id FROM schools WHERE name LIKE 'Bench School %';
  INSERT INTO master_subjects (school_id, name, name_key, created_at)
    SELECT school_id, 'Bench Subject ' || g, 'bench subject ' || g, now() FROM day_schools, generate_series(1, ${SUBJECTS}) g;
  INSERT INTO class_subjects (school_id, session_id, class_id, subject_id, type, evaluation_method, theory, practical, viva, created_at, modified_at)
    SELECT c.school_id, s.id, c.id, m.id, 'MANDATORY', 'MARKS', true, false, false, now(), now()
      FROM day_schools d JOIN classes c USING (school_id) JOIN sessions s USING (school_id) JOIN master_subjects m USING (school_id);
  INSERT INTO result_configs (school_id, session_id, class_id, term_exam_no, mid_term, annual, supplementary, internal_assessment,
                              max_grace_marks, max_grace_subjects_no, created_at, modified_at)
    SELECT c.school_id, s.id, c.id, 1, true, true, false, false, 0, 0, now(), now()
      FROM day_schools d JOIN classes c USING (school_id) JOIN sessions s USING (school_id);
  INSERT INTO exams (school_id, session_id, class_id, kind, ordinal, name, created_at, modified_at)
    SELECT school_id, session_id, class_id, kind, 1, kind, now(), now()
      FROM result_configs JOIN day_schools USING (school_id), unnest(ARRAY['${EXAMS.join("','")}']) kind;
  INSERT INTO exam_limits (school_id, session_id, class_id, exam_id, subject_id, theory_min, theory_max, practical_min, practical_max,
                           viva_min, viva_max, created_at, modified_at)
    SELECT school_id, session_id, class_id, x.id, subject_id, 0, 100, 0, 0, 0, 0, now(), now()
      FROM exams x JOIN day_schools USING (school_id) JOIN class_subjects USING (school_id, session_id, class_id);
  ANALYZE exams, class_subjects, exam_limits;`;

/** @param {number} from first and last school */
const marksOf = (from, to) => `
  INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, modified_at)
    SELECT school_id, session_id, class_id, x.id, subject_id, e.student_id, 'theory', 20 + (e.student_id * 7 + subject_id) % 80, now()
      FROM exams x JOIN class_subjects c USING (school_id, session_id, class_id) JOIN enrolments e USING (school_id, session_id, class_id)
     WHERE school_id BETWEEN ${from} AND ${to} ORDER BY school_id, x.id, subject_id, e.student_id`;

async function addMarks(client) {
  await client.query(SET_UP);
  const { rows } = await client.query('SELECT school_id AS id FROM day_schools ORDER BY 1');
  await client.query('ALTER TABLE student_marks DISABLE TRIGGER ALL');
  for (let at = 0; at < rows.length; at += PART) {
    const part = rows.slice(at, at + PART);
    await client.query(marksOf(part[0].id, part.at(-1).id));
  }
  await client.query('ALTER TABLE student_marks ENABLE TRIGGER ALL');
  await client.query('VACUUM ANALYZE student_marks');
  const counted = await client.query('SELECT count(*)::bigint AS marks FROM student_marks');
  return Number(counted.rows[0].marks);
}

/** The schools of the clients in turn. */
const turns = (clients) => `(SELECT n, s.id FROM generate_series(1, ${clients}) n
  JOIN (SELECT id, row_number() OVER (ORDER BY id) AS at, count(*) OVER () AS schools FROM schools WHERE name LIKE 'Bench School %') s
    ON s.at = 1 + (n - 1) % s.schools)`;

/** An administrator for each client, with the password and the privileges of the demo's administrator. */
const users = (clients) => `
  WITH made AS (
    INSERT INTO users (school_id, is_platform, is_demo, user_name, user_name_key, password_hash, full_name, created_at)
      SELECT t.id, false, true, 'bench' || n, 'bench' || n, u.password_hash, 'Bench ' || n, now()
        FROM ${turns(clients)} t, users u WHERE u.user_name = 'admin'
      RETURNING id, school_id)
  INSERT INTO user_privileges (user_id, privilege_id, school_id)
    SELECT made.id, p.privilege_id, made.school_id FROM made, user_privileges p JOIN users u ON u.id = p.user_id WHERE u.user_name = 'admin'`;

const selections = (clients) => `
  SELECT s.id AS "schoolId", 'bench' || n AS "userName", e.id AS "sessionId", c.id AS "classId", t.id AS "sectionId", x.id AS "examId",
    (SELECT json_agg(student_id) FROM (SELECT student_id FROM enrolments WHERE school_id = s.id LIMIT 200) first) AS students,
    (SELECT json_agg(student_id) FROM (SELECT student_id FROM enrolments
      WHERE school_id = s.id AND class_id = c.id AND section_id = t.id ORDER BY student_id LIMIT 60) first) AS "ofSection",
    (SELECT min(subject_id) FROM class_subjects WHERE school_id = s.id AND class_id = c.id) AS "subjectId",
    (SELECT max(id) FROM receipts WHERE school_id = s.id) AS "receiptId"
  FROM ${turns(clients)} s
  JOIN sessions e ON e.school_id = s.id JOIN classes c ON c.school_id = s.id AND c.sequence = 1 + n % 15
  JOIN sections t ON t.class_id = c.id AND t.name = 'A' JOIN exams x ON x.class_id = c.id AND x.kind = 'ANNUAL' ORDER BY n`;

/**
 * Fills a database that has the demo.
 * @param client as the owner of the database
 * @param {{ schools: number, students: number, receipts: number, clients: number }} size students and receipts of each school
 * @returns {Promise<{ selections: object[], rows: { students: number, receipts: number, marks: number } }>} a school for each client
 */
export async function fillDay(client, { schools, students, receipts, clients }) {
  await fillStudents(client, { schools, each: students, large: [students] });
  const receiptRows = await fillReceipts(client, { each: receipts, large: receipts });
  const marks = await addMarks(client);
  await client.query(users(clients));
  // Otherwise the server does both while the day is measured.
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
  const { rows } = await client.query(selections(clients));
  const counted = await client.query('SELECT count(*)::integer AS students FROM students');
  return { selections: rows, rows: { students: counted.rows[0].students, receipts: receiptRows, marks } };
}
