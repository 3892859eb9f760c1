-- Two receipts have the same reference when mode, number and, for cheques, bank and date are equal. One payment for several
-- students has a receipt for each of them: all but the first are marked as sharing its reference.
SELECT set_config('app.scope', 'platform', true);

ALTER TABLE receipts ADD COLUMN shared_reference boolean NOT NULL DEFAULT false;
DROP INDEX receipts_reference;

-- As referenceKeyOf does (receipts.rules.ts): letter case and blanks are ignored.
UPDATE receipts SET reference_key = concat_ws('|', mode,
  regexp_replace(normalize(translate(lower(normalize(reference_no, NFKC)), U&'\200C\200D', ''), NFKC), '\s+', '', 'g'),
  CASE WHEN mode = 'CHEQUE' THEN
    regexp_replace(normalize(translate(lower(normalize(bank_name, NFKC)), U&'\200C\200D', ''), NFKC), '\s+', '', 'g')
  END,
  CASE WHEN mode = 'CHEQUE' THEN to_char(reference_date, 'YYYY-MM-DD') END)
WHERE reference_no IS NOT NULL;

CREATE UNIQUE INDEX receipts_reference ON receipts (school_id, reference_key)
  WHERE status <> 'CANCELLED' AND NOT shared_reference;
-- Finds all receipts of a reference, the shared ones too.
CREATE INDEX receipts_of_reference ON receipts (school_id, reference_key) WHERE status <> 'CANCELLED';
