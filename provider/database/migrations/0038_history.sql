-- The record of an audit entry as columns, so that the history of one record is read from an index. They follow the details.
ALTER TABLE audit_entries
  ADD COLUMN entity text GENERATED ALWAYS AS (details ->> 'entity') STORED,
  ADD COLUMN entity_id text GENERATED ALWAYS AS (details ->> 'id') STORED;
DROP INDEX audit_entries_school;
CREATE INDEX audit_entries_record ON audit_entries (school_id, entity, entity_id, id);
