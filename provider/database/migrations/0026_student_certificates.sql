-- Certificates of students. The values of a certificate are stored at its issue and never change; only its print and its
-- cancellation are recorded later. Rows are never deleted, so that no number is used twice.
ALTER TABLE counters DROP CONSTRAINT counters_kind_check;
ALTER TABLE counters ADD CONSTRAINT counters_kind_check CHECK (kind IN (
  'STUDENT_CODE', 'STUDENT_SR_NO', 'FEE_RECEIPT', 'FEE_CERTIFICATE',
  'TRANSFER_CERTIFICATE', 'BONAFIDE_CERTIFICATE', 'CHARACTER_CERTIFICATE'));

CREATE TABLE student_certificates (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL CHECK (type IN ('TRANSFER', 'BONAFIDE', 'CHARACTER')),
  certificate_no integer NOT NULL CHECK (certificate_no > 0),
  student_id integer NOT NULL,
  session_id integer NOT NULL,
  -- the receipt of type TC that ended the enrolment; null where the student left before the school used the portal
  receipt_id integer,
  issued_on date NOT NULL,
  -- as at issue, for the list
  student_name text NOT NULL,
  name_key text NOT NULL,
  -- all values that the document prints, but for the letterhead
  content jsonb NOT NULL,
  -- null for a user of the platform
  issued_by text,
  created_by integer NOT NULL,
  created_at timestamptz NOT NULL,
  printed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by integer,
  cancel_reason text,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, type, certificate_no),
  CONSTRAINT student_certificates_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id),
  CONSTRAINT student_certificates_session FOREIGN KEY (school_id, session_id) REFERENCES sessions (school_id, id),
  CONSTRAINT student_certificates_receipt FOREIGN KEY (school_id, receipt_id) REFERENCES receipts (school_id, id),
  CHECK (type = 'TRANSFER' OR receipt_id IS NULL),
  CHECK ((cancelled_at IS NULL) = (cancelled_by IS NULL) AND (cancelled_at IS NULL) = (cancel_reason IS NULL))
);
-- One valid transfer certificate for each departure.
CREATE UNIQUE INDEX student_certificates_departure ON student_certificates (school_id, receipt_id)
  WHERE receipt_id IS NOT NULL AND cancelled_at IS NULL;
CREATE UNIQUE INDEX student_certificates_without_receipt ON student_certificates (school_id, student_id)
  WHERE type = 'TRANSFER' AND receipt_id IS NULL AND cancelled_at IS NULL;
CREATE INDEX student_certificates_of_student ON student_certificates (school_id, student_id);
CREATE INDEX student_certificates_of_session ON student_certificates (school_id, session_id);

ALTER TABLE student_certificates ENABLE ROW LEVEL SECURITY;
ALTER TABLE student_certificates FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON student_certificates TO portal_app;
GRANT UPDATE (printed_at, cancelled_at, cancelled_by, cancel_reason) ON student_certificates TO portal_app;
CREATE POLICY of_school ON student_certificates USING (
  (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()));
