-- How many receipts there are of each kind, kept by triggers, so that a list is counted without reading it: by class, and by
-- day. A list by class and day is counted from the receipts.
CREATE TABLE receipt_counts (
  school_id integer NOT NULL REFERENCES schools (id),
  session_id integer NOT NULL,
  -- 0 without a class
  class_id integer NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  receipts integer NOT NULL,
  PRIMARY KEY (school_id, session_id, class_id, type, status)
);

CREATE TABLE receipt_day_counts (
  school_id integer NOT NULL REFERENCES schools (id),
  payment_date date NOT NULL,
  session_id integer NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  receipts integer NOT NULL,
  -- Every such receipt has a number from the first to the last: where the receipts of some days begin and end in a list.
  first_no integer NOT NULL,
  last_no integer NOT NULL,
  PRIMARY KEY (school_id, payment_date, session_id, type, status)
);

CREATE FUNCTION count_receipts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := 'SELECT gone.*, -1 AS change FROM gone'
    || CASE WHEN TG_OP = 'UPDATE' THEN ' UNION ALL SELECT come.*, 1 FROM come' ELSE '' END;
BEGIN
  -- In the order of the keys, so that two transactions never wait for one another. Receipts that are made are counted by
  -- statements whose plans are kept: a cashier waits for them.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO receipt_counts AS counted
    SELECT school_id, session_id, coalesce(class_id, 0), type, status, count(*)
    FROM come GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (school_id, session_id, class_id, type, status)
    DO UPDATE SET receipts = counted.receipts + excluded.receipts;
    INSERT INTO receipt_day_counts AS counted
    SELECT school_id, payment_date, session_id, type, status, count(*), min(receipt_no), max(receipt_no)
    FROM come GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (school_id, payment_date, session_id, type, status)
    DO UPDATE SET receipts = counted.receipts + excluded.receipts,
      first_no = least(counted.first_no, excluded.first_no), last_no = greatest(counted.last_no, excluded.last_no);
    RETURN NULL;
  END IF;
  EXECUTE format('
    INSERT INTO receipt_counts AS counted
    SELECT school_id, session_id, coalesce(class_id, 0), type, status, sum(change)
    FROM (%s) AS changed GROUP BY 1, 2, 3, 4, 5 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (school_id, session_id, class_id, type, status)
    DO UPDATE SET receipts = counted.receipts + excluded.receipts', changes);
  EXECUTE format('
    INSERT INTO receipt_day_counts AS counted
    SELECT school_id, payment_date, session_id, type, status, sum(change), min(receipt_no), max(receipt_no)
    FROM (%s) AS changed GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (school_id, payment_date, session_id, type, status)
    DO UPDATE SET receipts = counted.receipts + excluded.receipts,
      first_no = least(counted.first_no, excluded.first_no), last_no = greatest(counted.last_no, excluded.last_no)', changes);
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON receipts
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_receipts();
CREATE TRIGGER count_changed AFTER UPDATE ON receipts
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_receipts();
CREATE TRIGGER count_removed AFTER DELETE ON receipts
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_receipts();

INSERT INTO receipt_counts
SELECT school_id, session_id, coalesce(class_id, 0), type, status, count(*) FROM receipts GROUP BY 1, 2, 3, 4, 5;
INSERT INTO receipt_day_counts
SELECT school_id, payment_date, session_id, type, status, count(*), min(receipt_no), max(receipt_no)
FROM receipts GROUP BY 1, 2, 3, 4, 5;

-- A page of a month, or of a class, is found in the index alone.
DROP INDEX receipts_of_session;
CREATE INDEX receipts_of_session ON receipts (school_id, session_id, receipt_no)
  INCLUDE (id, payment_date, status, class_id, type);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['receipt_counts', 'receipt_day_counts'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO portal_app', name);
    EXECUTE format($policy$CREATE POLICY of_school ON %I USING (
      (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()))$policy$, name);
  END LOOP;
END $$;
