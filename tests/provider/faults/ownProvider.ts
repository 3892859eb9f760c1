// A provider process of a test's own: it may be killed, stopped and cut off, and nobody else minds.
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { engine, PASSWORD, type CallOptions } from '../../support/provider';

const root = path.resolve(__dirname, '../../..');
const SECRET = createHash('sha256').update('the test harness').digest('hex');

/** The build and the filled database of this engine, as the run was started with them. */
const prepared = () =>
  JSON.parse(process.env[`TEST_PREPARED_${engine}`] ?? '{}') as { build: string; template: string };

export async function onServer<T>(work: (admin: pg.Client) => Promise<T>, url?: string): Promise<T> {
  const admin = new pg.Client({ connectionString: url ?? process.env['TEST_DATABASE_URL'] });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

interface Place {
  build: string;
  /** settings that name the database */
  env: Record<string, string>;
  remove(): Promise<void>;
}

let made = 0;

/** A database of its own: a copy of the filled one, or an empty one. */
async function makePlace(content: 'filled' | 'empty'): Promise<Place> {
  const { build, template } = prepared();
  if (engine === 'embedded') {
    // Both names are those the next test run removes, should this one be killed.
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), `school-portal-test-${process.pid}-`));
    if (content === 'filled') fs.cpSync(template, folder, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
    const remove = () => fs.promises.rm(folder, { recursive: true, force: true });
    return { build, env: { PORTAL_DATA: folder }, remove };
  }
  const name = `school_portal_test_${process.pid}_own_${(made += 1)}`;
  await onServer((admin) =>
    admin.query(`CREATE DATABASE ${name} ${content === 'filled' ? `TEMPLATE ${template}` : ''}`),
  );
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  const remove = () =>
    onServer(async (admin) => void (await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)));
  return { build, env: { DATABASE_URL: url.href }, remove };
}

export interface Running {
  child: ChildProcess;
  output: () => string;
  /** http://127.0.0.1:port; rejects with the process's words when it ends first */
  ready: Promise<string>;
  ended: Promise<number | null>;
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

function run({ build, env }: Place, settings: Record<string, string>): Running {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(PORTAL_|TEST_|JEST_|DATABASE_URL$|HOST$|PORT$|NODE_)/.test(name),
  );
  const child = spawn(process.execPath, [path.join(build, 'server.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...Object.fromEntries(own), PORT: '0', PORTAL_SECRET: SECRET, PORTAL_DEMO: 'on', ...env, ...settings },
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (part: Buffer) => {
      text += part.toString();
      const address = /School portal: (http:\S+)\n/.exec(text)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((code) => reject(new Error(`The provider stopped with ${code}.\n${text}`)));
  });
  ready.catch(() => undefined);
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { child, output: () => text, ready, ended, end };
}

export interface OwnProvider {
  env: Record<string, string>;
  start(settings?: Record<string, string>): Running;
}

/** Lends a database and providers on it; what still runs afterwards is killed, and the database removed. */
export async function withOwnProvider(
  work: (own: OwnProvider) => Promise<void>,
  content: 'filled' | 'empty' = 'filled',
): Promise<void> {
  const place = await makePlace(content);
  const running: Running[] = [];
  try {
    const start = (settings: Record<string, string> = {}) => {
      const one = run(place, settings);
      running.push(one);
      return one;
    };
    await work({ env: place.env, start });
  } finally {
    await Promise.all(running.map((one) => one.end('SIGKILL')));
    await place.remove();
  }
}

export interface Said<T> {
  status: number;
  responseCode: number;
  retryAfter: string | null;
  data: T;
}

/** One call below /api of a provider at `address`; rejects when no answer came. */
export async function ask<T = unknown>(
  address: string,
  method: string,
  target: string,
  { token, json, headers }: CallOptions = {},
): Promise<Said<T>> {
  const response = await fetch(`${address}/api${target}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const { responseCode, data } = (await response.json()) as Pick<Said<T>, 'responseCode' | 'data'>;
  return { status: response.status, responseCode, retryAfter: response.headers.get('retry-after'), data };
}

export async function tokenAt(address: string, userName = 'admin'): Promise<string> {
  const { data } = await ask(address, 'POST', '/auth/login', { json: { userName, password: PASSWORD } });
  return (data as { accessToken: string }).accessToken;
}

/** Names of the first school's classes. */
export async function classNames(address: string, token: string): Promise<string[]> {
  const { data } = await ask(address, 'GET', '/class/all/1', { token });
  return (data as { className: string }[]).map(({ className }) => className);
}
