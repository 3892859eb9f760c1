-- Separators, dashes and letters of other scripts that look like a Latin letter no longer make another reference: the stored keys are
-- computed as referenceKeyOf does (receipts/create/referenceKey.ts).
SELECT set_config('app.scope', 'platform', true);

DROP INDEX receipts_reference;

-- Stored receipts that have one reference by this rule count as one payment of several students.
UPDATE receipts SET reference_key = keyed.key, shared_reference = shared_reference OR keyed.nth > 1
FROM (
  SELECT id AS receipt, key, row_number() OVER (PARTITION BY school_id, key, status = 'CANCELLED' ORDER BY id) AS nth
  FROM (
    SELECT id, school_id, status,
           concat_ws('|', mode, coalesce(nullif(translate(number, signs, ''), ''), number),
             CASE WHEN mode = 'CHEQUE' THEN coalesce(nullif(translate(bank, signs, ''), ''), bank) END,
             CASE WHEN mode = 'CHEQUE' THEN to_char(reference_date, 'YYYY-MM-DD') END) AS key
    FROM (
      SELECT id, school_id, status, mode, reference_date, signs,
             regexp_replace(translate(normalize(translate(lower(normalize(reference_no, NFKC)), U&'\200C\200D', ''), NFKC), alike, latin), '\s+', '', 'g') AS number,
             regexp_replace(translate(normalize(translate(lower(normalize(coalesce(bank_name, ''), NFKC)), U&'\200C\200D', ''), NFKC), alike, latin), '\s+', '', 'g') AS bank
      FROM receipts, (SELECT
        U&'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\00AD\00B7\02B9\02BB\02BC\02BD\02BE\02BF\02C8\058A\0970\200B\2010\2011\2012\2013\2014\2015\2018\2019\201B\201C\201D\2032\2033\2035\2043\2060\2212\301C\3030\A78C\FEFF' AS signs,
        U&'\0410\0430\0412\0432\0415\0435\041A\043A\041C\043C\041D\043D\041E\043E\0420\0440\0421\0441\0422\0442\0423\0443\0425\0445\0405\0455\0406\0456\0408\0458\051A\051B\051C\051D\0391\03B1\0392\03B2\0395\03B5\0396\03B6\0397\03B7\0399\03B9\039A\03BA\039C\03BC\039D\03BD\039F\03BF\03A1\03C1\03A4\03C4\03A5\03C5\03A7\03C7\04C0\04CF\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F' AS alike,
        'aabbeekkmmhhooppccttyyxxssiijjqqwwaabbeezzhhiikkmmnnooppttyyxxll0123456789' AS latin) AS tables
      WHERE reference_no IS NOT NULL) AS texts) AS keys) AS keyed
WHERE id = keyed.receipt;

CREATE UNIQUE INDEX receipts_reference ON receipts (school_id, reference_key)
  WHERE status <> 'CANCELLED' AND NOT shared_reference;

-- The banks that are suggested for the next payment.
CREATE INDEX receipts_banks ON receipts (school_id, bank_name) WHERE bank_name IS NOT NULL;
