-- Fee certificates that were given out: one number for each content; the same content again is a duplicate of it.
CREATE TABLE fee_certificates (
  school_id integer NOT NULL REFERENCES schools (id),
  certificate_no integer NOT NULL,
  student_id integer NOT NULL,
  session_id integer NOT NULL,
  -- SHA-256 of what it certifies, in hexadecimal
  content text COLLATE "C" NOT NULL CHECK (content ~ '^[0-9a-f]{64}$'),
  amount numeric(12, 2) NOT NULL CHECK (amount >= 0),
  issued_on date NOT NULL,
  -- the user, of no school for a platform user
  created_by integer NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, certificate_no),
  CONSTRAINT fee_certificates_content UNIQUE (school_id, student_id, session_id, content),
  CONSTRAINT fee_certificates_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id),
  CONSTRAINT fee_certificates_session FOREIGN KEY (school_id, session_id) REFERENCES sessions (school_id, id)
);

ALTER TABLE fee_certificates ENABLE ROW LEVEL SECURITY;
ALTER TABLE fee_certificates FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON fee_certificates TO portal_app;
CREATE POLICY of_school ON fee_certificates USING (
  (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()));

-- What a pupil paid between two days, whichever session it was paid for.
CREATE INDEX receipts_of_student_day ON receipts (school_id, student_id, payment_date);
