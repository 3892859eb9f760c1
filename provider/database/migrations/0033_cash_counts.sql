-- Counted notes and coins of a cashier and a day, compared with the cash of the receipts of that day.
CREATE TABLE cash_counts (
  school_id integer NOT NULL REFERENCES schools (id),
  -- in India
  day date NOT NULL,
  -- the user who created the receipts; of no school for a platform user
  cashier_id integer NOT NULL,
  count_500 integer NOT NULL CHECK (count_500 BETWEEN 0 AND 99999),
  count_200 integer NOT NULL CHECK (count_200 BETWEEN 0 AND 99999),
  count_100 integer NOT NULL CHECK (count_100 BETWEEN 0 AND 99999),
  count_50 integer NOT NULL CHECK (count_50 BETWEEN 0 AND 99999),
  count_20 integer NOT NULL CHECK (count_20 BETWEEN 0 AND 99999),
  count_10 integer NOT NULL CHECK (count_10 BETWEEN 0 AND 99999),
  count_5 integer NOT NULL CHECK (count_5 BETWEEN 0 AND 99999),
  count_2 integer NOT NULL CHECK (count_2 BETWEEN 0 AND 99999),
  count_1 integer NOT NULL CHECK (count_1 BETWEEN 0 AND 99999),
  -- the amount of coins that are not counted by denomination
  other_coins numeric(12, 2) NOT NULL CHECK (other_coins >= 0),
  remarks text CHECK (length(remarks) BETWEEN 1 AND 255),
  version integer NOT NULL DEFAULT 1,
  counted_by integer NOT NULL,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, day, cashier_id)
);

ALTER TABLE cash_counts ENABLE ROW LEVEL SECURITY;
ALTER TABLE cash_counts FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON cash_counts TO portal_app;
GRANT UPDATE (count_500, count_200, count_100, count_50, count_20, count_10, count_5, count_2, count_1, other_coins, remarks,
  version, counted_by, modified_at) ON cash_counts TO portal_app;
CREATE POLICY of_school ON cash_counts USING (
  (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()));
