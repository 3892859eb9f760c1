-- What a school can teach, and the grades it gives.
CREATE TABLE master_subjects (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  CONSTRAINT master_subjects_name_key UNIQUE (school_id, name_key)
);

CREATE TABLE grades (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  -- the best grade first
  sequence integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  CONSTRAINT grades_name_key UNIQUE (school_id, name_key)
);

-- What a class is taught in a session.
CREATE TABLE class_subjects (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  class_id integer NOT NULL,
  subject_id integer NOT NULL,
  type text NOT NULL CHECK (type IN ('MANDATORY', 'OPTIONAL')),
  evaluation_method text NOT NULL CHECK (evaluation_method IN ('MARKS', 'GRADE')),
  theory boolean NOT NULL,
  practical boolean NOT NULL,
  viva boolean NOT NULL,
  -- null: of every stream
  stream text CHECK (stream IN ('SCIENCE', 'COMMERCE', 'ARTS')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, session_id, class_id, subject_id),
  CONSTRAINT class_subjects_session FOREIGN KEY (school_id, session_id) REFERENCES sessions (school_id, id),
  CONSTRAINT class_subjects_class FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id),
  CONSTRAINT class_subjects_master FOREIGN KEY (school_id, subject_id) REFERENCES master_subjects (school_id, id),
  CHECK (theory OR practical OR viva)
);
CREATE INDEX class_subjects_of_master ON class_subjects (school_id, subject_id);

CREATE TABLE subject_groups (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  session_id integer NOT NULL,
  class_id integer NOT NULL,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  stream text CHECK (stream IN ('SCIENCE', 'COMMERCE', 'ARTS')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  CONSTRAINT subject_groups_place UNIQUE (school_id, session_id, class_id, id),
  CONSTRAINT subject_groups_name_key UNIQUE (school_id, session_id, class_id, name_key),
  CONSTRAINT subject_groups_session FOREIGN KEY (school_id, session_id) REFERENCES sessions (school_id, id),
  CONSTRAINT subject_groups_class FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
);

CREATE TABLE subject_group_members (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  class_id integer NOT NULL,
  group_id integer NOT NULL,
  subject_id integer NOT NULL,
  PRIMARY KEY (school_id, group_id, subject_id),
  CONSTRAINT subject_group_members_group FOREIGN KEY (school_id, session_id, class_id, group_id)
    REFERENCES subject_groups (school_id, session_id, class_id, id) ON DELETE CASCADE,
  CONSTRAINT subject_group_members_subject FOREIGN KEY (school_id, session_id, class_id, subject_id)
    REFERENCES class_subjects (school_id, session_id, class_id, subject_id)
);
CREATE INDEX subject_group_members_of_subject
  ON subject_group_members (school_id, session_id, class_id, subject_id);

-- What exams a class has in a session, and the grace it gives.
CREATE TABLE result_configs (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  class_id integer NOT NULL,
  term_exam_no integer NOT NULL CHECK (term_exam_no >= 0),
  term_exam_name text,
  mid_term boolean NOT NULL,
  mid_term_exam_name text,
  annual boolean NOT NULL,
  annual_exam_name text,
  supplementary boolean NOT NULL,
  supplementary_exam_name text,
  internal_assessment boolean NOT NULL,
  internal_assessment_name text,
  max_grace_marks numeric(6, 2) NOT NULL CHECK (max_grace_marks >= 0),
  max_grace_subjects_no integer NOT NULL CHECK (max_grace_subjects_no >= 0),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, session_id, class_id),
  CONSTRAINT result_configs_session FOREIGN KEY (school_id, session_id) REFERENCES sessions (school_id, id),
  CONSTRAINT result_configs_class FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
);

-- The exams that a result config makes.
CREATE TABLE exams (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  session_id integer NOT NULL,
  class_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('TERM', 'MID_TERM', 'ANNUAL', 'SUPPLEMENTARY', 'INTERNAL_ASSESSMENT')),
  -- 1 but for the second and later term exams
  ordinal integer NOT NULL CHECK (ordinal > 0 AND (kind = 'TERM' OR ordinal = 1)),
  name text NOT NULL,
  locked_max_marks boolean NOT NULL DEFAULT false,
  locked_upload_marks boolean NOT NULL DEFAULT false,
  locked_edit_marks boolean NOT NULL DEFAULT false,
  result_declaration_date date,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  CONSTRAINT exams_place UNIQUE (school_id, session_id, class_id, id),
  CONSTRAINT exams_kind UNIQUE (school_id, session_id, class_id, kind, ordinal),
  CONSTRAINT exams_config FOREIGN KEY (school_id, session_id, class_id)
    REFERENCES result_configs (school_id, session_id, class_id) ON DELETE CASCADE
);

-- The least and the full marks of a subject in an exam; 0 and 0 where there is no such paper. Marks are whole quarters.
CREATE TABLE exam_limits (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  class_id integer NOT NULL,
  exam_id integer NOT NULL,
  subject_id integer NOT NULL,
  theory_min numeric(6, 2) NOT NULL,
  theory_max numeric(6, 2) NOT NULL,
  practical_min numeric(6, 2) NOT NULL,
  practical_max numeric(6, 2) NOT NULL,
  viva_min numeric(6, 2) NOT NULL,
  viva_max numeric(6, 2) NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, exam_id, subject_id),
  CONSTRAINT exam_limits_exam FOREIGN KEY (school_id, session_id, class_id, exam_id)
    REFERENCES exams (school_id, session_id, class_id, id) ON DELETE CASCADE,
  CONSTRAINT exam_limits_subject FOREIGN KEY (school_id, session_id, class_id, subject_id)
    REFERENCES class_subjects (school_id, session_id, class_id, subject_id) ON DELETE CASCADE,
  CHECK (0 <= theory_min AND theory_min <= theory_max),
  CHECK (0 <= practical_min AND practical_min <= practical_max),
  CHECK (0 <= viva_min AND viva_min <= viva_max)
);
CREATE INDEX exam_limits_of_subject ON exam_limits (school_id, session_id, class_id, subject_id);

-- What was entered for a pupil in a subject of an exam: of each component marks, a grade, or why there are none.
CREATE TABLE student_marks (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  class_id integer NOT NULL,
  exam_id integer NOT NULL,
  subject_id integer NOT NULL,
  student_id integer NOT NULL,
  theory_marks numeric(6, 2) CHECK (theory_marks >= 0),
  practical_marks numeric(6, 2) CHECK (practical_marks >= 0),
  viva_marks numeric(6, 2) CHECK (viva_marks >= 0),
  theory_grade_id integer,
  practical_grade_id integer,
  viva_grade_id integer,
  theory_reason text CHECK (theory_reason IN ('MEDICAL', 'ABSENT', 'LEAVE')),
  practical_reason text CHECK (practical_reason IN ('MEDICAL', 'ABSENT', 'LEAVE')),
  viva_reason text CHECK (viva_reason IN ('MEDICAL', 'ABSENT', 'LEAVE')),
  version integer NOT NULL DEFAULT 1,
  modified_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, exam_id, subject_id, student_id),
  CONSTRAINT student_marks_exam FOREIGN KEY (school_id, session_id, class_id, exam_id)
    REFERENCES exams (school_id, session_id, class_id, id),
  CONSTRAINT student_marks_subject FOREIGN KEY (school_id, session_id, class_id, subject_id)
    REFERENCES class_subjects (school_id, session_id, class_id, subject_id),
  CONSTRAINT student_marks_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id),
  CONSTRAINT student_marks_theory_grade FOREIGN KEY (school_id, theory_grade_id) REFERENCES grades (school_id, id),
  CONSTRAINT student_marks_practical_grade FOREIGN KEY (school_id, practical_grade_id)
    REFERENCES grades (school_id, id),
  CONSTRAINT student_marks_viva_grade FOREIGN KEY (school_id, viva_grade_id) REFERENCES grades (school_id, id),
  CHECK (num_nonnulls(theory_marks, theory_grade_id, theory_reason) <= 1),
  CHECK (num_nonnulls(practical_marks, practical_grade_id, practical_reason) <= 1),
  CHECK (num_nonnulls(viva_marks, viva_grade_id, viva_reason) <= 1)
);
CREATE INDEX student_marks_of_student ON student_marks (school_id, student_id);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['master_subjects', 'grades', 'class_subjects', 'subject_groups', 'subject_group_members',
                              'result_configs', 'exams', 'exam_limits', 'student_marks'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO portal_app', name);
    EXECUTE format($policy$CREATE POLICY of_school ON %I USING (
      (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()))$policy$, name);
  END LOOP;
END $$;

-- What a school begins with. It is called once for each school: by this migration, or when the school is stored.
CREATE FUNCTION start_school_lists(school integer, at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO master_subjects (school_id, name, name_key, created_at)
  SELECT school, name, lower(name), at FROM unnest(ARRAY[
    'Hindi', 'English', 'Sanskrit', 'Urdu', 'Mathematics', 'Environmental Studies', 'Science', 'Social Science',
    'Computer Science', 'General Knowledge', 'Moral Education', 'Drawing', 'Art Education', 'Work Experience',
    'Health and Physical Education', 'Rajasthan Studies', 'Physics', 'Chemistry', 'Biology', 'Informatics Practices',
    'Accountancy', 'Business Studies', 'Economics', 'History', 'Geography', 'Political Science', 'Sociology',
    'Home Science']) AS name;
  INSERT INTO grades (school_id, name, name_key, sequence, created_at)
  SELECT school, name, lower(name), place, at
  FROM unnest(ARRAY['A', 'B', 'C', 'D', 'E']) WITH ORDINALITY AS listed(name, place);
$$;
SELECT start_school_lists(id, now()) FROM schools;
