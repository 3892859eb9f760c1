-- Headings of import files as the users of a school have confirmed them, so that the next file with the same headings is read
-- in the same way.
CREATE TABLE import_headings (
  school_id integer NOT NULL REFERENCES schools (id),
  reader text NOT NULL CHECK (reader IN ('STUDENTS', 'TEACHERS')),
  heading_key text NOT NULL CHECK (length(heading_key) BETWEEN 1 AND 300),
  -- null: not read
  field text CHECK (length(field) BETWEEN 1 AND 60),
  PRIMARY KEY (school_id, reader, heading_key)
);

ALTER TABLE import_headings ENABLE ROW LEVEL SECURITY;
ALTER TABLE import_headings FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON import_headings TO portal_app;
CREATE POLICY of_school ON import_headings USING (
  (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()));
