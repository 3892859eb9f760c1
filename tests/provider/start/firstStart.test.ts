// A fresh installation without the demo: one user, whose password nobody knows but who started it.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSettings, storageOf } from '../../../provider/config.ts';
import { otherSecret } from '../../../provider/shared/installationSecret.ts';
import { send, envelopeOf, verdict } from '../support/http';
import { everything, openModes, openUp } from '../support/modes';
import { refusedStart, withProcess } from '../support/process';

const PROXY = '127.0.0.1';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), `school-portal-test-${process.pid}-start-`));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const settings = (name: string) => ({
  PORTAL_DATA: path.join(folder, name),
  PORTAL_DEMO: 'off',
  PORTAL_PROXIES: PROXY,
});
const passwordIn = (output: string) => /First user: platform\nPassword: {3}(\S+)\n/.exec(output)?.[1] ?? '';

const NAMES = [
  'admin',
  'administrator',
  'root',
  'superadmin',
  'super_admin',
  'school',
  'user',
  'guest',
  'test',
  'demo',
  'clerk',
  'teacher',
];
const WORDS = ['admin', 'password', 'Password@1', 'Admin@123', 'Welcome@123', 'changeme', '123456', 'Portal@2026', ''];
const OF_PLATFORM = [
  'platform',
  'Platform@1',
  'Portal@2026',
  'password',
  'admin',
  'Admin@123',
  'Welcome@123',
  'changeme',
  '123456',
];
/** Fewer for each name than the account's limit, and each from an address of its own: every one is really tried. */
const DEFAULTS: [string, string][] = [
  ...NAMES.flatMap((name) => WORDS.map((word): [string, string] => [name, word || name])),
  ...OF_PLATFORM.map((word): [string, string] => ['platform', word]),
];

async function signInAt(at: string, userName: string, password: string, from: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  return verdict(
    envelopeOf(await send('POST', '/api/auth/login', { at, headers, body: JSON.stringify({ userName, password }) })),
  );
}

async function tryDefaults(at: string): Promise<void> {
  expect(DEFAULTS.length).toBeGreaterThanOrEqual(100);
  const verdicts = [];
  for (const [number, [userName, password]] of DEFAULTS.entries())
    verdicts.push(await signInAt(at, userName, password, `10.0.0.${number}`));
  expect(verdicts).toEqual(DEFAULTS.map(() => [400, 110]));
}

/** Starts in a folder that existed, with this mode. */
async function openTo(data: string, mode: number): Promise<string> {
  fs.mkdirSync(data);
  fs.chmodSync(data, mode);
  return withProcess(settings('two'), () => Promise.resolve(expect(openModes(data)).toEqual([])));
}

async function firstStarts(): Promise<string[]> {
  const [written, beside] = await Promise.all([
    withProcess(settings('one'), async ({ at, output }) => {
      await tryDefaults(at);
      expect(await signInAt(at, 'platform', passwordIn(output), '10.1.0.1')).toEqual([200, 100]);
    }),
    openTo(settings('two').PORTAL_DATA, 0o755),
  ]);
  return [written, beside];
}

test('A17 G4 a first start without the demo prints one random password once; it signs in, no common default does, and nobody else can read a file', async () => {
  const [written = '', beside = ''] = await firstStarts();
  const password = passwordIn(written);
  for (const one of [password, passwordIn(beside)])
    expect(one).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{14}$/);
  expect(passwordIn(beside)).not.toBe(password);
  expect(written.split(password)).toHaveLength(2);

  const secrets = ['one', 'two'].map((name) => path.join(folder, name, 'secret'));
  for (const file of secrets) {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(openModes(path.dirname(file))).toEqual([]);
    expect(Buffer.from(fs.readFileSync(file, 'utf8'), 'base64url')).toHaveLength(32);
  }
  expect(new Set(secrets.map((file) => fs.readFileSync(file, 'utf8'))).size).toBe(2);

  const data = settings('one').PORTAL_DATA;
  // PostgreSQL makes these again, with its own idea of a mode.
  const caches = everything(data).filter((name) => name.endsWith('pg_internal.init'));
  for (const name of caches) fs.rmSync(name);
  openUp(data);
  const again = await withProcess(settings('one'), async ({ at }) => {
    expect(await signInAt(at, 'platform', password, '10.1.0.2')).toEqual([200, 100]);
    expect(openModes(data)).toEqual([]);
    expect(caches.filter((name) => fs.existsSync(name))).not.toEqual([]);
  });
  expect(again).not.toMatch(/Password|First user/);
  expect(again).not.toContain(password);
});

test('A17 a damaged secret beside the database is refused, because keys made from an empty secret are known to everybody', () => {
  fs.writeFileSync(path.join(folder, 'secret'), '');
  expect(() => readSettings({ PORTAL_DATA: folder })).toThrow(/secret in .* is damaged/);
});

test('A17 without the file secret beside a database nothing starts, no other secret is created, and the message names the ways out', () => {
  fs.mkdirSync(path.join(folder, 'database'));
  expect(() => readSettings({ PORTAL_DATA: folder })).toThrow(
    /secret is missing, .* Restore the file from the backup, or set PORTAL_SECRET .* run `npm run replace-secret`\.$/,
  );
  expect(fs.readdirSync(folder)).toEqual(['database']);
  const PORTAL_SECRET = randomBytes(32).toString('base64');
  expect(readSettings({ PORTAL_DATA: folder, PORTAL_SECRET }).secretFile).toBeUndefined();
});

test('A17 a first start that cannot listen prints the password of the account that it has created', async () => {
  // The address of another machine; a port in use fails at the same step.
  const { code, output } = await refusedStart({ ...settings('one'), HOST: '192.0.2.1' });
  expect([code, output]).toEqual([1, expect.stringContaining('could not start. listen')]);
  expect(passwordIn(output)).toHaveLength(14);
});

test.each([
  [
    { PORTAL_SECRET: 'x' },
    undefined,
    /^PORTAL_SECRET is not the secret .* decrypted\. Set it to the secret of the inst/,
  ],
  [{ PORTAL_SECRET: 'x\n' }, undefined, /decrypted\. It begins or ends with white space\. Set it/],
  [{}, '/data/secret', /^The secret in \/data\/secret is not the secret .* Restore the file from the backup, or set/],
])('E1 the message for another secret names its source: %j', (env, file, sentence) => {
  const message = otherSecret(env, { file }, { dataFolder: folder, databaseUrl: undefined });
  expect(message).toMatch(sentence);
  expect(message).toMatch(/run `npm run replace-secret`\.$/);
});

test.each([
  [{}, true],
  [{ PORTAL_PROXIES: PROXY }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '127.0.0.1.example.com' }, false],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PORTAL_SECRET: randomBytes(32).toString('base64') }, false],
  [{ PORTAL_PROXIES: PROXY, PORTAL_DEMO: 'on' }, true],
])('G2 with %j the demo is filled: %j', (env, demo) => {
  expect(readSettings({ PORTAL_DATA: folder, ...env }).demo).toBe(demo);
});

test.each(['', '  '])('an empty setting %j is absent', (empty) => {
  const names = [
    'HOST',
    'PORT',
    'PORTAL_ORIGINS',
    'PORTAL_PROXIES',
    'PORTAL_METRICS_PORT',
    'PORTAL_SECRET',
    'DATABASE_URL',
  ];
  const env = Object.fromEntries(names.map((name) => [name, empty]));
  const { keys: _keys, ...read } = readSettings({ PORTAL_DATA: folder, ...env });
  const { keys: _others, ...absent } = readSettings({ PORTAL_DATA: folder });
  expect(read).toEqual(absent);
  expect(read).toMatchObject({ host: '127.0.0.1', port: 8080, loopback: true });
  expect(storageOf({ PORTAL_DATA: empty, DATABASE_URL: empty })).toEqual(storageOf({}));
});

const ORIGINS = 'PORTAL_ORIGINS must list origins without a final slash or path, such as https://portal.example, not ';
const PROXIES = 'PORTAL_PROXIES must list IP addresses or networks of proxies, such as 127.0.0.1 or 10.0.0.0/8, not ';
const DATABASE =
  'DATABASE_URL must be the address of a PostgreSQL server, such as postgres://user:password@host:5432/database';

test.each([
  ...[
    'https://b.example/',
    'https://B.example',
    'https://b.example:443',
    'https://b.example/p',
    'b.example',
    '*',
    'null',
  ].map((origin) => [{ PORTAL_ORIGINS: `https://a.example, ${origin}` }, `${ORIGINS}${origin}`] as const),
  ...['nginx', '127.0.0.1:80', '10.0.0.0/33', '10.0.0.0/0', '::1/129', '10.0.0.0/8/8', '1.2.3'].map(
    (proxy) => [{ PORTAL_PROXIES: `127.0.0.1,${proxy}` }, `${PROXIES}${proxy}`] as const,
  ),
  ...['mysql://x', 'x', 'http://user:hidden@x'].map(
    (url) => [{ DATABASE_URL: url, PORTAL_SECRET: 'x' }, DATABASE] as const,
  ),
])('with %j nothing starts, and the sentence names the setting', (env, message) => {
  expect(() => readSettings({ PORTAL_DATA: folder, ...env })).toThrow(new Error(message));
});

test('origins, proxies and addresses of PostgreSQL in each valid form are read as given', () => {
  const origins = ['https://a.example', 'http://127.0.0.1:5173', 'http://[::1]:8080'];
  const proxies = ['127.0.0.1', '10.0.0.0/8', '10.0.0.0/255.0.0.0', '::1', 'fd00::/8', 'loopback', 'uniquelocal'];
  const env = { PORTAL_DATA: folder, PORTAL_ORIGINS: origins.join(' , '), PORTAL_PROXIES: proxies.join(',') };
  expect(readSettings(env)).toMatchObject({ origins, proxies });
  for (const url of [
    'postgres://p@%2Fvar%2Frun/x',
    'postgresql://h/x',
    '/var/run/postgresql portal',
    'socket:/tmp?db=x',
  ])
    expect(storageOf({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('PORTAL_POOLER is empty or transaction, and any other mode is rejected', () => {
  const read = (mode?: string) => readSettings({ PORTAL_DATA: folder, PORTAL_POOLER: mode }).pooled;
  expect([read(), read(''), read('transaction')]).toEqual([false, false, true]);
  for (const mode of ['session', 'statement', 'on'])
    expect(() => read(mode)).toThrow('PORTAL_POOLER must be transaction or empty');
});

test('the students whose numbers a user may open in an hour are a whole number, 20 where nothing is shown', () => {
  const read = (text?: string) => readSettings({ PORTAL_DATA: folder, PORTAL_REVEALS_PER_HOUR: text }).revealsPerHour;
  expect([read(), read(''), read('5')]).toEqual([20, 20, 5]);
  for (const text of ['0', '-1', '1.5', 'many', '1e9'])
    expect(() => read(text)).toThrow('PORTAL_REVEALS_PER_HOUR must be a whole number');
});

test('A17 with a weak PORTAL_SECRET, or none for a database that others share, nothing starts, and one sentence says why', async () => {
  const weak = await refusedStart({ ...settings('none'), PORTAL_SECRET: 'secret' });
  expect(weak).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The school portal could not start\. PORTAL_SECRET is too weak.*\n$/) as string,
  });
  expect(weak.output).not.toContain(folder);
  const none = await refusedStart({ ...settings('none'), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(none).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The school portal could not start\. PORTAL_SECRET is required.*\n$/) as string,
  });
});
