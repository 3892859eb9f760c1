-- What is over may be cleared away: the scope 'upkeep' sees and deletes the rows of sign-ins and remembered answers, whoever
-- they belong to, and can store nothing. These tables stay small by it, so an index for it would cost more than it saves.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['sign_in_attempts', 'sign_ins', 'refresh_tokens', 'idempotency_keys'] LOOP
    EXECUTE format(
      $policy$CREATE POLICY at_upkeep ON %I USING ((SELECT app_scope()) = 'upkeep') WITH CHECK (false)$policy$, name);
  END LOOP;
END $$;
