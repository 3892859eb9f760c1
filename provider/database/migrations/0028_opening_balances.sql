-- What students paid and owed before their school used the portal, from a workbook. An entry is no receipt and has no number.
-- A reversal deletes the entries; the row of the workbook stays, with the time and the user of the reversal of its last entry.
CREATE TABLE opening_imports (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  session_id integer NOT NULL,
  file_name text NOT NULL,
  -- as stored by the import
  students integer NOT NULL CHECK (students > 0),
  paid numeric(15, 2) NOT NULL CHECK (paid >= 0),
  discount numeric(15, 2) NOT NULL CHECK (discount >= 0),
  brought_forward numeric(15, 2) NOT NULL CHECK (brought_forward >= 0),
  created_by integer NOT NULL,
  created_at timestamptz NOT NULL,
  reversed_at timestamptz,
  reversed_by integer,
  PRIMARY KEY (school_id, id),
  CONSTRAINT opening_imports_session FOREIGN KEY (school_id, session_id) REFERENCES sessions (school_id, id),
  CHECK ((reversed_at IS NULL) = (reversed_by IS NULL))
);
CREATE INDEX opening_imports_of_session ON opening_imports (school_id, session_id);

CREATE TABLE opening_balances (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  student_id integer NOT NULL,
  import_id integer NOT NULL,
  -- row of the workbook
  file_row integer NOT NULL CHECK (file_row > 0),
  -- for the fee of the session
  paid numeric(12, 2) NOT NULL CHECK (paid >= 0),
  -- paid by heads; all null where only the total was given
  admission_fee numeric(12, 2) CHECK (admission_fee >= 0),
  tuition_fee numeric(12, 2) CHECK (tuition_fee >= 0),
  exam_fee numeric(12, 2) CHECK (exam_fee >= 0),
  computer_fee numeric(12, 2) CHECK (computer_fee >= 0),
  development_fee numeric(12, 2) CHECK (development_fee >= 0),
  other_fee numeric(12, 2) CHECK (other_fee >= 0),
  -- dues of earlier sessions that are still open
  brought_forward numeric(12, 2) NOT NULL CHECK (brought_forward >= 0),
  -- the discount that the entry wrote to student_fees
  discount numeric(12, 2) NOT NULL CHECK (discount >= 0),
  version integer NOT NULL DEFAULT 1,
  created_by integer NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, session_id, student_id),
  CONSTRAINT opening_balances_session FOREIGN KEY (school_id, session_id) REFERENCES sessions (school_id, id),
  CONSTRAINT opening_balances_student FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id),
  CONSTRAINT opening_balances_import FOREIGN KEY (school_id, import_id) REFERENCES opening_imports (school_id, id),
  CHECK (paid > 0 OR brought_forward > 0 OR discount > 0),
  CHECK (num_nonnulls(admission_fee, tuition_fee, exam_fee, computer_fee, development_fee, other_fee) IN (0, 6)),
  CHECK (admission_fee IS NULL
    OR paid = admission_fee + tuition_fee + exam_fee + computer_fee + development_fee + other_fee)
);
CREATE INDEX opening_balances_of_student ON opening_balances (school_id, student_id);
CREATE INDEX opening_balances_of_import ON opening_balances (school_id, import_id);

-- The part of a receipt that pays dues of earlier sessions; null where it pays none.
ALTER TABLE receipts
  ADD COLUMN earlier_dues numeric(12, 2) CHECK (earlier_dues > 0 AND earlier_dues <= amount),
  DROP CONSTRAINT receipts_heads;
-- Fee heads and earlier dues add up to the amount. Receipts of before have no earlier dues and met the stricter rule.
ALTER TABLE receipts ADD CONSTRAINT receipts_heads CHECK (
  num_nonnulls(admission_fee, tuition_fee, exam_fee, computer_fee, development_fee, other_fee) = 0
  OR amount = coalesce(admission_fee, 0) + coalesce(tuition_fee, 0) + coalesce(exam_fee, 0) + coalesce(computer_fee, 0)
    + coalesce(development_fee, 0) + coalesce(other_fee, 0) + coalesce(earlier_dues, 0)) NOT VALID;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['opening_imports', 'opening_balances'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO portal_app', name);
    EXECUTE format($policy$CREATE POLICY of_school ON %I USING (
      (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()))$policy$, name);
  END LOOP;
END $$;
GRANT UPDATE (reversed_at, reversed_by) ON opening_imports TO portal_app;
