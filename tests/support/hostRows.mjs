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

/** The columns of the primary key of a table. */
const KEY_OF = `(SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) FROM pg_index i
  JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
  WHERE i.indrelid = format('public.%I', tablename)::regclass AND i.indisprimary)`;

/**
 * A large table stores the keys of its changed rows, so that a reset compares no others. A trigger with the changed rows is for one kind of
 * statement; TRUNCATE has none.
 */
const storeKeys = (table, key) => `CREATE TABLE changed.${table} AS SELECT ${key} FROM public.${table} WITH NO DATA;
  CREATE UNIQUE INDEX ON snapshot.${table} (${key});
  CREATE TRIGGER snapshot_inserted AFTER INSERT ON public.${table} REFERENCING NEW TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION snapshot.note_rows('${key}');
  CREATE TRIGGER snapshot_deleted AFTER DELETE ON public.${table} REFERENCING OLD TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION snapshot.note_rows('${key}');
  CREATE TRIGGER snapshot_updated AFTER UPDATE ON public.${table} REFERENCING OLD TABLE AS rows NEW TABLE AS later
    FOR EACH STATEMENT EXECUTE FUNCTION snapshot.note_rows('${key}');
  CREATE TRIGGER snapshot_dirty AFTER TRUNCATE ON public.${table} FOR EACH STATEMENT EXECUTE FUNCTION snapshot.note();`;

const storeWrites = (
  table,
) => `CREATE TRIGGER snapshot_dirty AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.${table}
  FOR EACH STATEMENT EXECUTE FUNCTION snapshot.note();`;

const FUNCTIONS = `CREATE FUNCTION snapshot.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = snapshot AS
    $$ BEGIN INSERT INTO snapshot.dirty VALUES (TG_TABLE_NAME, true); RETURN NULL; END $$;
  CREATE FUNCTION snapshot.note_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = snapshot AS
    $$ BEGIN
      INSERT INTO snapshot.dirty VALUES (TG_TABLE_NAME, false);
      EXECUTE format('INSERT INTO changed.%I SELECT %s FROM rows', TG_TABLE_NAME, TG_ARGV[0]);
      IF TG_OP = 'UPDATE' THEN EXECUTE format('INSERT INTO changed.%I SELECT %s FROM later', TG_TABLE_NAME, TG_ARGV[0]); END IF;
      RETURN NULL;
    END $$;`;

/**
 * Keeps a copy of every row beside the tables, and has each table store when it was written to: a reset restores what the tests before
 * it changed. `dirty` has no key, so that writers never wait for each other there.
 */
export async function takeSnapshot({ exec, rows }) {
  const tables = await rows(
    `SELECT tablename AS table, ${KEY_OF} AS key FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1`,
  );
  const counts = tables.map(
    ({ table }) => `SELECT '${table}' AS table FROM public.${table} HAVING count(*) >= ${MANY}`,
  );
  const large = new Set((await rows(counts.join(' UNION ALL '))).map(({ table }) => table));
  const copies = tables.map(
    ({ table, key }) => `CREATE TABLE snapshot.${table} AS TABLE public.${table};
    ${large.has(table) ? storeKeys(table, key) : storeWrites(table)}`,
  );
  await exec(`BEGIN;
    CREATE SCHEMA snapshot;
    CREATE SCHEMA changed;
    CREATE TABLE snapshot.dirty (name text NOT NULL, whole boolean NOT NULL);
    ${FUNCTIONS}
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

/**
 * How the rows of a table are restored, in all columns but those that the database computes: `whole` after any write, `changed` after writes
 * whose keys are stored.
 */
async function restoring({ rows }, { table, columns, same, key }) {
  const [{ count }] = await rows(`SELECT count(*)::integer AS count FROM snapshot.${table}`);
  const insert = `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM snapshot.${table} was`;
  if (count < MANY) return { whole: `DELETE FROM ${table}; ${insert};` };
  const isChanged = `(${key}) IN (SELECT ${key} FROM changed.${table})`;
  const forget = `DELETE FROM changed.${table};`;
  return {
    whole: `DELETE FROM ${table} now WHERE NOT EXISTS
      (SELECT FROM snapshot.${table} was WHERE ${same} AND ROW(was.*) IS NOT DISTINCT FROM ROW(now.*));
    ${insert} WHERE NOT EXISTS (SELECT FROM ${table} now WHERE ${same}); ${forget}`,
    changed: `DELETE FROM ${table} WHERE ${isChanged}; ${insert} WHERE ${isChanged}; ${forget}`,
  };
}

async function restoresOf(owner) {
  const tables =
    await owner.rows(`SELECT c.table_name AS table, string_agg(c.column_name, ', ' ORDER BY c.ordinal_position) AS columns,
      ${KEY_OF.replaceAll('tablename', 'c.table_name')} AS key,
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
  const touched = `SELECT coalesce(array_agg(DISTINCT name), '{}') AS tables,
    coalesce(array_agg(DISTINCT name) FILTER (WHERE whole), '{}') AS whole, (${moved}) AS counted FROM snapshot.dirty`;
  const restoreOf = (table, isWhole) => {
    const { whole, changed = whole } = restores.get(table);
    return isWhole ? whole : changed;
  };
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
          // The few keys are looked up in an index; without statistics a complete table would be hashed.
          `SET LOCAL session_replication_role = replica; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off;
           ${rows[0].tables.map((table) => restoreOf(table, rows[0].whole.includes(table))).join('\n')}
           SELECT ${restart}; DELETE FROM snapshot.dirty; COMMIT;`,
        );
      });
    },
    /** Makes today's rows of a small table those a reset puts back. */
    keep: (table) =>
      owner.exec(`INSERT INTO snapshot.${table} SELECT * FROM ${table} EXCEPT SELECT * FROM snapshot.${table}`),
  };
}
