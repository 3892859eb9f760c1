-- Every table a school owns leads its key or its index with school_id and is walled by row-level security: the
-- transaction names its scope (app.scope), its school (app.school) and who calls (app.user_id); without them no row is seen.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

DO $$
BEGIN
  CREATE ROLE portal_app NOLOGIN NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
DO $$
BEGIN
  EXECUTE format('GRANT portal_app TO %I', current_user);
EXCEPTION WHEN OTHERS THEN NULL; -- a superuser needs no grant; another transaction may be granting the same
END $$;
GRANT USAGE ON SCHEMA public TO portal_app;

CREATE FUNCTION app_scope() RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT current_setting('app.scope', true) $$;
CREATE FUNCTION app_school() RETURNS integer LANGUAGE sql STABLE AS
  $$ SELECT nullif(current_setting('app.school', true), '')::integer $$;
CREATE FUNCTION app_user() RETURNS integer LANGUAGE sql STABLE AS
  $$ SELECT nullif(current_setting('app.user_id', true), '')::integer $$;

CREATE TABLE schools (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL,
  address text NOT NULL,
  principal text,
  contact_email text,
  contact_phone text,
  contact_mobile text,
  student_code_start_from integer,
  fee_receipt_start_from integer,
  fee_certificate_start_from integer,
  letter_no text,
  logo_id integer,
  disabled boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX schools_name_key ON schools (name_key) WHERE deleted_at IS NULL;

CREATE TABLE images (
  school_id integer NOT NULL REFERENCES schools (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  content_type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id)
);
ALTER TABLE schools ADD CONSTRAINT schools_logo FOREIGN KEY (id, logo_id) REFERENCES images (school_id, id);

-- One row for each running number of a school; the next number is taken by UPDATE … RETURNING in the writing transaction.
CREATE TABLE counters (
  school_id integer NOT NULL REFERENCES schools (id),
  kind text NOT NULL CHECK (kind IN ('STUDENT_CODE', 'FEE_RECEIPT', 'FEE_CERTIFICATE')),
  next_number integer NOT NULL,
  PRIMARY KEY (school_id, kind)
);

CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  school_id integer REFERENCES schools (id),
  is_platform boolean NOT NULL,
  is_demo boolean NOT NULL DEFAULT false,
  user_name text NOT NULL,
  user_name_key text NOT NULL,
  password_hash text NOT NULL,
  full_name text,
  gender text CHECK (gender IN ('MALE', 'FEMALE', 'OTHER')),
  email text,
  disabled boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT users_platform_has_no_school CHECK (is_platform = (school_id IS NULL))
);
CREATE UNIQUE INDEX users_user_name_key ON users (user_name_key) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX users_school ON users (school_id, id);

CREATE TABLE user_privileges (
  user_id integer NOT NULL REFERENCES users (id),
  privilege_id integer NOT NULL,
  school_id integer REFERENCES schools (id),
  PRIMARY KEY (user_id, privilege_id),
  CONSTRAINT user_privileges_of_school FOREIGN KEY (school_id, user_id) REFERENCES users (school_id, id)
);
CREATE INDEX user_privileges_school ON user_privileges (school_id, user_id);

-- A sign-in is one family of refresh tokens; only hashes are stored.
CREATE TABLE sign_ins (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text
);
CREATE INDEX sign_ins_user ON sign_ins (user_id) WHERE ended_at IS NULL;
CREATE TABLE refresh_tokens (
  id uuid PRIMARY KEY,
  sign_in_id uuid NOT NULL REFERENCES sign_ins (id) ON DELETE CASCADE,
  token_hash text NOT NULL,
  child_id uuid,
  used_at timestamptz
);
CREATE UNIQUE INDEX refresh_tokens_hash ON refresh_tokens (token_hash);
CREATE INDEX refresh_tokens_sign_in ON refresh_tokens (sign_in_id);
CREATE TABLE sign_in_attempts (
  key text PRIMARY KEY,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL,
  blocked_until timestamptz
);

CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  school_id integer,
  user_id integer,
  event text NOT NULL,
  request_id text NOT NULL,
  details jsonb
);
CREATE INDEX audit_entries_school ON audit_entries (school_id, id);

CREATE TABLE idempotency_keys (
  user_id integer NOT NULL REFERENCES users (id),
  key text NOT NULL,
  request_hash text NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);

CREATE TABLE installation (
  key text PRIMARY KEY,
  value text NOT NULL
);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['schools', 'images', 'counters', 'users', 'user_privileges', 'sign_ins', 'refresh_tokens',
                              'sign_in_attempts', 'audit_entries', 'idempotency_keys', 'installation'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO portal_app', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['images', 'counters'] LOOP
    EXECUTE format($policy$CREATE POLICY of_school ON %I USING (
      (SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()))$policy$, name);
  END LOOP;
END $$;

CREATE POLICY of_school ON schools USING ((SELECT app_scope()) = 'platform' OR id = (SELECT app_school()));
CREATE POLICY at_sign_in ON schools FOR SELECT USING ((SELECT app_scope()) = 'sign-in');
CREATE POLICY of_school ON users USING ((SELECT app_scope()) IN ('platform', 'sign-in') OR school_id = (SELECT app_school()));
CREATE POLICY of_school ON user_privileges USING ((SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()));
CREATE POLICY at_sign_in ON user_privileges FOR SELECT USING ((SELECT app_scope()) = 'sign-in');
CREATE POLICY of_school ON audit_entries
  USING ((SELECT app_scope()) IN ('platform', 'sign-in') OR school_id = (SELECT app_school()));
CREATE POLICY of_sign_in ON sign_in_attempts USING ((SELECT app_scope()) = 'sign-in');
CREATE POLICY of_installation ON installation USING ((SELECT app_scope()) = 'platform');
-- A school's own transaction may end the sign-ins of its users (a disabled or deleted account), and no others.
CREATE POLICY of_user ON sign_ins USING (
  (SELECT app_scope()) IN ('platform', 'sign-in') OR user_id IN (SELECT id FROM users));
CREATE POLICY of_user ON refresh_tokens USING ((SELECT app_scope()) = 'sign-in');
-- A key belongs to its user wherever that user works: a platform user's too, inside a school.
CREATE POLICY of_user ON idempotency_keys USING (user_id = (SELECT app_user()));
-- Append-only, for the application as for everybody but the owner.
REVOKE UPDATE, DELETE ON audit_entries FROM portal_app;
