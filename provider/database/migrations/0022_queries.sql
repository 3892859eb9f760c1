-- A Sr. No. is looked up by a column of its own. Behind row-level security an index on lower(sr_no) is not used for a look-up:
-- lower() is not leakproof, so every student of the school was read.
ALTER TABLE students ADD COLUMN sr_no_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower(sr_no)) STORED;
DROP INDEX students_sr_no;
CREATE UNIQUE INDEX students_sr_no ON students (school_id, sr_no_key);
