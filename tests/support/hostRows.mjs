// The rows of a test database: a copy of each beside the tables, and every table put back as it was after the demo was filled.

/** From this number of rows on only those that differ are restored; below, the comparison costs more than it saves. */
const MANY = 100;

/** Runs SQL as the owner of the database. */
export function ownerOf(engine) {
  return {
    exec: (sql) => engine.exclusive((connection) => connection.exec(sql)),
    rows: async (text, params = []) =>
      (await engine.exclusive((connection) => connection.query({ text, params }))).rows,
    exclusive: (work) => engine.exclusive(work),
  };
}

/**
 * Keeps a copy of every row beside the tables, and has each table say when it was written to: what a reset puts back is
 * what the tests before it touched. `dirty` has no key, so that writers never wait for each other there.
 */
export async function takeSnapshot({ exec, rows }) {
  const tables = await rows(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1",
  );
  const copies = tables.map(
    ({ tablename: table }) => `CREATE TABLE snapshot.${table} AS TABLE public.${table};
    CREATE TRIGGER snapshot_dirty AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.${table}
      FOR EACH STATEMENT EXECUTE FUNCTION snapshot.note();`,
  );
  await exec(`BEGIN;
    CREATE SCHEMA snapshot;
    CREATE TABLE snapshot.dirty (name text NOT NULL);
    CREATE FUNCTION snapshot.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = snapshot AS
      $$ BEGIN INSERT INTO snapshot.dirty VALUES (TG_TABLE_NAME); RETURN NULL; END $$;
    ${copies.join('\n')}
    COMMIT;`);
}

/** Each sequence and the number it gives next: a failed insert takes a number too, so every sequence goes back. */
async function sequencesOf({ rows }) {
  const identities = await rows(
    "SELECT table_name AS table, column_name AS column FROM information_schema.columns WHERE table_schema = 'public' AND is_identity = 'YES'",
  );
  const numbers = identities.map(
    ({ table, column }) =>
      `SELECT pg_get_serial_sequence('${table}', '${column}') AS sequence, coalesce(max(${column}), 0) + 1 AS next FROM snapshot.${table}`,
  );
  return rows(numbers.join(' UNION ALL '));
}

/** How each table's rows are put back: all columns but those the database computes. */
async function restoring({ rows }, { table, columns, same }) {
  const [{ count }] = await rows(`SELECT count(*)::integer AS count FROM snapshot.${table}`);
  const insert = `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM snapshot.${table} was`;
  if (count < MANY) return `DELETE FROM ${table}; ${insert};`;
  return `DELETE FROM ${table} now WHERE NOT EXISTS
      (SELECT FROM snapshot.${table} was WHERE ${same} AND ROW(was.*) IS NOT DISTINCT FROM ROW(now.*));
    ${insert} WHERE NOT EXISTS (SELECT FROM ${table} now WHERE ${same});`;
}

async function restoresOf(owner) {
  const tables =
    await owner.rows(`SELECT c.table_name AS table, string_agg(c.column_name, ', ' ORDER BY c.ordinal_position) AS columns,
      (SELECT string_agg(format('now.%1$I = was.%1$I', a.attname), ' AND ') FROM pg_index i
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
        WHERE i.indrelid = format('public.%I', c.table_name)::regclass AND i.indisprimary) AS same
    FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.is_generated = 'NEVER' AND c.table_name <> 'migrations' GROUP BY 1`);
  const restores = new Map();
  for (const table of tables) restores.set(table.table, await restoring(owner, table));
  return restores;
}

/** What was written to since the last reset, and how all of it is put back. */
export async function rowsOf(owner) {
  const restores = await restoresOf(owner);
  const sequences = await sequencesOf(owner);
  const restart = sequences.map(({ sequence, next }) => `setval('${sequence}', ${next}, false)`).join(', ');
  const moved = sequences
    .map(({ sequence, next }) => `(SELECT is_called OR last_value <> ${next} FROM ${sequence})`)
    .join(' OR ');
  const touched = `SELECT coalesce(array_agg(DISTINCT name), '{}') AS tables, (${moved}) AS counted FROM snapshot.dirty`;
  const look = async () => (await owner.rows(touched))[0];
  return {
    dirty: async () => (await look()).tables,
    reset: async () => {
      const { tables, counted } = await look();
      if (tables.length === 0 && !counted) return;
      await owner.exclusive(async (connection) => {
        // Who writes notes it in `dirty`: nobody does between the look that counts and the end.
        await connection.exec('BEGIN; LOCK TABLE snapshot.dirty IN EXCLUSIVE MODE');
        const { rows } = await connection.query({ text: touched });
        await connection.exec(
          `SET LOCAL session_replication_role = replica; ${rows[0].tables.map((table) => restores.get(table)).join('\n')}
           SELECT ${restart}; DELETE FROM snapshot.dirty; COMMIT;`,
        );
      });
    },
    /** Makes today's rows of a small table those a reset puts back. */
    keep: (table) =>
      owner.exec(`INSERT INTO snapshot.${table} SELECT * FROM ${table} EXCEPT SELECT * FROM snapshot.${table}`),
  };
}
