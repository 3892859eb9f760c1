// The secret of an installation: a backup without it, or a restore with another one, could not decrypt Aadhaar and PAN numbers.
import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { keysOf, storageOf } from '../config.ts';
import { fitOf } from '../database/numberKey.ts';
import { givenSecret, otherSecret, requireSecret, type InstallationSecret } from '../shared/installationSecret.ts';
import { keyIdOf } from '../shared/personalNumbers.ts';
import { CommandError } from '../commands/commandError.ts';
import type { CopyConnection } from './connection.ts';
import type { Manifest } from './manifest.ts';

export const SECRET = 'secret';

export interface RestoredSecret {
  value: string;
  /** whether the backup contains it, because it was in the data folder, and not in the environment */
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
export const installationSecret = (env: NodeJS.ProcessEnv): InstallationSecret => requireSecret(env, storageOf(env));

/** Throws when the numbers of the database are encrypted with another secret. */
export async function requireSecretOf(
  connection: CopyConnection,
  secret: InstallationSecret,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const { kind } = await fitOf(connection, keyIdOf(keysOf(secret.value).personalNumbers));
  if (kind === 'other') throw new CommandError(otherSecret(env, secret, storageOf(env)));
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
): Promise<RestoredSecret> {
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
