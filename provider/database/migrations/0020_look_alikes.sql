-- Names are compared without the signs that look alike or are often left out (nameKey in common/names.ts). The search words
-- follow the keys by their triggers. Rows of every school are seen and changed.
SELECT set_config('app.scope', 'platform', true);

-- The key of a name from its older key, by the rules of nameKey: apostrophes and a loose acute are dropped, a dot that is not
-- between digits is a blank, single letters in a row are joined, all dashes are one without blanks around it.
CREATE OR REPLACE FUNCTION fold_name(key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif(regexp_replace(regexp_replace(normalize(btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    translate(key,
      U&'\2010\2011\2012\2013\2014\2015\2212\2043\058A\00B7\0970''`\2018\2019\201B\2032\2035\02B9\02BB\02BC\02BD\02BE\02BF\02C8\A78C',
      '---------  '),
    '(?<![0-9])\.|\.(?![0-9])', ' ', 'g'),
    ' +', ' ', 'g'),
    '(^| )\u0301+', '', 'g'),
    ' +', ' ', 'g'), ' '), NFKC),
    '(?<![^ ])([a-z]) (?=[a-z](?![^ ]))', '\1', 'g'),
    ' *- *', '-', 'g'), ''), key)
$$;

-- A key that another record has already stays as it was: the upgrade does not fail, and both records keep working.
DO $$
DECLARE
  tab text;
  found record;
BEGIN
  FOREACH tab IN ARRAY ARRAY['schools', 'sessions', 'classes', 'sections', 'master_subjects', 'subject_groups'] LOOP
    FOR found IN EXECUTE format('SELECT id, fold_name(name_key) AS key FROM %I WHERE fold_name(name_key) <> name_key ORDER BY id', tab)
    LOOP
      BEGIN
        EXECUTE format('UPDATE %I SET name_key = $1 WHERE id = $2', tab) USING found.key, found.id;
      EXCEPTION WHEN unique_violation THEN NULL;
      END;
    END LOOP;
  END LOOP;
END $$;

DO $$
DECLARE
  found record;
BEGIN
  FOR found IN SELECT school_id, id, fold_name(name_key) AS name_key, fold_name(father_key) AS father_key FROM students
    WHERE fold_name(name_key) <> name_key OR fold_name(father_key) <> father_key ORDER BY id
  LOOP
    BEGIN
      UPDATE students SET name_key = found.name_key, father_key = found.father_key
      WHERE school_id = found.school_id AND id = found.id;
    EXCEPTION WHEN unique_violation THEN NULL;
    END;
  END LOOP;
END $$;

UPDATE student_parents SET name_key = fold_name(name_key) WHERE fold_name(name_key) <> name_key;

DROP FUNCTION fold_name(text);
