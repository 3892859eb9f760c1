// Parts of the schema that slow a load down or reject its order: foreign keys, triggers, indexes and forced row-level security. They are
// removed and created again in the same transaction, which the owner of the tables may do without being a superuser.
import type { Connection } from '../database/engine.ts';
import { quoted, type CopiedTable } from './connection.ts';

const FOREIGN_KEYS = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS remove,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS create
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conrelid, conname`;

/** Indexes without a constraint. */
const INDEXES = `
  SELECT format('DROP INDEX %s', indexrelid::regclass) AS remove, pg_get_indexdef(indexrelid) AS create
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)
  ORDER BY indrelid, relname`;

const TRIGGERS = `
  SELECT format('ALTER TABLE %s DISABLE TRIGGER USER', tgrelid::regclass) AS remove,
    format('ALTER TABLE %s ENABLE TRIGGER USER', tgrelid::regclass) AS create
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal GROUP BY tgrelid`;

const FORCED = `
  SELECT format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', oid::regclass) AS remove,
    format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', oid::regclass) AS create
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relforcerowsecurity`;

interface Part {
  remove: string;
  create: string;
}

/** Removes these parts, empties the tables, and returns the function that creates the parts again, which checks every foreign key. */
export async function simplify(connection: Connection, tables: readonly CopiedTable[]): Promise<() => Promise<void>> {
  const parts: Part[] = [];
  for (const text of [FORCED, FOREIGN_KEYS, TRIGGERS, INDEXES])
    parts.push(...((await connection.query({ text })).rows as Part[]));
  for (const { remove } of parts) await connection.exec(remove);
  // Rows that a migration inserted are in the backup too.
  await connection.exec(`TRUNCATE ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')}`);
  return async () => {
    // In reverse order: a foreign key requires its unique index.
    for (const { create } of parts.toReversed()) await connection.exec(create);
  };
}
