-- Two receipts have the same reference when mode, number and, for cheques, bank and date are equal. One payment for several
-- students has a receipt for each of them: all but the first are marked as sharing its reference.
SELECT set_config('app.scope', 'platform', true);

ALTER TABLE receipts ADD COLUMN shared_reference boolean NOT NULL DEFAULT false;
DROP INDEX receipts_reference;

-- As referenceKeyOf does (receipts.rules.ts): letter case, blanks and the signs of the list are ignored. Stored receipts that have one
-- reference by this rule count as one payment of several students.
UPDATE receipts SET reference_key = keyed.key, shared_reference = keyed.nth > 1
FROM (
  SELECT id AS receipt, key, row_number() OVER (PARTITION BY school_id, key, status = 'CANCELLED' ORDER BY id) AS nth
  FROM (
    SELECT id, school_id, status,
           concat_ws('|', mode, coalesce(nullif(translate(number, signs, ''), ''), number),
             CASE WHEN mode = 'CHEQUE' THEN coalesce(nullif(translate(bank, signs, ''), ''), bank) END,
             CASE WHEN mode = 'CHEQUE' THEN to_char(reference_date, 'YYYY-MM-DD') END) AS key
    FROM (
      SELECT id, school_id, status, mode, reference_date,
             regexp_replace(normalize(translate(lower(normalize(reference_no, NFKC)), U&'\200C\200D', ''), NFKC), '\s+', '', 'g') AS number,
             regexp_replace(normalize(translate(lower(normalize(coalesce(bank_name, ''), NFKC)), U&'\200C\200D', ''), NFKC), '\s+', '', 'g') AS bank,
             U&'-.,''`"/\\()&_#:;\00B7\0970\058A\2010\2011\2012\2013\2014\2015\2043\2212\2018\2019\201B\2032\2035\02B9\02BB\02BC\02BD\02BE\02BF\02C8\A78C' AS signs
      FROM receipts WHERE reference_no IS NOT NULL) AS texts) AS keys) AS keyed
WHERE id = keyed.receipt;

CREATE UNIQUE INDEX receipts_reference ON receipts (school_id, reference_key)
  WHERE status <> 'CANCELLED' AND NOT shared_reference;
-- Finds all receipts of a reference, the shared ones too.
CREATE INDEX receipts_of_reference ON receipts (school_id, reference_key) WHERE status <> 'CANCELLED';
