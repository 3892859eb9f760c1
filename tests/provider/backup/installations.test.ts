// Installations that differ from a new one: none, an older version's, and one whose database user is no superuser.
import fs from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { onServer } from '../faults/ownProvider';
import {
  filledInstallation,
  hasServer,
  manifestOf,
  newDatabase,
  newPath,
  removeAll,
  runCommand,
  SECRET,
  succeed,
} from '../support/commands';

const migrations = path.resolve(__dirname, '../../../provider/database/migrations');
/** Before the amounts of receipt counts, which a later migration computes from the receipts. */
const LAST_OLD = '0031_reference_keys.sql';
const OWNER = `school_portal_test_${process.pid}_owner`;

afterAll(async () => {
  await removeAll();
  if (hasServer) await onServer((admin) => admin.query(`DROP ROLE IF EXISTS ${OWNER}`));
});

/** A database as an older version left it, with a school and a user. */
async function olderDatabase(): Promise<string> {
  const url = await newDatabase();
  const names = fs.readdirSync(migrations).filter((name) => name.endsWith('.sql') && name <= LAST_OLD);
  await onServer(async (admin) => {
    await admin.query(
      'CREATE TABLE migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    for (const name of names.sort()) {
      const text = fs.readFileSync(path.join(migrations, name), 'utf8');
      await admin.query(text);
      const hash = createHash('sha256').update(text).digest('hex');
      await admin.query('INSERT INTO migrations (name, hash) VALUES ($1, $2)', [name, hash]);
    }
    await admin.query(`
      INSERT INTO schools (name, name_key, address, created_at) VALUES ('Old School', 'old school', 'Jaipur', now());
      INSERT INTO receipt_counts (school_id, session_id, class_id, type, status, receipts) VALUES (1, 1, 1, 'FEE', 'CONFIRMED', 0);`);
  }, url);
  return url;
}

test.each([
  ['backup', []],
  ['export-student', ['1', '1003']],
] as const)('R13 %s of a folder without an installation is rejected, and creates nothing', async (command, args) => {
  const data = newPath('data');
  const folder = newPath('backup');
  for (const secret of [{ PORTAL_SECRET: SECRET }, {} as Record<string, string>]) {
    const { code, output } = await runCommand(command, [...args, folder], { PORTAL_DATA: data, ...secret });
    expect(output).toMatch(/data contains no installation of the school portal. Set PORTAL_DATA or DATABASE_URL/);
    expect([code, fs.existsSync(data), fs.existsSync(folder)]).toEqual([1, false, false]);
  }
});

if (hasServer) {
  test('R13 R18 a backup of an older version is restored with its tables, and migrated to this version', async () => {
    const folder = newPath('backup');
    await succeed('backup', folder, { DATABASE_URL: await olderDatabase(), PORTAL_SECRET: SECRET });
    expect(manifestOf(folder).migrations.at(-1)?.name).toBe(LAST_OLD);
    const url = await newDatabase();
    await succeed('restore', folder, { DATABASE_URL: url, PORTAL_SECRET: SECRET });
    const { rows } = await onServer(
      (admin) =>
        admin.query(`SELECT (SELECT count(*)::integer FROM migrations) AS migrations, (SELECT name FROM schools) AS school,
          (SELECT amount::text FROM receipt_counts) AS amount`),
      url,
    );
    const all = fs.readdirSync(migrations).filter((name) => name.endsWith('.sql'));
    expect(rows).toEqual([{ migrations: all.length, school: 'Old School', amount: '0.00' }]);
    const second = await runCommand('restore', folder, { DATABASE_URL: url, PORTAL_SECRET: SECRET });
    expect(second.output).toMatch(/already contains an installation of the school portal/);
    expect(second.code).toBe(1);
  });

  test('R13 an owner of the database who is no superuser restores and backs up every row of every table', async () => {
    const [folder, again] = [newPath('backup'), newPath('backup')];
    const installation = await filledInstallation();
    await onServer(async (admin) => {
      await admin.query(`
        INSERT INTO sign_ins (id, user_id, created_at, ends_at) SELECT gen_random_uuid(), id, now(), now() FROM users;
        INSERT INTO refresh_tokens (id, sign_in_id, token_hash) SELECT gen_random_uuid(), id, id FROM sign_ins;
        INSERT INTO idempotency_keys (user_id, key, request_hash, created_at) SELECT id, id, 'x', now() FROM users;
        INSERT INTO sign_in_attempts (key, failures, last_at) VALUES ('name', 1, now());
        INSERT INTO audit_entries (at, school_id, user_id, event, request_id) SELECT now(), school_id, id, 'x', 'y' FROM users;`);
    }, installation['DATABASE_URL']);
    await succeed('backup', folder, installation);
    await onServer((admin) => admin.query(`CREATE ROLE ${OWNER} LOGIN CREATEROLE NOSUPERUSER NOBYPASSRLS`));
    const target = { DATABASE_URL: await newDatabase({ owner: OWNER }), PORTAL_SECRET: SECRET };
    await succeed('restore', folder, target);
    await succeed('backup', again, target);
    expect(manifestOf(again).tables).toEqual(manifestOf(folder).tables);
    const empty = manifestOf(folder).tables.filter(({ rows }) => rows === 0);
    expect(empty.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['refresh_tokens']));
    const { rows } = await onServer(
      (admin) =>
        admin.query(`SELECT count(*) FILTER (WHERE relrowsecurity AND NOT relforcerowsecurity)::integer AS unforced,
          (SELECT count(*)::integer FROM pg_constraint WHERE contype = 'f') AS keys,
          (SELECT count(*)::integer FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE c.relnamespace = 'public'::regnamespace) AS indexes,
          (SELECT count(*)::integer FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'D') AS disabled
          FROM pg_class WHERE relnamespace = 'public'::regnamespace`),
      target.DATABASE_URL,
    );
    const [like] = (
      await onServer(
        (admin) =>
          admin.query(`SELECT (SELECT count(*)::integer FROM pg_constraint WHERE contype = 'f') AS keys,
            (SELECT count(*)::integer FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE c.relnamespace = 'public'::regnamespace) AS indexes`),
        installation['DATABASE_URL'],
      )
    ).rows as object[];
    expect(rows).toEqual([{ ...like, unforced: 0, disabled: 0 }]);
  });
}
