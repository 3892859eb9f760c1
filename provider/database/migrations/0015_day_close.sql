-- What was made on a day, and what was cancelled on it: a cancelled receipt is not changed any more.
CREATE INDEX receipts_made ON receipts (school_id, created_at);
CREATE INDEX receipts_cancelled ON receipts (school_id, modified_at) WHERE status = 'CANCELLED';
