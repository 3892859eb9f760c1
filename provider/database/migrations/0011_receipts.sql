-- What a pupil is given off, and whether the admission fee applies; without a row nothing was decided for the pupil.
CREATE TABLE student_fees (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  student_id integer NOT NULL,
  discount numeric(12, 2) NOT NULL CHECK (discount >= 0),
  admission_fee_applicable boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, session_id, student_id),
  CONSTRAINT student_fees_enrolment FOREIGN KEY (school_id, session_id, student_id)
    REFERENCES enrolments (school_id, session_id, student_id) ON DELETE CASCADE
);

-- Money received. What a receipt says never changes and no receipt is deleted: the program may change its status alone.
CREATE TABLE receipts (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  receipt_no integer NOT NULL,
  session_id integer NOT NULL,
  student_id integer NOT NULL,
  -- where the pupil stood when it was made
  class_id integer,
  section_id integer,
  type text NOT NULL CHECK (type IN ('FEE', 'TC', 'OTHER', 'READMISSION')),
  mode text NOT NULL CHECK (mode IN ('CASH', 'CHEQUE', 'ONLINE')),
  amount numeric(12, 2) NOT NULL CHECK (amount >= 0),
  payment_date date NOT NULL,
  reference_no text,
  -- of reference_no, as two are compared
  reference_key text COLLATE "C",
  reference_date date,
  bank_name text,
  -- of a cancelled receipt the reason
  comments text,
  status text NOT NULL CHECK (status IN ('PENDING', 'CONFIRMED', 'CANCELLED')),
  -- of a TC receipt: what it took the pupil from
  life_before text,
  -- the user, of no school for a platform user
  created_by integer NOT NULL,
  printed_at timestamptz,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  CONSTRAINT receipts_number UNIQUE (school_id, receipt_no),
  CONSTRAINT receipts_session FOREIGN KEY (school_id, session_id) REFERENCES sessions (school_id, id),
  CONSTRAINT receipts_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id),
  CONSTRAINT receipts_class FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id),
  CONSTRAINT receipts_section FOREIGN KEY (school_id, section_id) REFERENCES sections (school_id, id),
  CHECK ((mode = 'CASH') = (reference_no IS NULL)),
  CHECK ((reference_no IS NULL) = (reference_key IS NULL)),
  CHECK (mode <> 'CASH' OR (reference_date IS NULL AND bank_name IS NULL)),
  CHECK (mode <> 'CHEQUE' OR (reference_date IS NOT NULL AND bank_name IS NOT NULL)),
  CHECK (status <> 'CANCELLED' OR comments <> '')
);
CREATE UNIQUE INDEX receipts_reference ON receipts (school_id, reference_key) WHERE status <> 'CANCELLED';
CREATE INDEX receipts_of_student ON receipts (school_id, student_id, session_id);
CREATE INDEX receipts_of_session ON receipts (school_id, session_id, receipt_no);
CREATE INDEX receipts_of_day ON receipts (school_id, payment_date, status, receipt_no);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['student_fees', 'receipts'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO portal_app', name);
    EXECUTE format($policy$CREATE POLICY of_school ON %I USING (
      (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()))$policy$, name);
  END LOOP;
END $$;
GRANT UPDATE ON student_fees TO portal_app;
GRANT UPDATE (status, comments, printed_at, modified_at) ON receipts TO portal_app;

-- Where payments by QR code go, and what stands on a fee certificate.
ALTER TABLE schools ADD COLUMN upi_id text, ADD COLUMN certificate_wording text;
