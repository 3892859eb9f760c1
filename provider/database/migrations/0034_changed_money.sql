-- Who changed the discount of a student, from what to what and why. Rows are added with the change and never changed.
CREATE TABLE discount_changes (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  session_id integer NOT NULL,
  student_id integer NOT NULL,
  before numeric(12, 2) NOT NULL CHECK (before >= 0),
  after numeric(12, 2) NOT NULL CHECK (after >= 0 AND after <> before),
  source text NOT NULL CHECK (source IN ('FEES', 'OPENING_IMPORT', 'OPENING_REVERSAL')),
  reason text CHECK (length(reason) BETWEEN 1 AND 255),
  changed_by integer NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  CONSTRAINT discount_changes_enrolment FOREIGN KEY (school_id, session_id, student_id)
    REFERENCES enrolments (school_id, session_id, student_id) ON DELETE CASCADE
);
CREATE INDEX discount_changes_of_student ON discount_changes (school_id, session_id, student_id, id);

-- Confirmed receipts that were set back to PENDING.
CREATE TABLE receipt_reversals (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  receipt_id integer NOT NULL,
  confirmed_at timestamptz NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 255),
  reversed_by integer NOT NULL,
  reversed_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  CONSTRAINT receipt_reversals_receipt FOREIGN KEY (school_id, receipt_id) REFERENCES receipts (school_id, id) ON DELETE CASCADE
);
CREATE INDEX receipt_reversals_of_receipt ON receipt_reversals (school_id, receipt_id, id);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['discount_changes', 'receipt_reversals'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO portal_app', name);
    EXECUTE format($policy$CREATE POLICY of_school ON %I USING (
      (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()))$policy$, name);
  END LOOP;
END $$;

-- A cancelled receipt stays cancelled, and a confirmed one becomes PENDING only together with a row that states the reason.
CREATE FUNCTION guard_receipt_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user <> 'portal_app' THEN
    RETURN NEW;
  END IF;
  IF OLD.status <> 'CANCELLED' AND (OLD.status <> 'CONFIRMED' OR NEW.status <> 'PENDING' OR EXISTS (
    SELECT FROM receipt_reversals r
    WHERE r.school_id = NEW.school_id AND r.receipt_id = NEW.id AND r.reversed_at = NEW.modified_at)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'receipt % cannot change from % to %', OLD.id, OLD.status, NEW.status USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER guard_status BEFORE UPDATE OF status ON receipts
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION guard_receipt_status();
