// Starts the provider processes of a test run: one for each worker and engine, each on a copy of the filled template.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  asAdmin,
  buildProvider,
  embeddedTemplate,
  postgresTemplate,
  removeLeftovers,
  startHost,
  urlOf,
} from './template.mjs';

const WORKERS = [1, 2];
const started = (globalThis.__providers ??= []);

function copyFolder(template) {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), `school-portal-test-${process.pid}-`));
  fs.cpSync(template, place, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  return { place };
}

async function copyDatabase(template, worker) {
  const name = `school_portal_test_${process.pid}_${worker}`;
  await asAdmin(async (admin) => {
    await admin.query(`DROP DATABASE IF EXISTS ${name}`);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  return { place: urlOf(name), database: { name } };
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

async function startEngine(build, engine) {
  const template = engine === 'embedded' ? await embeddedTemplate(build) : await postgresTemplate(build);
  const hosts = await Promise.all(
    WORKERS.map(async (worker) =>
      startProvider(build, engine, engine === 'embedded' ? copyFolder(template) : await copyDatabase(template, worker)),
    ),
  );
  process.env[`TEST_PROVIDERS_${engine}`] = JSON.stringify(hosts.map(({ ports }) => ports));
}

export default async function globalSetup() {
  const engines = process.env.TEST_DATABASE_URL ? ['embedded', 'postgres'] : ['embedded'];
  const build = await buildProvider();
  await removeLeftovers(os.tmpdir());
  await Promise.all(engines.map((engine) => startEngine(build, engine)));
}
