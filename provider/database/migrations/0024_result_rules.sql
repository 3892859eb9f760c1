-- The numbers by which a school judges the results of a session; a session without a row has those of common/results.
CREATE TABLE result_rules (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  pass_percent integer NOT NULL CHECK (pass_percent BETWEEN 0 AND 100),
  annual_paper_percent integer NOT NULL CHECK (annual_paper_percent BETWEEN 0 AND 100),
  first_percent integer NOT NULL CHECK (first_percent <= 100),
  second_percent integer NOT NULL,
  third_percent integer NOT NULL CHECK (third_percent >= 0),
  distinction_percent integer NOT NULL CHECK (distinction_percent BETWEEN 0 AND 100),
  max_supplementary_subjects integer NOT NULL CHECK (max_supplementary_subjects >= 0),
  -- kinds of exams whose full marks do not count for a student who was ill
  medical_leaves_out text[] NOT NULL,
  -- [{ name, fromPercent }], the best first; empty: no grades are printed beside the marks
  grade_scale jsonb NOT NULL,
  -- marksheets are refused before the declaration date of the exam
  declaration_required boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, session_id),
  CONSTRAINT result_rules_session FOREIGN KEY (school_id, session_id) REFERENCES sessions (school_id, id),
  CHECK (first_percent >= second_percent AND second_percent >= third_percent)
);

-- What the class teacher writes on the marksheet of a student. An emptied remark keeps its row and its version.
CREATE TABLE student_remarks (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  student_id integer NOT NULL,
  remark text,
  version integer NOT NULL DEFAULT 1,
  modified_at timestamptz NOT NULL,
  modified_by integer,
  PRIMARY KEY (school_id, session_id, student_id),
  CONSTRAINT student_remarks_session FOREIGN KEY (school_id, session_id) REFERENCES sessions (school_id, id),
  CONSTRAINT student_remarks_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id)
);
CREATE INDEX student_remarks_of_student ON student_remarks (school_id, student_id);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['result_rules', 'student_remarks'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO portal_app', name);
    EXECUTE format($policy$CREATE POLICY of_school ON %I USING (
      (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()))$policy$, name);
  END LOOP;
END $$;
