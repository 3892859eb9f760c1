-- The tables of counts get the sum of the receipts, so that a list shows its total without reading its rows.
ALTER TABLE receipt_counts ADD COLUMN amount numeric(16, 2) NOT NULL DEFAULT 0;
ALTER TABLE receipt_day_counts ADD COLUMN amount numeric(16, 2) NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION count_receipts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := 'SELECT gone.*, -1 AS change FROM gone'
    || CASE WHEN TG_OP = 'UPDATE' THEN ' UNION ALL SELECT come.*, 1 FROM come' ELSE '' END;
BEGIN
  -- In the order of the keys, so that two transactions cannot deadlock. New receipts are counted by static statements, whose
  -- plans are cached, because a cashier waits for them.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO receipt_counts AS counted (school_id, session_id, class_id, type, status, receipts, amount)
    SELECT school_id, session_id, coalesce(class_id, 0), type, status, count(*), sum(amount)
    FROM come GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (school_id, session_id, class_id, type, status)
    DO UPDATE SET receipts = counted.receipts + excluded.receipts, amount = counted.amount + excluded.amount;
    INSERT INTO receipt_day_counts AS counted
      (school_id, payment_date, session_id, type, status, receipts, amount, first_no, last_no)
    SELECT school_id, payment_date, session_id, type, status, count(*), sum(amount), min(receipt_no), max(receipt_no)
    FROM come GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (school_id, payment_date, session_id, type, status)
    DO UPDATE SET receipts = counted.receipts + excluded.receipts, amount = counted.amount + excluded.amount,
      first_no = least(counted.first_no, excluded.first_no), last_no = greatest(counted.last_no, excluded.last_no);
    RETURN NULL;
  END IF;
  EXECUTE format('
    INSERT INTO receipt_counts AS counted (school_id, session_id, class_id, type, status, receipts, amount)
    SELECT school_id, session_id, coalesce(class_id, 0), type, status, sum(change), sum(change * amount)
    FROM (%s) AS changed GROUP BY 1, 2, 3, 4, 5 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (school_id, session_id, class_id, type, status)
    DO UPDATE SET receipts = counted.receipts + excluded.receipts, amount = counted.amount + excluded.amount', changes);
  EXECUTE format('
    INSERT INTO receipt_day_counts AS counted
      (school_id, payment_date, session_id, type, status, receipts, amount, first_no, last_no)
    SELECT school_id, payment_date, session_id, type, status, sum(change), sum(change * amount), min(receipt_no), max(receipt_no)
    FROM (%s) AS changed GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (school_id, payment_date, session_id, type, status)
    DO UPDATE SET receipts = counted.receipts + excluded.receipts, amount = counted.amount + excluded.amount,
      first_no = least(counted.first_no, excluded.first_no), last_no = greatest(counted.last_no, excluded.last_no)', changes);
  RETURN NULL;
END $$;

UPDATE receipt_counts counted SET amount = stored.amount
FROM (SELECT school_id, session_id, coalesce(class_id, 0) AS class_id, type, status, sum(amount) AS amount
  FROM receipts GROUP BY 1, 2, 3, 4, 5) stored
WHERE (stored.school_id, stored.session_id, stored.class_id, stored.type, stored.status)
  = (counted.school_id, counted.session_id, counted.class_id, counted.type, counted.status);
UPDATE receipt_day_counts counted SET amount = stored.amount
FROM (SELECT school_id, payment_date, session_id, type, status, sum(amount) AS amount
  FROM receipts GROUP BY 1, 2, 3, 4, 5) stored
WHERE (stored.school_id, stored.payment_date, stored.session_id, stored.type, stored.status)
  = (counted.school_id, counted.payment_date, counted.session_id, counted.type, counted.status);

-- The pending receipts of a session in the order of the confirmation, and the cashiers of a school.
CREATE INDEX receipts_pending ON receipts (school_id, session_id, receipt_no) WHERE status = 'PENDING';
CREATE INDEX receipts_of_cashier ON receipts (school_id, created_by, receipt_no);
