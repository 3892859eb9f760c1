// The engines to measure: always the embedded one, and PostgreSQL where a server responds; each with a new database and the demo.
import { randomBytes } from 'node:crypto';
import { testDatabaseUrl, throughSocket } from '../lib/postgres.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';

const embedded = { name: 'embedded', use: (work) => inScratchFolder((folder) => work({ PORTAL_DATA: folder })) };

async function onPostgres(server, work) {
  const { default: pg } = await import('pg');
  const name = `school_portal_bench_${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  try {
    return await work({
      DATABASE_URL: await throughSocket(url.href),
      PORTAL_SECRET: randomBytes(32).toString('base64'),
      PORTAL_DEMO: 'on',
    });
  } finally {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
}

/** @returns {Promise<{ name: string, use: <T>(work: (env: Record<string, string>) => Promise<T>) => Promise<T> }[]>} */
export async function engines() {
  const server = await testDatabaseUrl();
  return server ? [embedded, { name: 'PostgreSQL', use: (work) => onPostgres(server, work) }] : [embedded];
}
