-- What a school is set up with: its staff, its academic sessions, its classes and sections.

-- A teacher is a user of the school; name, gender, e-mail and whether the account is disabled or deleted stand in users.
CREATE TABLE teachers (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  date_of_birth date NOT NULL,
  contact_phone text NOT NULL,
  modified_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (school_id, id),
  CONSTRAINT teachers_user FOREIGN KEY (school_id, user_id) REFERENCES users (school_id, id)
);
CREATE UNIQUE INDEX teachers_user_id ON teachers (school_id, user_id);

CREATE TABLE sessions (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  name_key text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  status text NOT NULL CHECK (status IN ('UPCOMING', 'ACTIVE', 'COMPLETED')),
  disabled boolean NOT NULL DEFAULT false,
  source_session_id integer,
  create_subjects_config boolean NOT NULL DEFAULT false,
  create_exam_config boolean NOT NULL DEFAULT false,
  create_marks_config boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  CONSTRAINT sessions_end_after_start CHECK (end_date > start_date),
  CONSTRAINT sessions_source FOREIGN KEY (school_id, source_session_id) REFERENCES sessions (school_id, id),
  -- Two sessions of a school never share a day, disabled ones included.
  CONSTRAINT sessions_period EXCLUDE USING gist (school_id WITH =, daterange(start_date, end_date, '[]') WITH &&)
    WHERE (deleted_at IS NULL)
);
CREATE UNIQUE INDEX sessions_name_key ON sessions (school_id, name_key) WHERE deleted_at IS NULL;
CREATE INDEX sessions_id ON sessions (id);

CREATE TABLE classes (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  name_key text NOT NULL,
  -- place in the order of classes, from 1; null for the class named Default
  sequence integer,
  teacher_id integer,
  disabled boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  CONSTRAINT classes_teacher FOREIGN KEY (school_id, teacher_id) REFERENCES teachers (school_id, id)
);
CREATE UNIQUE INDEX classes_name_key ON classes (school_id, name_key) WHERE deleted_at IS NULL;
CREATE INDEX classes_id ON classes (id);

CREATE TABLE sections (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  class_id integer NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  stream text CHECK (stream IN ('SCIENCE', 'COMMERCE', 'ARTS')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  CONSTRAINT sections_class FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
);
CREATE UNIQUE INDEX sections_name_key ON sections (school_id, class_id, name_key) WHERE deleted_at IS NULL;
CREATE INDEX sections_id ON sections (id);
CREATE INDEX teachers_id ON teachers (id);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['teachers', 'sessions', 'classes', 'sections'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO portal_app', name);
    EXECUTE format($policy$CREATE POLICY of_school ON %I USING (
      (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()))$policy$, name);
  END LOOP;
END $$;
