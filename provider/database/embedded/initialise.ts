// `database/` is created by a rename, so that it is always complete. A killed start leaves a temporary folder, which the next start
// removes.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restrictModes } from '../../shared/privateFolder.ts';
import { syncPath } from './syncFs.ts';

/** The major version of PostgreSQL in the pinned PGlite; the self-test compares it with that of the engine. */
export const postgresMajor = 18;

interface Format {
  engine: string;
  version: string;
  postgres: number;
}

/** Prepares `folder` and returns the folder of its database; creates one if there is none, throws if another major version of PostgreSQL created it. */
export async function prepareData(folder: string): Promise<string> {
  requireNoUnfinishedRestore(folder);
  removeStale(folder);
  const database = join(folder, 'database');
  if (existsSync(database)) requireSameMajor(folder, database);
  else await createDatabase(folder, database);
  writeFormat(folder);
  restrictModes(folder);
  return database;
}

/** The name of a folder in which a database is created before a rename; the next start removes it after a kill. */
const temporaryDatabase = (folder: string): string => join(folder, `database.new-${randomUUID()}`);

const RESTORED = 'database.restored-';

/** The name of a folder in which a backup is restored before a rename. After a kill, a start rejects the data folder. */
export const restoredDatabase = (folder: string): string => join(folder, `${RESTORED}${randomUUID()}`);

/** A start would create an empty installation in the folder of a restore that was killed. */
function requireNoUnfinishedRestore(folder: string): void {
  if (!readdirSync(folder).some((name) => name.startsWith(RESTORED))) return;
  throw new Error(
    `A restore into ${folder} was interrupted, so that its data are not complete. Remove the folder and run \`npm run restore\` again.`,
  );
}

async function createDatabase(folder: string, database: string): Promise<void> {
  const temporary = temporaryDatabase(folder);
  await createIn(temporary);
  publishDatabase(temporary, database);
}

/** Gives a complete and synced database its final name. Only the process with the lock of the data folder may do this. */
export function publishDatabase(temporary: string, database: string): void {
  renameSync(temporary, database);
  syncPath(dirname(database));
}

/** Creates an empty database in a child process, so that its memory (up to 0.8 GB) is released. */
export async function createIn(temporary: string): Promise<void> {
  const child = fork(new URL('./initialiseChild.js', import.meta.url), [temporary], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-2000)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
    throw new Error(
      `The database could not be created in ${dirname(temporary)}: ${words.trim() || 'its process was ended'}`,
    );
  }
}

/** Throws when another major version of PostgreSQL created the database of the data folder. */
export function requireSameMajor(folder: string, database: string): void {
  const found = readFormat(folder)?.postgres ?? Number(readFileSync(join(database, 'PG_VERSION'), 'utf8'));
  if (found === postgresMajor) return;
  throw new Error(
    `The data in ${folder} was created by PostgreSQL ${found}, and this version uses ${postgresMajor}. To keep the data, run \`npm run backup\` in the version of this program that created it, and \`npm run restore\` in this version into a new folder; see docs/operate.md.`,
  );
}

function readFormat(folder: string): Format | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'format.json'), 'utf8')) as Format;
  } catch {
    return undefined; // absent after a kill between the two steps of a first start; PG_VERSION has the version too
  }
}

/** Records the engine and the version of PostgreSQL that created the database. */
export function writeFormat(folder: string): void {
  const engine = '@electric-sql/pglite';
  const manifest = fileURLToPath(new URL('../package.json', import.meta.resolve(engine)));
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const known = readFormat(folder);
  if (known?.version === version && known.postgres === postgresMajor) return;
  const file = join(folder, 'format.json');
  writeFileSync(
    `${file}.new`,
    `${JSON.stringify({ engine, version, postgres: postgresMajor } satisfies Format, null, 2)}\n`,
  );
  syncPath(`${file}.new`);
  renameSync(`${file}.new`, file);
  syncPath(folder);
}

/** A child that survived its killed parent may still write; the start after this one removes its folder then. */
function removeStale(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('database.new-'))) {
    try {
      rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
    } catch {
      continue;
    }
  }
}
