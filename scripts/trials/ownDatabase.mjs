import { randomBytes } from 'node:crypto';

let made = 0;

/** Calls `work` with the address of an empty database on the server, and drops it afterwards. */
export async function inOwnDatabase(server, work) {
  const { default: pg } = await import('pg');
  const name = `school_portal_trial_${process.pid}_${(made += 1)}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  try {
    return await work(url.href);
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
  }
}

/** Settings of a provider on that database, with the demo. */
export const onDatabase = (url) => ({
  DATABASE_URL: url,
  PORTAL_SECRET: randomBytes(32).toString('base64'),
  PORTAL_DEMO: 'on',
});

/** Queries a server directly, without a provider. */
export async function query(url, sql, params = []) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, params)).rows;
  } finally {
    await client.end();
  }
}

/** Number of sessions of a provider on its database, counted by the server. */
export async function sessionsOn(url) {
  const [{ count }] = await query(
    url,
    'SELECT count(*)::integer AS count FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  return count;
}
