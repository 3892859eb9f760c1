// Starts the provider processes of a test run: one for each worker and engine, each on a database of its own.
import { execFileSync, fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

const root = path.resolve(import.meta.dirname, '../..');
const WORKERS = [1, 2];
const started = (globalThis.__providers ??= []);

function buildOnce() {
  if (globalThis.__providerBuilt) return;
  execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', 'provider', '--noCheck'], { cwd: root, stdio: 'inherit' });
  globalThis.__providerBuilt = true;
}

async function freshDatabase(worker) {
  const url = new URL(process.env.TEST_DATABASE_URL);
  const name = `school_portal_test_${process.pid}_${worker}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${name}`);
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return { place: url.href, name };
}

export async function startProvider(engine, worker) {
  buildOnce();
  const database = engine === 'postgres' ? await freshDatabase(worker) : undefined;
  const place = database?.place ?? fs.mkdtempSync(path.join(os.tmpdir(), 'school-portal-test-'));
  const child = fork(path.join(root, 'tests/support/providerHost.mjs'), [engine, place], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ports = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The test provider stopped with ${code}.`)));
  });
  return { child, ports, place, database };
}

export default async function globalSetup() {
  const engines = process.env.TEST_DATABASE_URL ? ['embedded', 'postgres'] : ['embedded'];
  for (const engine of engines) {
    const hosts = await Promise.all(WORKERS.map((worker) => startProvider(engine, worker)));
    started.push(...hosts);
    process.env[`TEST_PROVIDERS_${engine}`] = JSON.stringify(hosts.map(({ ports }) => ports));
  }
}
