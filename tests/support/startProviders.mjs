// Starts the provider processes of a test run: one for each worker of an engine, each on a copy of the filled template.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { databaseParent } from './databaseParent.mjs';
import {
  asAdmin,
  buildProvider,
  embeddedTemplate,
  postgresTemplate,
  removeLeftovers,
  startHost,
  urlOf,
} from './template.mjs';

const started = (globalThis.__providers ??= []);

function copyFolder(template) {
  const place = fs.mkdtempSync(path.join(databaseParent(), `school-portal-test-${process.pid}-`));
  fs.cpSync(template, place, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  return { place };
}

async function copyDatabase(template, worker) {
  const name = `school_portal_test_${process.pid}_${worker}`;
  await asAdmin(async (admin) => {
    await admin.query(`DROP DATABASE IF EXISTS ${name}`);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    // No test of these databases stops the server, so a commit need not wait for its disk.
    await admin.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  });
  return { place: urlOf(name, process.env.TEST_DATABASE_SOCKET), database: { name } };
}

async function startProvider(build, engine, copy) {
  const child = startHost(build, engine, copy.place);
  const provider = { child, ...copy };
  started.push(provider);
  const ports = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The test provider stopped with ${code}.`)));
  });
  return { ...provider, ports };
}

/**
 * Only the engines whose tests run are started: each is the set-up of its own projects (jest.config.js).
 * @param {'embedded' | 'postgres'} engine
 * @param {{ maxWorkers: number }} run
 */
export async function startEngine(engine, { maxWorkers }) {
  const build = await buildProvider();
  for (const folder of new Set([os.tmpdir(), databaseParent()])) await removeLeftovers(folder);
  const template = engine === 'embedded' ? await embeddedTemplate(build) : await postgresTemplate(build);
  const hosts = await Promise.all(
    Array.from({ length: maxWorkers }, async (_, worker) =>
      startProvider(build, engine, engine === 'embedded' ? copyFolder(template) : await copyDatabase(template, worker)),
    ),
  );
  process.env[`TEST_PROVIDERS_${engine}`] = JSON.stringify(hosts.map(({ ports }) => ports));
  process.env[`TEST_PREPARED_${engine}`] = JSON.stringify({ build, template });
}
