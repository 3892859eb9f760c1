// The secret of an installation: PORTAL_SECRET, or the file in the data folder of the embedded database.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePrivate } from './privateFolder.ts';
import { isWeakSecret, SECRET_SHORTEST } from './secretRule.ts';

export interface InstallationSecret {
  value: string;
  /** in the data folder; undefined where the secret is PORTAL_SECRET */
  file: string | undefined;
}

interface Storage {
  dataFolder: string;
  databaseUrl: string | undefined;
}

const REPLACE = 'run `npm run replace-secret`.';

/** The file of the secret in a data folder. */
export const secretFile = (dataFolder: string): string => path.join(dataFolder, 'secret');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The secret of a data folder. Throws when the file is damaged. */
function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  // A power cut on the first start may leave an empty file, and keys derived from an empty secret are public.
  if (secret.length < SECRET_SHORTEST)
    throw new Error(
      `The secret in ${file} is damaged. Restore it from your backup, or remove the file. If there is a database beside it, then ${REPLACE}`,
    );
  return secret;
}

/**
 * The PORTAL_SECRET of the environment; undefined where it is absent or blank. Throws when it can be guessed. White space around it is
 * part of the secret, because numbers of existing installations are encrypted with it.
 */
export function givenSecret(env: NodeJS.ProcessEnv): string | undefined {
  const secret = env['PORTAL_SECRET'];
  if (secret === undefined || secret.trim() === '') return undefined;
  if (isWeakSecret(secret))
    throw new Error(
      'PORTAL_SECRET is too weak: it is short, or consists of words, repetitions and sequences. Create one with: openssl rand -base64 32',
    );
  return secret;
}

/** The secret of an installation; undefined where it is the file of a data folder, and missing. */
export function findSecret(
  env: NodeJS.ProcessEnv,
  { dataFolder, databaseUrl }: Storage,
): InstallationSecret | undefined {
  const given = givenSecret(env);
  if (given !== undefined) return { value: given, file: undefined };
  if (databaseUrl !== undefined)
    throw new Error('PORTAL_SECRET is required with DATABASE_URL: all instances must use the same secret.');
  const file = secretFile(dataFolder);
  return existsSync(file) ? { value: readSecret(file), file } : undefined;
}

const missing = (dataFolder: string): Error =>
  new Error(
    `The file ${secretFile(dataFolder)} is missing, and there is a database beside it. Restore the file from the backup, or set PORTAL_SECRET to the secret of the installation. If it is lost, ${REPLACE}`,
  );

/** The secret of an existing installation. */
export function requireSecret(env: NodeJS.ProcessEnv, storage: Storage): InstallationSecret {
  const found = findSecret(env, storage);
  if (!found) throw missing(storage.dataFolder);
  return found;
}

/** Creates the file on the first start, readable only by its owner. Of processes that start at the same time, the first one decides. */
function createSecret(file: string): void {
  try {
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** The secret of an installation that may be new. Another secret than that of an existing database is never created. */
export function ownSecret(env: NodeJS.ProcessEnv, storage: Storage): InstallationSecret {
  const { dataFolder, databaseUrl } = storage;
  if (databaseUrl === undefined && givenSecret(env) === undefined) {
    makePrivate(dataFolder);
    if (!existsSync(path.join(dataFolder, 'database'))) createSecret(secretFile(dataFolder));
  }
  return requireSecret(env, storage);
}

/** The source of the secret at the beginning of a sentence. */
export const nameOf = (file: string | undefined): string =>
  file === undefined ? 'PORTAL_SECRET' : `The secret in ${file}`;

/** The sentences for a database with numbers that are encrypted with another secret. */
export function otherSecret(env: NodeJS.ProcessEnv, { file }: { file: string | undefined }, storage: Storage): string {
  const secret = env['PORTAL_SECRET'] ?? '';
  const hint = file === undefined && secret !== secret.trim() ? ' It begins or ends with white space.' : '';
  const hasFile = storage.databaseUrl === undefined && existsSync(secretFile(storage.dataFolder));
  const way =
    file === undefined
      ? `Set it to the secret of the installation${hasFile ? ', or remove it to use the file secret in PORTAL_DATA' : ''}.`
      : 'Restore the file from the backup, or set PORTAL_SECRET to the secret of the installation.';
  return `${nameOf(file)} is not the secret of this database: the Aadhaar and PAN numbers could not be decrypted.${hint} ${way} If that secret is lost, ${REPLACE}`;
}
