// A class of 60 and one of 500 students in a bench school, with subjects, limits and marks of other exams, inserted by SQL.

export const SUBJECTS = 12;
/** Maximum number of students and subjects of a request. */
export const LARGEST = { students: 500, subjects: 30 };
const COMPONENTS = "unnest(ARRAY['theory', 'practical', 'viva'])";

/** A class with its own section: moves a number of students to it and gives it a number of subjects. */
const classOf = (name, students, subjects) => `
  INSERT INTO classes (school_id, name, name_key, sequence, created_at)
    SELECT school_id, '${name}', lower('${name}'), 20 + ${students}, now() FROM bench_place;
  INSERT INTO sections (school_id, class_id, name, name_key, created_at)
    SELECT school_id, id, 'A', 'a', now() FROM classes JOIN bench_place USING (school_id) WHERE name = '${name}';
  UPDATE enrolments e SET class_id = s.class_id, section_id = s.id
    FROM sections s JOIN classes c ON c.id = s.class_id JOIN bench_place b ON b.school_id = c.school_id
   WHERE c.name = '${name}' AND e.school_id = c.school_id AND e.student_id IN (
     SELECT student_id FROM enrolments o JOIN classes oc ON oc.id = o.class_id
      WHERE o.school_id = e.school_id AND oc.name = '1' ORDER BY student_id LIMIT ${students});
  INSERT INTO class_subjects (school_id, session_id, class_id, subject_id, type, evaluation_method, theory, practical, viva, created_at, modified_at)
    SELECT school_id, session_id, c.id, m.id, 'MANDATORY', 'MARKS', true, true, true, now(), now()
      FROM bench_place JOIN classes c USING (school_id) JOIN master_subjects m USING (school_id)
     WHERE c.name = '${name}' AND m.name LIKE 'Bench Subject %' ORDER BY m.id LIMIT ${subjects};`;

/** The school has marks of every student in a term exam; the two classes have a half-yearly exam without marks. */
const ROWS = `
  INSERT INTO master_subjects (school_id, name, name_key, created_at)
    SELECT school_id, 'Bench Subject ' || g, 'bench subject ' || g, now() FROM bench_place, generate_series(1, ${LARGEST.subjects}) g;
  ${classOf('Class of 60', 60, SUBJECTS)}
  ${classOf('Class of 500', LARGEST.students, LARGEST.subjects)}
  INSERT INTO class_subjects (school_id, session_id, class_id, subject_id, type, evaluation_method, theory, practical, viva, created_at, modified_at)
    SELECT school_id, session_id, c.id, m.id, 'MANDATORY', 'MARKS', true, false, false, now(), now()
      FROM bench_place JOIN classes c USING (school_id)
      CROSS JOIN LATERAL (SELECT id FROM master_subjects WHERE school_id = c.school_id AND name LIKE 'Bench Subject %' ORDER BY id LIMIT ${SUBJECTS}) m
     WHERE c.name NOT LIKE 'Class of %';
  INSERT INTO result_configs (school_id, session_id, class_id, term_exam_no, mid_term, annual, supplementary, internal_assessment,
                              max_grace_marks, max_grace_subjects_no, created_at, modified_at)
    SELECT school_id, session_id, c.id, 1, true, false, false, false, 0, 0, now(), now() FROM bench_place JOIN classes c USING (school_id);
  INSERT INTO exams (school_id, session_id, class_id, kind, ordinal, name, created_at, modified_at)
    SELECT school_id, session_id, c.id, kind, 1, kind, now(), now()
      FROM bench_place JOIN classes c USING (school_id), unnest(ARRAY['TERM', 'MID_TERM']) kind;
  INSERT INTO exam_limits (school_id, session_id, class_id, exam_id, subject_id, theory_min, theory_max, practical_min, practical_max,
                           viva_min, viva_max, created_at, modified_at)
    SELECT school_id, session_id, class_id, x.id, subject_id, 0, 100, 0, practical::integer * 100, 0, viva::integer * 100, now(), now()
      FROM exams x JOIN bench_place USING (school_id, session_id) JOIN class_subjects USING (school_id, session_id, class_id);`;

/** @param where condition of the classes */
const marksOf = (where) => `
  INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, modified_at)
    SELECT school_id, session_id, class_id, x.id, subject_id, e.student_id, component, 20 + (e.student_id * 7 + subject_id) % 80, now()
      FROM exams x JOIN bench_place USING (school_id, session_id) JOIN class_subjects c USING (school_id, session_id, class_id)
      JOIN enrolments e USING (school_id, session_id, class_id), ${COMPONENTS} component
     WHERE x.kind = 'TERM' AND (component = 'theory' OR c.practical) AND ${where}`;

const TABLES = ['student_marks', 'class_subjects', 'exams', 'exam_limits', 'enrolments'];

/** The request's ids of exam, subjects and students for one of the two classes. */
async function selectionOf(client, { schoolId, sessionId }, name) {
  const { rows } = await client.query(`
    SELECT c.id AS "classId", (SELECT id FROM sections WHERE class_id = c.id) AS "sectionId",
           (SELECT id FROM exams WHERE class_id = c.id AND kind = 'MID_TERM') AS "examId",
           (SELECT json_agg(subject_id ORDER BY subject_id) FROM class_subjects WHERE class_id = c.id) AS subjects,
           (SELECT json_agg(student_id ORDER BY student_id) FROM enrolments WHERE class_id = c.id) AS students
      FROM classes c WHERE c.school_id = ${schoolId} AND c.name = '${name}'`);
  const [{ subjects, students, ...ids }] = rows;
  return { selection: { schoolId, sessionId, ...ids }, subjects, students };
}

/**
 * After the rows of the students.
 * @param options `ofSchool`: every student has marks in the term exam, not only those of the two classes
 * @returns {Promise<{ small: object, large: object, marks: number }>} the class of 60, the class of 500, the stored marks
 */
export async function addMarksRows(client, { schoolId, sessionId }, { ofSchool = true, statistics = true } = {}) {
  await client.query(
    `CREATE TEMP TABLE bench_place AS SELECT ${schoolId}::integer AS school_id, ${sessionId}::integer AS session_id`,
  );
  await client.query(ROWS);
  for (const table of TABLES) if (statistics) await client.query(`ANALYZE ${table}`);
  await client.query('ALTER TABLE student_marks DISABLE TRIGGER ALL');
  await client.query(marksOf(ofSchool ? 'true' : 'c.practical'));
  await client.query('ALTER TABLE student_marks ENABLE TRIGGER ALL');
  for (const table of TABLES) if (statistics) await client.query(`VACUUM ANALYZE ${table}`);
  const { rows } = await client.query('SELECT count(*)::integer AS marks FROM student_marks');
  const selection = { schoolId, sessionId };
  return {
    small: await selectionOf(client, selection, 'Class of 60'),
    large: await selectionOf(client, selection, 'Class of 500'),
    marks: rows[0].marks,
  };
}
