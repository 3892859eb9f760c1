-- Refused calls and failed sign-ins are kept for a year, by the provider's clock and by the database's: everything else in the
-- audit trail for good. The application deletes none of it itself; it may ask for this, in the scope of upkeep.
CREATE INDEX audit_entries_refusals ON audit_entries (at) WHERE event IN ('denied', 'signInFailed');

CREATE POLICY at_upkeep ON audit_entries
  USING ((SELECT app_scope()) = 'upkeep' AND event IN ('denied', 'signInFailed')) WITH CHECK (false);

CREATE FUNCTION clear_old_refusals(before timestamptz, most integer) RETURNS integer
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  WITH gone AS (
    DELETE FROM audit_entries WHERE id = ANY (ARRAY(
      SELECT id FROM audit_entries
      WHERE app_scope() = 'upkeep' AND event IN ('denied', 'signInFailed')
        AND at < least(before, now() - interval '1 year')
      ORDER BY at LIMIT most FOR UPDATE SKIP LOCKED))
    RETURNING 1)
  SELECT count(*)::integer FROM gone
$$;
REVOKE ALL ON FUNCTION clear_old_refusals(timestamptz, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION clear_old_refusals(timestamptz, integer) TO portal_app;
