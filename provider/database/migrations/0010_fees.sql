-- What a class costs in a session, or a stream of it, and when it is to be paid.
CREATE TABLE fee_structures (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  session_id integer NOT NULL,
  class_id integer NOT NULL,
  stream text CHECK (stream IN ('SCIENCE', 'COMMERCE', 'ARTS')),
  total_fee numeric(12, 2) NOT NULL CHECK (total_fee > 0),
  admission_fee numeric(12, 2) NOT NULL CHECK (admission_fee >= 0),
  tuition_fee numeric(12, 2) NOT NULL CHECK (tuition_fee >= 0),
  exam_fee numeric(12, 2) NOT NULL CHECK (exam_fee >= 0),
  computer_fee numeric(12, 2) NOT NULL CHECK (computer_fee >= 0),
  development_fee numeric(12, 2) NOT NULL CHECK (development_fee >= 0),
  other_fee numeric(12, 2) NOT NULL CHECK (other_fee >= 0),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  CONSTRAINT fee_structures_session FOREIGN KEY (school_id, session_id) REFERENCES sessions (school_id, id),
  CONSTRAINT fee_structures_class FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
);
CREATE UNIQUE INDEX fee_structures_place ON fee_structures (school_id, session_id, class_id, (coalesce(stream, '')));

CREATE TABLE fee_terms (
  school_id integer NOT NULL REFERENCES schools (id),
  structure_id integer NOT NULL,
  due_date date NOT NULL,
  amount numeric(12, 2) NOT NULL CHECK (amount > 0),
  PRIMARY KEY (school_id, structure_id, due_date),
  CONSTRAINT fee_terms_structure FOREIGN KEY (school_id, structure_id)
    REFERENCES fee_structures (school_id, id) ON DELETE CASCADE
);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['fee_structures', 'fee_terms'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO portal_app', name);
    EXECUTE format($policy$CREATE POLICY of_school ON %I USING (
      (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()))$policy$, name);
  END LOOP;
END $$;
