// The commands of an operator as processes, on databases of a test's own.
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { databaseParent } from '../../support/databaseParent.mjs';
import { engine } from '../../support/provider';
import { onServer } from '../faults/ownProvider';

/** The secret of the filled databases of the harness. */
export const SECRET = createHash('sha256').update('the test harness').digest('hex');
export const OTHER_SECRET = createHash('sha256').update('another installation').digest('hex');
export const hasServer = Boolean(process.env['TEST_DATABASE_URL']);

const root = path.resolve(__dirname, '../../..');
const prepared = JSON.parse(process.env[`TEST_PREPARED_${engine}`] ?? '{}') as { build: string; template: string };

export type Command = 'backup' | 'restore' | 'move' | 'export-student' | 'erase-student' | 'replace-secret';
export interface Ended {
  code: number | null;
  output: string;
}

export interface RunningCommand {
  child: ChildProcess;
  ended: Promise<Ended>;
}

const ownEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PORTAL_|TEST_|JEST_|DATABASE_URL$|NODE_)/.test(name)),
  );

export function startCommand(
  name: Command,
  args: string | readonly string[],
  env: Record<string, string>,
): RunningCommand {
  const child = spawn(process.execPath, [path.join(prepared.build, 'commands/command.js'), name, ...[args].flat()], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...ownEnvironment(), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })));
  return { child, ended };
}

export const runCommand = (...args: Parameters<typeof startCommand>): Promise<Ended> => startCommand(...args).ended;

/** Runs a command that must succeed, and returns what it prints. */
export async function succeed(...args: Parameters<typeof startCommand>): Promise<string> {
  const { code, output } = await runCommand(...args);
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${output}`);
  return output;
}

const folders: string[] = [];
const databases: string[] = [];

/** The path of a folder that does not exist yet; it is removed after the tests of the file. */
export function newPath(name: string): string {
  const parent = fs.mkdtempSync(path.join(databaseParent(), `school-portal-test-${process.pid}-backup-`));
  folders.push(parent);
  return path.join(parent, name);
}

/** The address of a new database on the server, dropped after the tests of the file. */
export async function newDatabase({ template = '', owner = '' } = {}): Promise<string> {
  const name = `school_portal_test_${process.pid}_backup_${databases.length + 1}`;
  databases.push(name);
  const options = [template && `TEMPLATE ${template}`, owner && `OWNER ${owner}`].filter(Boolean).join(' ');
  await onServer((admin) => admin.query(`CREATE DATABASE ${name} ${options}`));
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  if (owner) url.username = owner;
  return url.href;
}

/** Settings of a filled installation of this engine whose provider is stopped. */
export async function filledInstallation(): Promise<Record<string, string>> {
  if (engine === 'postgres')
    return { DATABASE_URL: await newDatabase({ template: prepared.template }), PORTAL_SECRET: SECRET };
  const folder = newPath('data');
  fs.cpSync(prepared.template, folder, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  return { PORTAL_DATA: folder, PORTAL_SECRET: SECRET };
}

/** Settings of an empty installation: on a server where there is one, otherwise in a folder. */
export const emptyInstallation = async (on: 'postgres' | 'embedded'): Promise<Record<string, string>> =>
  on === 'postgres' ? { DATABASE_URL: await newDatabase() } : { PORTAL_DATA: newPath('data') };

export async function removeAll(): Promise<void> {
  for (const name of databases.splice(0))
    await onServer((admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  for (const folder of folders.splice(0)) await fs.promises.rm(folder, { recursive: true, force: true });
}

export interface Manifest {
  engine: string;
  migrations: { name: string; hash: string }[];
  secret: { fingerprint: string; file: string | null };
  tables: { name: string; file: string; rows: number; sha256: string; sums: Record<string, string> }[];
  sequences: { name: string; lastValue: string }[];
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
