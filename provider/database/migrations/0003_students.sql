-- Students, their parents and siblings, and one enrolment for each student and session.
CREATE EXTENSION IF NOT EXISTS btree_gin;

ALTER TABLE counters DROP CONSTRAINT counters_kind_check;
ALTER TABLE counters ADD CONSTRAINT counters_kind_check
  CHECK (kind IN ('STUDENT_CODE', 'STUDENT_SR_NO', 'FEE_RECEIPT', 'FEE_CERTIFICATE'));

CREATE TABLE students (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  -- given from the school's counter, never changed
  code integer NOT NULL,
  -- number in the admission register; never given again, not even a deleted student's
  sr_no text NOT NULL,
  -- the whole life cycle; the flags disabled, blocked and deleted follow from it
  life text NOT NULL DEFAULT 'ACTIVE' CHECK (life IN ('ACTIVE', 'DISABLED', 'STRUCK_OFF', 'TC_ISSUED', 'DELETED')),
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  -- of the parents FATHER and MOTHER; blank without one
  father_name text NOT NULL DEFAULT '',
  father_key text NOT NULL DEFAULT '',
  mother_name text NOT NULL DEFAULT '',
  gender text NOT NULL CHECK (gender IN ('MALE', 'FEMALE', 'OTHER')),
  date_of_birth date NOT NULL,
  admission_date date NOT NULL,
  mobile_no text NOT NULL,
  -- encrypted; the digest finds duplicates, the last four digits are what lists show
  aadhar text,
  aadhar_digest text,
  aadhar_last4 text,
  jan_aadhar_no text,
  nic_no text,
  religion text,
  caste text,
  category text,
  blood_group text,
  bpl_card_no text,
  ews_card_no text,
  rte boolean NOT NULL DEFAULT false,
  address text NOT NULL,
  district text NOT NULL,
  block text NOT NULL,
  municipal_board text,
  municipal_ward text,
  pin_code text NOT NULL,
  guardian_address text,
  last_school_name text,
  last_school_class text,
  last_school_marks text,
  last_school_attendance text,
  last_school_result text CHECK (last_school_result IN ('Pass', 'Fail', 'Pursuing')),
  last_school_contact text,
  image_id integer,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  CONSTRAINT students_image FOREIGN KEY (school_id, image_id) REFERENCES images (school_id, id)
);
CREATE INDEX students_id ON students (id);
CREATE UNIQUE INDEX students_code ON students (school_id, code);
CREATE UNIQUE INDEX students_sr_no ON students (school_id, lower(sr_no));
CREATE UNIQUE INDEX students_aadhar ON students (school_id, aadhar_digest) WHERE life <> 'DELETED';
CREATE UNIQUE INDEX students_person ON students (school_id, name_key, father_key, date_of_birth) WHERE life <> 'DELETED';

CREATE TABLE student_parents (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  student_id integer NOT NULL,
  type text NOT NULL CHECK (type IN ('FATHER', 'MOTHER', 'GUARDIAN')),
  name text NOT NULL,
  aadhar text,
  aadhar_digest text,
  aadhar_last4 text,
  pan text,
  pan_digest text,
  pan_last4 text,
  mobile_no text,
  tax_payer boolean NOT NULL DEFAULT false,
  higher_qualification text,
  occupation text,
  PRIMARY KEY (school_id, id),
  CONSTRAINT student_parents_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id)
);
CREATE UNIQUE INDEX student_parents_type ON student_parents (school_id, student_id, type);

CREATE TABLE student_siblings (
  school_id integer NOT NULL REFERENCES schools (id),
  student_id integer NOT NULL,
  sibling_id integer NOT NULL CHECK (sibling_id <> student_id),
  PRIMARY KEY (school_id, student_id, sibling_id),
  CONSTRAINT student_siblings_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id),
  CONSTRAINT student_siblings_sibling FOREIGN KEY (school_id, sibling_id) REFERENCES students (school_id, id)
);
CREATE INDEX student_siblings_of ON student_siblings (school_id, sibling_id);

-- One row of the lists: life and name are the student's, so that a page is read in its order from one index.
CREATE TABLE enrolments (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  student_id integer NOT NULL,
  class_id integer NOT NULL,
  section_id integer,
  roll_no integer CHECK (roll_no > 0),
  registration_status text NOT NULL CHECK (registration_status IN ('PENDING', 'COMPLETE')),
  origin text NOT NULL CHECK (origin IN ('ADMISSION', 'TRANSFER', 'PROMOTION', 'READMISSION')),
  life text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  -- active, inactive, deleted: the order of every list (STUDENT-24)
  life_order smallint NOT NULL GENERATED ALWAYS AS (CASE life WHEN 'ACTIVE' THEN 0 WHEN 'DELETED' THEN 2 ELSE 1 END) STORED,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, session_id, student_id),
  CONSTRAINT enrolments_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id),
  CONSTRAINT enrolments_session FOREIGN KEY (school_id, session_id) REFERENCES sessions (school_id, id),
  CONSTRAINT enrolments_class FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id),
  CONSTRAINT enrolments_section FOREIGN KEY (school_id, section_id) REFERENCES sections (school_id, id)
);
CREATE INDEX enrolments_list ON enrolments (school_id, session_id, life_order, name_key, student_id);
CREATE INDEX enrolments_class_list ON enrolments (school_id, session_id, class_id, life_order, name_key, student_id);
CREATE INDEX enrolments_of_student ON enrolments (school_id, student_id);
CREATE INDEX enrolments_in_section ON enrolments (school_id, section_id) WHERE section_id IS NOT NULL;

-- How many enrolments there are of each kind, kept by triggers, so that a list is counted without reading it.
CREATE TABLE enrolment_counts (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  class_id integer NOT NULL,
  -- 0 without a section
  section_id integer NOT NULL,
  life text NOT NULL,
  registration_status text NOT NULL,
  students integer NOT NULL,
  PRIMARY KEY (school_id, session_id, class_id, section_id, life, registration_status)
);

CREATE FUNCTION count_enrolments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := concat_ws(' UNION ALL ',
    CASE WHEN TG_OP <> 'INSERT' THEN 'SELECT gone.*, -1 AS change FROM gone' END,
    CASE WHEN TG_OP <> 'DELETE' THEN 'SELECT come.*, 1 AS change FROM come' END);
BEGIN
  -- In the order of the key, so that two transactions never wait for one another.
  EXECUTE format('
    INSERT INTO enrolment_counts AS counted
    SELECT school_id, session_id, class_id, coalesce(section_id, 0), life, registration_status, sum(change)
    FROM (%s) AS changed GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (school_id, session_id, class_id, section_id, life, registration_status)
    DO UPDATE SET students = counted.students + excluded.students', changes);
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON enrolments
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_enrolments();
CREATE TRIGGER count_changed AFTER UPDATE ON enrolments
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_enrolments();
CREATE TRIGGER count_removed AFTER DELETE ON enrolments
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_enrolments();

-- What a student is found by: code and name, each word behind a blank. Row-level security would keep its index from being
-- used, so the application may not touch it: it asks find_students(), which stays inside the transaction's school.
CREATE TABLE student_words (
  school_id integer NOT NULL REFERENCES schools (id),
  student_id integer NOT NULL,
  words text COLLATE "C" NOT NULL,
  PRIMARY KEY (school_id, student_id),
  CONSTRAINT student_words_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id)
);
CREATE INDEX student_words_parts ON student_words USING gin (school_id, words gin_trgm_ops);
ALTER TABLE student_words ENABLE ROW LEVEL SECURITY;
ALTER TABLE student_words FORCE ROW LEVEL SECURITY;
CREATE POLICY of_owner ON student_words TO CURRENT_USER USING (true);

CREATE FUNCTION keep_student_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO student_words VALUES (NEW.school_id, NEW.id, ' ' || NEW.code || ' ' || NEW.name_key)
  ON CONFLICT (school_id, student_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END $$;
CREATE TRIGGER words_added AFTER INSERT ON students FOR EACH ROW EXECUTE FUNCTION keep_student_words();
CREATE TRIGGER words_changed AFTER UPDATE OF name_key ON students
  FOR EACH ROW WHEN (NEW.name_key <> OLD.name_key) EXECUTE FUNCTION keep_student_words();

CREATE FUNCTION keep_enrolments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE enrolments SET life = NEW.life, name_key = NEW.name_key
  WHERE school_id = NEW.school_id AND student_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER enrolments_follow AFTER UPDATE OF life, name_key ON students
  FOR EACH ROW WHEN (NEW.life <> OLD.life OR NEW.name_key <> OLD.name_key) EXECUTE FUNCTION keep_enrolments();

-- The students of the transaction's school whose words match every pattern (of LIKE); patterns[1] is the most telling.
CREATE FUNCTION find_students(patterns text[]) RETURNS TABLE (student_id integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public ROWS 50 AS $$
BEGIN
  RETURN QUERY EXECUTE 'SELECT w.student_id FROM student_words w WHERE w.school_id = $1 AND w.words LIKE $2 AND w.words LIKE ALL ($3)'
    USING app_school(), patterns[1], patterns;
END $$;
REVOKE ALL ON FUNCTION find_students(text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_students(text[]) TO portal_app;

-- How often a user did something lately is read from the audit trail.
CREATE INDEX audit_entries_user ON audit_entries (user_id, event, at);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['students', 'student_parents', 'student_siblings', 'enrolments', 'enrolment_counts'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO portal_app', name);
    EXECUTE format($policy$CREATE POLICY of_school ON %I USING (
      (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()))$policy$, name);
  END LOOP;
END $$;
