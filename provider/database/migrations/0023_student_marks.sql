-- One row for each entry of the marks grid instead of one for a subject: each entry has its own version, so that two teachers
-- who work on one class conflict only where both changed the same component of the same student. An emptied entry keeps its row
-- and its version.
SELECT set_config('app.scope', 'platform', true);

CREATE TEMPORARY TABLE marks_before ON COMMIT DROP AS
SELECT m.school_id, m.session_id, m.class_id, m.exam_id, m.subject_id, m.student_id, m.modified_at,
       c.component, c.marks, c.grade_id, c.reason
  FROM student_marks m
 CROSS JOIN LATERAL (VALUES
   ('theory', m.theory_marks, m.theory_grade_id, m.theory_reason),
   ('practical', m.practical_marks, m.practical_grade_id, m.practical_reason),
   ('viva', m.viva_marks, m.viva_grade_id, m.viva_reason)) AS c(component, marks, grade_id, reason)
 WHERE num_nonnulls(c.marks, c.grade_id, c.reason) > 0;
DROP TABLE student_marks;

CREATE TABLE student_marks (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  class_id integer NOT NULL,
  exam_id integer NOT NULL,
  subject_id integer NOT NULL,
  student_id integer NOT NULL,
  component text NOT NULL CHECK (component IN ('theory', 'practical', 'viva')),
  marks numeric(6, 2) CHECK (marks >= 0),
  grade_id integer,
  reason text CHECK (reason IN ('MEDICAL', 'ABSENT', 'LEAVE')),
  version integer NOT NULL DEFAULT 1,
  modified_at timestamptz NOT NULL,
  modified_by integer,
  PRIMARY KEY (school_id, exam_id, subject_id, student_id, component),
  CONSTRAINT student_marks_exam FOREIGN KEY (school_id, session_id, class_id, exam_id)
    REFERENCES exams (school_id, session_id, class_id, id),
  CONSTRAINT student_marks_subject FOREIGN KEY (school_id, session_id, class_id, subject_id)
    REFERENCES class_subjects (school_id, session_id, class_id, subject_id),
  CONSTRAINT student_marks_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id),
  CONSTRAINT student_marks_grade FOREIGN KEY (school_id, grade_id) REFERENCES grades (school_id, id),
  CHECK (num_nonnulls(marks, grade_id, reason) <= 1)
);
CREATE INDEX student_marks_of_class ON student_marks (school_id, session_id, class_id, student_id, subject_id);
CREATE INDEX student_marks_of_student ON student_marks (school_id, student_id);
CREATE INDEX student_marks_of_grade ON student_marks (school_id, grade_id) WHERE grade_id IS NOT NULL;

-- The days of attendance that the marksheet of an exam shows: of the school, and of the student.
CREATE TABLE exam_attendance (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  class_id integer NOT NULL,
  exam_id integer NOT NULL,
  student_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('school', 'student')),
  days numeric(4, 1) CHECK (days >= 0),
  version integer NOT NULL DEFAULT 1,
  modified_at timestamptz NOT NULL,
  modified_by integer,
  PRIMARY KEY (school_id, exam_id, student_id, kind),
  CONSTRAINT exam_attendance_exam FOREIGN KEY (school_id, session_id, class_id, exam_id)
    REFERENCES exams (school_id, session_id, class_id, id),
  CONSTRAINT exam_attendance_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id)
);
CREATE INDEX exam_attendance_of_student ON exam_attendance (school_id, student_id);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['student_marks', 'exam_attendance'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO portal_app', name);
    EXECUTE format($policy$CREATE POLICY of_school ON %I USING (
      (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()))$policy$, name);
  END LOOP;
END $$;

INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, grade_id, reason,
                           modified_at)
SELECT school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, grade_id, reason, modified_at
  FROM marks_before;
