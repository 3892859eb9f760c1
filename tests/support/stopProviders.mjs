import fs from 'node:fs';
import { asAdmin } from './template.mjs';

async function stop({ child, place, database }) {
  child.removeAllListeners('exit');
  if (child.exitCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
  if (!database) return fs.rmSync(place, { recursive: true, force: true });
  return asAdmin((admin) => admin.query(`DROP DATABASE IF EXISTS ${database.name} WITH (FORCE)`));
}

export default async function globalTeardown() {
  await Promise.all((globalThis.__providers ?? []).splice(0).map(stop));
}
