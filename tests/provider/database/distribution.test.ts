// The school leads every key, so that the tables can be distributed by school over several servers (docs/operate.md).
import { sql } from '../../support/provider';

/** Accounts and their sign-ins, which are read before the school is known, and the installation's own tables: equal on every server. */
const OF_ALL_SCHOOLS = [
  ...['schools', 'users', 'user_privileges', 'sign_ins', 'refresh_tokens', 'sign_in_attempts'],
  ...['idempotency_keys', 'installation', 'migrations'],
];
/** Entries of platform users have no school. */
const WITH_OR_WITHOUT_SCHOOL = ['audit_entries'];
const NOT_DISTRIBUTED = [...OF_ALL_SCHOOLS, ...WITH_OR_WITHOUT_SCHOOL];
/** The logo of a school; a distributed database needs this key without the constraint. */
const FROM_SCHOOLS = ['schools_logo'];

const distributed = `c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)`;
const namesOf = async (text: string, params: unknown[] = [NOT_DISTRIBUTED]): Promise<string[]> =>
  (await sql<{ name: string }>(text, params)).map(({ name }) => name);

test('every table but the listed ones has a school in every row', async () => {
  const without = await namesOf(`SELECT c.relname AS name FROM pg_class c WHERE ${distributed} AND NOT EXISTS (
    SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'school_id' AND a.attnotnull)`);
  expect(without).toEqual([]);
  const listed = await namesOf(`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
    AND relkind = 'r' AND relname = ANY ($1)`);
  expect(listed.sort()).toEqual([...NOT_DISTRIBUTED].sort());
});

test('the school is the first column of every unique index and exclusion of these tables', async () => {
  const others =
    await namesOf(`SELECT x.indexrelid::regclass::text AS name FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid
    WHERE ${distributed} AND (x.indisunique OR x.indisexclusion)
      AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = x.indkey[0] AND a.attname = 'school_id')`);
  expect(others).toEqual([]);
});

test('every foreign key between these tables begins with the school on both sides', async () => {
  const others = await namesOf(
    `SELECT k.conname AS name FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
    WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace AND t.relname <> ALL ($1)
      AND (SELECT attname FROM pg_attribute WHERE attrelid = c.oid AND attnum = k.conkey[1]) || '|' ||
        (SELECT attname FROM pg_attribute WHERE attrelid = t.oid AND attnum = k.confkey[1]) <> 'school_id|school_id'`,
  );
  expect(others).toEqual(FROM_SCHOOLS);
});
