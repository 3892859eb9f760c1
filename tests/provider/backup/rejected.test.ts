// Backups and targets that a command rejects: each with one sentence and exit code 1, and nothing is left.
import fs from 'node:fs';
import path from 'node:path';
import {
  filledInstallation,
  hasServer,
  manifestOf,
  newDatabase,
  newPath,
  OTHER_SECRET,
  removeAll,
  runCommand,
  SECRET,
  startCommand,
  succeed,
  type Manifest,
} from '../support/commands';
import { onServer } from '../faults/ownProvider';
import { refusedStart } from '../support/process';

let installation: Record<string, string>;
let backup: string;
beforeAll(async () => {
  installation = await filledInstallation();
  backup = newPath('backup');
  await succeed('backup', backup, installation);
});
afterAll(removeAll);

const restored = (folder: string, env: Record<string, string>) =>
  runCommand('restore', folder, { PORTAL_SECRET: SECRET, ...env });

test('each command with PORTAL_POOLER=transaction is rejected, because it needs a session of its own', async () => {
  const pooled = { ...installation, PORTAL_POOLER: 'transaction' };
  for (const [command, argument] of [
    ['backup', newPath('pooled')],
    ['restore', backup],
    ['move', 'postgres://nobody@127.0.0.1:1/none'],
  ] as const) {
    const { code, output } = await runCommand(command, argument, pooled);
    expect([command, code, output]).toEqual([command, 1, expect.stringContaining('needs a direct connection')]);
  }
});

function changeManifest(change: (manifest: Manifest & Record<string, unknown>) => void) {
  return (folder: string) => {
    const manifest = manifestOf(folder) as Manifest & Record<string, unknown>;
    change(manifest);
    fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  };
}

const inFile = (name: string, change: (content: Buffer) => Buffer) => (folder: string) => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, change(fs.readFileSync(file)));
};

function flipByte(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  const middle = Math.floor(changed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}

const first = <T>(items: T[]): T => items[0] as T;

type Damage = [name: string, damage: (folder: string) => void, sentence: RegExp];
const DAMAGES: Damage[] = [
  ['without a file', (folder) => fs.rmSync(path.join(folder, 'receipts.copy.gz')), /receipts\.copy\.gz is missing\.$/],
  ['with a changed byte', inFile('receipts.copy.gz', flipByte), /receipts\.copy\.gz is damaged: its content/],
  ['with a truncated file', inFile('receipts.copy.gz', (all) => all.subarray(0, 100)), /is damaged: it has 100 bytes/],
  ['without a manifest', (folder) => fs.rmSync(path.join(folder, 'manifest.json')), /is not a complete backup: manif/],
  ['with a manifest that is not JSON', inFile('manifest.json', (all) => all.subarray(1)), /is damaged: it is not JSON/],
  [
    'of another program',
    changeManifest((all) => (all['product'] = 'ledger')),
    /is not the manifest of a backup of the/,
  ],
  [
    'with a file outside the folder',
    changeManifest(({ tables }) => (first(tables).file = '../audit_entries.copy.gz')),
    /\/tables\/0\/file must match pattern/,
  ],
  [
    'with the file of another table',
    changeManifest(({ tables }) => (first(tables).file = 'users.copy.gz')),
    /is damaged: the table audit_entries has the file users\.copy\.gz\.$/,
  ],
  [
    'of a newer format',
    changeManifest((all) => (all['format'] = 2)),
    /was written by a newer version of the school portal\. Update this one first\.$/,
  ],
  [
    'of a newer version',
    changeManifest(({ migrations }) => migrations.push({ name: '9999_later.sql', hash: 'a'.repeat(64) })),
    /was made by a newer version of the school portal \(\S+, 9999_later\.sql\)\. Update this one first\.$/,
  ],
  [
    'with a changed migration',
    changeManifest(({ migrations }) => (first(migrations).hash = 'a'.repeat(64))),
    /was made by another version of the school portal \(\S+, 0001_foundation\.sql\)\./,
  ],
  ['that does not exist', (folder) => fs.rmSync(folder, { recursive: true }), /backup does not exist\.$/],
];

test.each(DAMAGES)('R13 a backup %s is rejected before the data folder is created', async (_, damage, sentence) => {
  const folder = newPath('backup');
  fs.cpSync(backup, folder, { recursive: true });
  damage(folder);
  const data = newPath('data');
  const { code, output } = await restored(folder, { PORTAL_DATA: data });
  expect(code).toBe(1);
  expect(output).toMatch(/^The backup was not restored\. .*\.\n$/);
  expect(output.trim()).toMatch(sentence);
  expect(fs.existsSync(data)).toBe(false);
});

test.each([
  [
    { PORTAL_SECRET: OTHER_SECRET },
    /PORTAL_SECRET is not the secret .* Aadhaar and PAN numbers could not be decrypted/,
  ],
  [{ PORTAL_SECRET: 'password' }, /PORTAL_SECRET is too weak/],
])('R13 with another secret nothing is restored: %j', async (env, sentence) => {
  const data = newPath('data');
  const { code, output } = await restored(backup, { PORTAL_DATA: data, ...env });
  expect(output).toMatch(sentence);
  expect([code, fs.existsSync(data)]).toEqual([1, false]);
});

test('R13 without the secret of the installation nothing is restored, and nothing is backed up', async () => {
  const data = newPath('data');
  const restore = await runCommand('restore', backup, { PORTAL_DATA: data });
  expect(restore).toMatchObject({ code: 1, output: expect.stringMatching(/PORTAL_SECRET is required/) as string });
  const folder = newPath('backup');
  const wrong = await runCommand('backup', folder, { ...installation, PORTAL_SECRET: OTHER_SECRET });
  expect(wrong).toMatchObject({
    code: 1,
    output: expect.stringMatching(/is not the secret of this database/) as string,
  });
  expect([data, folder].filter((name) => fs.existsSync(name))).toEqual([]);
});

test('R13 a restore into an installation or a folder with files is rejected, and changes nothing', async () => {
  const used = await restored(backup, installation);
  expect(used.code).toBe(1);
  expect(used.output).toMatch(/already contains an installation of the school portal|is not empty/);
  const data = newPath('data');
  fs.mkdirSync(data);
  fs.writeFileSync(path.join(data, 'letter.txt'), 'To the principal');
  const filled = await restored(backup, { PORTAL_DATA: data });
  expect(filled).toMatchObject({
    code: 1,
    output: expect.stringMatching(/data is not empty\. .* set PORTAL_DATA/) as string,
  });
  expect(fs.readdirSync(data)).toEqual(['letter.txt']);
  const again = await runCommand('backup', data, installation);
  expect(again).toMatchObject({ code: 1, output: expect.stringMatching(/is not empty/) as string });
  expect(fs.readdirSync(data)).toEqual(['letter.txt']);
});

/** A folder that cannot be created: the modes of files do not restrict root, but the files of the kernel do. */
function forbiddenPath(): string {
  if (process.getuid?.() === 0) return '/sys/school-portal-backup';
  const folder = newPath('backup');
  fs.chmodSync(path.dirname(folder), 0o500);
  return folder;
}

test('R13 a backup into a folder that this user cannot write is rejected with its name', async () => {
  const folder = forbiddenPath();
  const { code, output } = await runCommand('backup', folder, installation);
  expect(output).toMatch(
    /^The backup was not written\. \S+backup cannot be created: (this user has no permission in|\S+ is on a) .*\.\n$/,
  );
  expect([code, fs.existsSync(folder)]).toEqual([1, false]);
});

// Node's recursive mkdir never ends in /proc.
if (process.platform === 'linux')
  test('R13 a folder that the system does not allow is rejected by each command that creates one', async () => {
    const sentence = (folder: string) => `${folder} cannot be created: the system does not allow folders in /proc.\n`;
    for (const folder of ['/proc/school-portal-backup', '/proc/school-portal-backup/of/today'])
      expect(await runCommand('backup', folder, installation)).toEqual({
        code: 1,
        output: `The backup was not written. ${sentence('/proc/school-portal-backup')}`,
      });
    expect(await restored(backup, { PORTAL_DATA: '/proc/school-portal-data' })).toEqual({
      code: 1,
      output: `The backup was not restored. ${sentence('/proc/school-portal-data')}`,
    });
  });

test('R13 the missing parents of a backup are created for this user alone', async () => {
  const parent = newPath('missing');
  await succeed('backup', path.join(parent, 'of', 'today'), installation);
  const made = [parent, path.join(parent, 'of'), path.join(parent, 'of', 'today')];
  expect(made.map((folder) => fs.statSync(folder).mode & 0o777)).toEqual([0o700, 0o700, 0o700]);
});

/** Resolves when the folder contains a name like this. */
async function untilPresent(folder: string, name: RegExp): Promise<void> {
  for (;;) {
    const present = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    if (present.some((each) => name.test(each))) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('R13 Ctrl+C during a backup and a restore removes what they have created', async () => {
  const folder = newPath('backup');
  const backingUp = startCommand('backup', folder, installation);
  await untilPresent(folder, /\.copy/);
  backingUp.child.kill('SIGINT');
  expect(await backingUp.ended).toEqual({ code: 1, output: 'The backup was not written. It was stopped.\n' });
  const data = newPath('data');
  const restoring = startCommand('restore', backup, { PORTAL_DATA: data, PORTAL_SECRET: SECRET });
  await untilPresent(data, /^database\.restored-/);
  restoring.child.kill('SIGINT');
  expect(await restoring.ended).toEqual({ code: 1, output: 'The backup was not restored. It was stopped.\n' });
  expect([folder, data].filter((name) => fs.existsSync(name))).toEqual([]);
});

test('R13 a start in the folder of a restore that was killed is rejected, and does not create an empty installation', async () => {
  const data = newPath('data');
  const restoring = startCommand('restore', backup, { PORTAL_DATA: data, PORTAL_SECRET: SECRET });
  await untilPresent(data, /^database\.restored-/);
  restoring.child.kill('SIGKILL');
  await restoring.ended;
  const { code, output } = await refusedStart({ PORTAL_DATA: data, PORTAL_SECRET: SECRET });
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(
      `A restore into ${fs.realpathSync(data)} was interrupted, so that its data are not complete. Remove the folder and run \`npm run restore\` again.`,
    ),
  ]);
  expect(fs.existsSync(path.join(data, 'database'))).toBe(false);
});

if (hasServer)
  test('R13 a database with tables of another program is rejected, and keeps them', async () => {
    const url = await newDatabase();
    await onServer((admin) => admin.query('CREATE TABLE ledger (amount integer)'), url);
    const { code, output } = await restored(backup, { DATABASE_URL: url });
    expect(output).toBe(
      'The backup was not restored. The database contains tables of another program. A backup is only restored into an empty database.\n',
    );
    expect(code).toBe(1);
    const { rows } = await onServer(
      (admin) => admin.query(`SELECT relname FROM pg_class WHERE relname = 'ledger'`),
      url,
    );
    expect(rows).toHaveLength(1);
  });
