-- Stores with each enrolment what decides its dues and could change later: whether the student is new in the session (the
-- default of the admission fee) and whether the seat is free (RTE). Dates and flags that are edited afterwards do not change
-- the dues of a completed session.
--
-- Existing enrolments:
-- * COMPLETED session, or a FEE receipt of the student in the session that is not cancelled: the value in force until now, an
--   admission within the session. Nobody who was given a receipt, and no completed session, gets other dues.
-- * Every other enrolment: the new rule (common/newAdmission.ts). Whether an enrolment was made while a session was UPCOMING
--   is known only for the sessions that still are, so in an ACTIVE session the admission date decides alone.
-- A decision in student_fees overrides both, as before.
SELECT set_config('app.scope', 'platform', true);

ALTER TABLE enrolments
  ADD COLUMN new_admission boolean NOT NULL DEFAULT false,
  ADD COLUMN rte boolean NOT NULL DEFAULT false;

UPDATE enrolments e SET
  rte = s.rte,
  new_admission = CASE
    WHEN y.status = 'COMPLETED' OR EXISTS (
      SELECT FROM receipts r
      WHERE r.school_id = e.school_id AND r.student_id = e.student_id AND r.session_id = e.session_id
        AND r.type = 'FEE' AND r.status <> 'CANCELLED')
      THEN s.admission_date BETWEEN y.start_date AND y.end_date
    WHEN EXISTS (
      SELECT FROM enrolments other JOIN sessions earlier ON earlier.school_id = other.school_id AND earlier.id = other.session_id
      WHERE other.school_id = e.school_id AND other.student_id = e.student_id AND earlier.start_date < y.start_date)
      THEN false
    ELSE s.admission_date >= y.start_date - 180 OR y.status = 'UPCOMING' AND EXISTS (
      SELECT FROM sessions earlier
      WHERE earlier.school_id = y.school_id AND earlier.deleted_at IS NULL AND earlier.start_date < y.start_date)
  END
FROM students s, sessions y
WHERE s.school_id = e.school_id AND s.id = e.student_id AND y.school_id = e.school_id AND y.id = e.session_id;

-- The flag of the student applies to every session that is not completed. The sessions are locked, so that none is completed
-- with dues that nobody has checked.
CREATE FUNCTION keep_free_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE enrolments SET rte = NEW.rte
  WHERE school_id = NEW.school_id AND student_id = NEW.id AND session_id = ANY (ARRAY(
    SELECT id FROM sessions WHERE school_id = NEW.school_id AND status <> 'COMPLETED' ORDER BY id FOR SHARE));
  RETURN NULL;
END $$;
CREATE TRIGGER free_seats_follow AFTER UPDATE OF rte ON students
  FOR EACH ROW WHEN (NEW.rte <> OLD.rte) EXECUTE FUNCTION keep_free_seats();
