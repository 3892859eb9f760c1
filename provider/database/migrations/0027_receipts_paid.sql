-- What the students of a session have paid, added up from the index alone: for reports of a whole school.
CREATE INDEX receipts_paid ON receipts (school_id, session_id, student_id) INCLUDE (amount)
  WHERE type = 'FEE' AND status <> 'CANCELLED';
