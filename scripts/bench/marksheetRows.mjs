// A class of 1,000 students with photographs and the marks of six exams, inserted by SQL after the rows of the students.
import sharp from 'sharp';

/** Students by section. */
export const SECTIONS = { A: 60, B: 500, C: 440 };
const CLASS = '1';
const SUBJECTS = 12;
const PHOTO = { width: 440, height: 512 };

/** A photograph of about 40 KB. */
async function photo() {
  const noise = { type: 'gaussian', mean: 140, sigma: 12 };
  const picture = sharp({ create: { ...PHOTO, channels: 3, noise, background: '#aa8877' } });
  return (await picture.blur(1).jpeg({ quality: 82 }).toBuffer()).toString('hex');
}

const numbered = (from, count, section) => `
  UPDATE enrolments e SET class_id = c.id, section_id = s.id, roll_no = n.at
    FROM sheet_place p JOIN classes c ON c.school_id = p.school_id AND c.name = '${CLASS}'
    JOIN sections s ON s.school_id = c.school_id AND s.class_id = c.id AND s.name = '${section}',
    (SELECT student_id, row_number() OVER (ORDER BY student_id) AS at FROM enrolments JOIN sheet_place USING (school_id)
      ORDER BY student_id OFFSET ${from} LIMIT ${count}) n
   WHERE e.school_id = p.school_id AND e.student_id = n.student_id;`;

const ROWS = `
  INSERT INTO sections (school_id, class_id, name, name_key, created_at)
    SELECT school_id, id, 'C', 'c', now() FROM classes JOIN sheet_place USING (school_id) WHERE name = '${CLASS}';
  UPDATE enrolments e SET class_id = c.id, section_id = (SELECT min(id) FROM sections WHERE class_id = c.id)
    FROM sheet_place p JOIN classes c ON c.school_id = p.school_id AND c.name = '2' WHERE e.school_id = p.school_id;
  ${numbered(0, SECTIONS.A, 'A')} ${numbered(SECTIONS.A, SECTIONS.B, 'B')} ${numbered(SECTIONS.A + SECTIONS.B, SECTIONS.C, 'C')}
  INSERT INTO master_subjects (school_id, name, name_key, created_at)
    SELECT school_id, 'Bench Subject ' || g, 'bench subject ' || g, now() FROM sheet_place, generate_series(1, ${SUBJECTS}) g;
  INSERT INTO class_subjects (school_id, session_id, class_id, subject_id, type, evaluation_method, theory, practical, viva, created_at, modified_at)
    SELECT school_id, session_id, c.id, m.id, 'MANDATORY', 'MARKS', true, m.id % 3 = 0, false, now(), now()
      FROM sheet_place JOIN classes c USING (school_id) JOIN master_subjects m USING (school_id) WHERE c.name = '${CLASS}';
  INSERT INTO result_configs (school_id, session_id, class_id, term_exam_no, mid_term, annual, supplementary, internal_assessment,
                              max_grace_marks, max_grace_subjects_no, created_at, modified_at)
    SELECT school_id, session_id, c.id, 3, true, true, false, true, 10, 2, now(), now()
      FROM sheet_place JOIN classes c USING (school_id) WHERE c.name = '${CLASS}';
  INSERT INTO exams (school_id, session_id, class_id, kind, ordinal, name, created_at, modified_at)
    SELECT school_id, session_id, c.id, kind, ordinal, title, now(), now() FROM sheet_place JOIN classes c USING (school_id),
      (VALUES ('TERM', 1, 'Term Exam 1'), ('TERM', 2, 'Term Exam 2'), ('TERM', 3, 'Term Exam 3'), ('MID_TERM', 1, 'Half Yearly'),
              ('INTERNAL_ASSESSMENT', 1, 'Internal Assessment'), ('ANNUAL', 1, 'Annual')) exam (kind, ordinal, title)
     WHERE c.name = '${CLASS}';
  INSERT INTO exam_limits (school_id, session_id, class_id, exam_id, subject_id, theory_min, theory_max, practical_min, practical_max,
                           viva_min, viva_max, created_at, modified_at)
    SELECT school_id, session_id, class_id, x.id, subject_id, 0, 100, 0, practical::integer * 30, 0, 0, now(), now()
      FROM exams x JOIN sheet_place USING (school_id, session_id) JOIN class_subjects USING (school_id, session_id, class_id);
  INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, modified_at)
    SELECT school_id, session_id, class_id, x.id, subject_id, e.student_id, component, 15 + (e.student_id * 7 + subject_id + x.id) % 15, now()
      FROM exams x JOIN sheet_place USING (school_id, session_id) JOIN class_subjects c USING (school_id, session_id, class_id)
      JOIN enrolments e USING (school_id, session_id, class_id), unnest(ARRAY['theory', 'practical']) component
     WHERE component = 'theory' OR c.practical;`;

const photographs = (hex) => `
  INSERT INTO images (school_id, content_type, bytes, created_at)
    SELECT school_id, 'image/jpeg', decode('${hex}', 'hex'), now() FROM enrolments JOIN sheet_place USING (school_id)
      JOIN classes c USING (school_id) WHERE c.id = class_id AND c.name = '${CLASS}';
  UPDATE students s SET image_id = i.id
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS at FROM images JOIN sheet_place USING (school_id)) i,
         (SELECT student_id, row_number() OVER (ORDER BY student_id) AS at FROM enrolments JOIN sheet_place USING (school_id)
            JOIN classes c USING (school_id) WHERE c.id = class_id AND c.name = '${CLASS}') e
   WHERE i.at = e.at AND s.id = e.student_id;`;

const TABLES = ['student_marks', 'class_subjects', 'exams', 'exam_limits', 'enrolments', 'students', 'images'];

/** @returns {Promise<{ place: object, sections: Record<string, number> }>} the annual exam of the class, and ids of its sections */
export async function addMarksheetRows(client, { schoolId, sessionId }) {
  await client.query(
    `CREATE TEMP TABLE sheet_place AS SELECT ${schoolId}::integer AS school_id, ${sessionId}::integer AS session_id`,
  );
  for (const table of ['student_marks', 'enrolments', 'students'])
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
  await client.query(ROWS);
  await client.query(photographs(await photo()));
  for (const table of ['student_marks', 'enrolments', 'students'])
    await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ALL`);
  for (const table of TABLES) await client.query(`VACUUM ANALYZE ${table}`);
  const { rows } = await client.query(`
    SELECT c.id AS "classId", (SELECT id FROM exams WHERE class_id = c.id AND kind = 'ANNUAL') AS "examId",
           (SELECT json_object_agg(name, id) FROM sections WHERE class_id = c.id) AS sections
      FROM classes c WHERE c.school_id = ${schoolId} AND c.name = '${CLASS}'`);
  const [{ sections, ...ids }] = rows;
  return { place: { schoolId, sessionId, ...ids }, sections };
}
