-- Each promotion of classes into another session with its numbers, and what it did with each student. Rows are never deleted: an
-- undone run keeps them and has the time and the user of the undo.
CREATE TABLE promotion_runs (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  source_session_id integer NOT NULL,
  target_session_id integer NOT NULL CHECK (target_session_id <> source_session_id),
  -- the chosen classes in their order
  class_ids integer[] NOT NULL,
  exclude_failed boolean NOT NULL,
  not_eligible integer NOT NULL CHECK (not_eligible >= 0),
  left_out integer NOT NULL CHECK (left_out >= 0),
  created_at timestamptz NOT NULL,
  created_by integer NOT NULL,
  undone_at timestamptz,
  undone_by integer,
  PRIMARY KEY (school_id, id),
  CONSTRAINT promotion_runs_source FOREIGN KEY (school_id, source_session_id) REFERENCES sessions (school_id, id),
  CONSTRAINT promotion_runs_target FOREIGN KEY (school_id, target_session_id) REFERENCES sessions (school_id, id),
  CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);

CREATE TABLE promotions (
  -- the school of the run
  school_id integer NOT NULL,
  run_id integer NOT NULL,
  student_id integer NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('PROMOTED', 'REPEATS', 'PASSED_OUT')),
  reason text NOT NULL,
  from_class_id integer NOT NULL,
  -- null for PASSED_OUT
  to_class_id integer,
  to_section_id integer,
  PRIMARY KEY (school_id, run_id, student_id),
  CONSTRAINT promotions_run FOREIGN KEY (school_id, run_id) REFERENCES promotion_runs (school_id, id),
  CONSTRAINT promotions_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id),
  CONSTRAINT promotions_from FOREIGN KEY (school_id, from_class_id) REFERENCES classes (school_id, id),
  CONSTRAINT promotions_to FOREIGN KEY (school_id, to_class_id) REFERENCES classes (school_id, id),
  CONSTRAINT promotions_to_section FOREIGN KEY (school_id, to_section_id) REFERENCES sections (school_id, id),
  CHECK ((outcome = 'PASSED_OUT') = (to_class_id IS NULL)),
  CHECK (to_section_id IS NULL OR to_class_id IS NOT NULL)
);
CREATE INDEX promotions_of_student ON promotions (school_id, student_id);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['promotion_runs', 'promotions'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO portal_app', name);
    EXECUTE format($policy$CREATE POLICY of_school ON %I USING (
      (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()))$policy$, name);
  END LOOP;
END $$;
GRANT UPDATE (undone_at, undone_by) ON promotion_runs TO portal_app;
