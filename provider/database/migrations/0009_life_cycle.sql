-- What was noted when a student left and came back: added to, never changed (LIFECYCLE-35).
CREATE TABLE student_history (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  student_id integer NOT NULL,
  session_id integer NOT NULL,
  type text NOT NULL CHECK (type IN ('ACTIVE', 'INACTIVE', 'TC')),
  -- blank where none was given; who is struck off has a reason
  comment text NOT NULL CHECK (type <> 'INACTIVE' OR comment <> ''),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  CONSTRAINT student_history_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id),
  CONSTRAINT student_history_session FOREIGN KEY (school_id, session_id) REFERENCES sessions (school_id, id)
);
CREATE INDEX student_history_of ON student_history (school_id, student_id, id);
ALTER TABLE student_history ENABLE ROW LEVEL SECURITY;
ALTER TABLE student_history FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON student_history TO portal_app;
CREATE POLICY of_school ON student_history USING (
  (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()));

-- One roll number for one pupil of a session, class and section (171). Who has left holds none against the others. It is
-- looked at when a save is over, so that two pupils may exchange their numbers in it.
ALTER TABLE enrolments ADD CONSTRAINT enrolments_roll_no EXCLUDE USING btree (
  school_id WITH =, session_id WITH =, class_id WITH =, (coalesce(section_id, 0)) WITH =, roll_no WITH =)
  WHERE (roll_no IS NOT NULL AND life = 'ACTIVE') DEFERRABLE INITIALLY DEFERRED;
