import fs from 'node:fs';
import pg from 'pg';

async function stop({ child, place, database }) {
  child.removeAllListeners('exit');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  if (!database) return fs.rmSync(place, { recursive: true, force: true });
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${database.name} WITH (FORCE)`);
  return admin.end();
}

export default async function globalTeardown() {
  await Promise.all((globalThis.__providers ?? []).splice(0).map(stop));
}
