// The secret of an installation: a backup without it, or a restore with another one, could not decrypt Aadhaar and PAN numbers.
import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { givenSecret, keysOf, readSecret, secretFile, storageOf } from '../config.ts';
import { numberKeyOf } from '../database/numberKey.ts';
import { keyIdOf } from '../shared/personalNumbers.ts';
import { CommandError } from '../commands/commandError.ts';
import type { CopyConnection } from './connection.ts';
import type { Manifest } from './manifest.ts';

export const SECRET = 'secret';

export interface InstallationSecret {
  value: string;
  /** whether it is in the data folder, and not in the environment */
  inFolder: boolean;
}

export const sha256Of = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/** A value by which two secrets can be compared. Secrets are random, so that it cannot be used to guess one. */
export const fingerprintOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'school-portal', 'fingerprint of a backup', 16)).toString('hex');

const matches = (secret: string, fingerprint: string): boolean => {
  const [own, other] = [fingerprintOf(secret), fingerprint].map((text) => Buffer.from(text));
  return own !== undefined && other !== undefined && own.length === other.length && timingSafeEqual(own, other);
};

/** The secret that the provider of this installation uses. */
export function installationSecret(env: NodeJS.ProcessEnv): InstallationSecret {
  const { dataFolder, databaseUrl } = storageOf(env);
  const given = givenSecret(env);
  if (given !== undefined) return { value: given, inFolder: false };
  if (databaseUrl !== undefined)
    throw new CommandError('PORTAL_SECRET is required with DATABASE_URL: set it as for the provider.');
  return { value: readSecret(secretFile(dataFolder)), inFolder: true };
}

/** Throws when the numbers of the database are encrypted with another secret. */
export async function requireSecretOf(connection: CopyConnection, secret: string): Promise<void> {
  const own = keyIdOf(keysOf(secret).personalNumbers);
  if (((await numberKeyOf(connection)) ?? own) !== own)
    throw new CommandError(
      'PORTAL_SECRET is not the secret of this database: the Aadhaar and PAN numbers could not be decrypted.',
    );
}

async function secretIn(folder: string, digest: string): Promise<string> {
  const file = path.join(folder, SECRET);
  if (!(await lstat(file).catch(() => undefined))?.isFile())
    throw new CommandError(`${folder} is not a complete backup: ${SECRET} is missing.`);
  const content = await readFile(file);
  if (sha256Of(content) !== digest)
    throw new CommandError(`${file} is damaged: its content is not that of the backup.`);
  return content.toString('utf8').trim();
}

/** The secret for the restored installation. Throws when PORTAL_SECRET is another one, or when none is known. */
export async function restoredSecret(
  folder: string,
  { secret: { fingerprint, file } }: Manifest,
  env: NodeJS.ProcessEnv,
): Promise<InstallationSecret> {
  const given = givenSecret(env);
  const value = given ?? (file === null ? undefined : await secretIn(folder, file));
  if (value === undefined)
    throw new CommandError(
      'PORTAL_SECRET is required: the backup does not contain the secret. Set it to the PORTAL_SECRET of the installation that was backed up.',
    );
  if (!matches(value, fingerprint))
    throw new CommandError(
      `${given === undefined ? 'The secret in the backup' : 'PORTAL_SECRET'} is not the secret of the installation that was backed up: the Aadhaar and PAN numbers could not be decrypted.`,
    );
  return { value, inFolder: file !== null };
}
