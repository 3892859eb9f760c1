-- Calls name these records by id alone, without the school that leads their primary keys.
CREATE INDEX receipts_id ON receipts (id);
CREATE INDEX exams_id ON exams (id);
CREATE INDEX student_certificates_id ON student_certificates (id);
