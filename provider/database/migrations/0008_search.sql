-- A pupil is found by what a parent says: code, Sr. No., names of the pupil and the parents, mobiles. Rows of every school are
-- filled.
SELECT set_config('app.scope', 'platform', true);

ALTER TABLE student_parents ADD COLUMN name_key text COLLATE "C" NOT NULL DEFAULT '';

-- As nameKey does (common/names.ts); what is written from here on comes from there.
UPDATE student_parents SET name_key = btrim(regexp_replace(
  normalize(translate(lower(normalize(name, NFKC)), U&'\200C\200D', ''), NFKC), '\s+', ' ', 'g'));

ALTER TABLE student_parents ALTER COLUMN name_key DROP DEFAULT;

-- Three lines: code, Sr. No. and name; the parents' names; mobiles. 0-9 stand for Devanagari digits, one hyphen for all dashes.
-- A pattern with a line break behind its word keeps out of the last line, one with two is of the first alone (searchPatterns in
-- students.rules.ts). No Aadhaar, no PAN.
CREATE FUNCTION words_of(pupil students) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT translate(concat_ws(' ', pupil.code, lower(pupil.sr_no), pupil.name_key)
                     || E'\n' || coalesce(string_agg(name_key, ' ' ORDER BY id), ''),
                   U&'\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\2010\2011\2012\2013\2014\2015\2212', '0123456789-------')
         || E'\n' || concat_ws(' ', pupil.mobile_no, string_agg(mobile_no, ' ' ORDER BY id))
  FROM student_parents WHERE school_id = pupil.school_id AND student_id = pupil.id
$$;

CREATE OR REPLACE FUNCTION keep_student_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO student_words VALUES (NEW.school_id, NEW.id, words_of(NEW))
  ON CONFLICT (school_id, student_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END $$;
DROP TRIGGER words_changed ON students;
CREATE TRIGGER words_changed AFTER UPDATE OF name_key, sr_no, mobile_no ON students
  FOR EACH ROW WHEN ((NEW.name_key, NEW.sr_no, NEW.mobile_no) IS DISTINCT FROM (OLD.name_key, OLD.sr_no, OLD.mobile_no))
  EXECUTE FUNCTION keep_student_words();

CREATE FUNCTION keep_parent_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  changes text := concat_ws(' UNION ',
    CASE WHEN TG_OP <> 'INSERT' THEN 'SELECT school_id, student_id FROM gone' END,
    CASE WHEN TG_OP <> 'DELETE' THEN 'SELECT school_id, student_id FROM come' END);
BEGIN
  EXECUTE format('
    UPDATE student_words AS kept SET words = now.words
    FROM (SELECT s.school_id, s.id, words_of(s) AS words
          FROM students s JOIN (%s) AS changed ON changed.school_id = s.school_id AND changed.student_id = s.id) AS now
    WHERE kept.school_id = now.school_id AND kept.student_id = now.id AND kept.words <> now.words', changes);
  RETURN NULL;
END $$;
CREATE TRIGGER words_added AFTER INSERT ON student_parents
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_parent_words();
CREATE TRIGGER words_changed AFTER UPDATE ON student_parents
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_parent_words();
CREATE TRIGGER words_removed AFTER DELETE ON student_parents
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_parent_words();

-- The index is made anew for all rows at once.
DROP INDEX student_words_parts;
UPDATE student_words w SET words = words_of(s) FROM students s WHERE s.school_id = w.school_id AND s.id = w.student_id;
CREATE INDEX student_words_parts ON student_words USING gin (school_id, words gin_trgm_ops);

-- The students of the transaction's school whose words match every pattern (of LIKE), or every one of `others`, where there
-- are any: a text of numbers has two readings. The first pattern of each is the most telling.
DROP FUNCTION find_students(text[]);
CREATE FUNCTION find_students(patterns text[], others text[] DEFAULT '{}') RETURNS TABLE (student_id integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public ROWS 50 AS $$
DECLARE
  found text := 'SELECT w.student_id FROM student_words w WHERE w.school_id = $1 AND w.words LIKE $2 AND w.words LIKE ALL ($3[2:])';
BEGIN
  IF others = '{}' THEN
    RETURN QUERY EXECUTE found USING app_school(), patterns[1], patterns;
  ELSE
    RETURN QUERY EXECUTE found || ' UNION ' || replace(replace(found, '$2', '$4'), '$3', '$5')
      USING app_school(), patterns[1], patterns, others[1], others;
  END IF;
END $$;
REVOKE ALL ON FUNCTION find_students(text[], text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_students(text[], text[]) TO portal_app;
