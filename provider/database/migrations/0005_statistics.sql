-- A session belongs to one school and a section to one class: told so, the planner no longer takes the pupils of a school's
-- session for one row, and looks up those a search has found instead of reading them all.
CREATE STATISTICS enrolments_places (ndistinct, dependencies) ON school_id, session_id, class_id, section_id FROM enrolments;
