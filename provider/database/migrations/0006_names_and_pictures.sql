-- Names are compared by NFKC without joiners from here on (nameKey in provider/shared/text.ts), and no picture outlives its
-- student or school. Rows of every school are seen and changed.
SELECT set_config('app.scope', 'platform', true);

-- A key that another record holds already stays as it was: that record keeps the name, this one waits to be renamed.
DO $$
DECLARE
  place record;
  found record;
  wanted text;
  joiners text := chr(8204) || chr(8205);
BEGIN
  FOR place IN SELECT * FROM (VALUES ('users', 'user_name_key'), ('schools', 'name_key'), ('sessions', 'name_key'),
    ('classes', 'name_key'), ('sections', 'name_key'), ('students', 'name_key'), ('students', 'father_key')) AS keys (tab, col)
  LOOP
    FOR found IN EXECUTE format('SELECT id, %2$I AS key FROM %1$I WHERE %2$I IS NOT NFKC NORMALIZED OR %2$I ~ $1',
      place.tab, place.col) USING '[' || joiners || ']'
    LOOP
      wanted := normalize(translate(lower(normalize(found.key, NFKC)), joiners, ''), NFKC);
      wanted := btrim(regexp_replace(wanted, '\s+', ' ', 'g'));
      BEGIN
        EXECUTE format('UPDATE %1$I SET %2$I = $1 WHERE id = $2', place.tab, place.col) USING wanted, found.id;
      EXCEPTION WHEN unique_violation THEN NULL;
      END;
    END LOOP;
  END LOOP;
END $$;

UPDATE students SET image_id = NULL WHERE life = 'DELETED' AND image_id IS NOT NULL;

UPDATE schools SET logo_id = NULL WHERE deleted_at IS NOT NULL AND logo_id IS NOT NULL;

DELETE FROM images i
WHERE NOT EXISTS (SELECT FROM students s WHERE s.school_id = i.school_id AND s.image_id = i.id)
  AND NOT EXISTS (SELECT FROM schools s WHERE s.id = i.school_id AND s.logo_id = i.id);
