import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { storageOf } from '../config.ts';
import { secretFile } from '../shared/installationSecret.ts';
import type { Surroundings } from '../commands/surroundings.ts';
import { backUp, type BackupResult } from './backup.ts';
import { CommandError } from '../commands/commandError.ts';
import { removeFolder } from '../commands/folders.ts';
import { restore } from './restore.ts';
import { dataFolderOf, openStopped } from './source.ts';

export interface MoveResult extends BackupResult {
  /** the file with the secret that the provider needs as PORTAL_SECRET; undefined where it is in the environment already */
  secretFile: string | undefined;
}

/** Copies the installation of the data folder, whose provider is stopped, into an empty database of a PostgreSQL server. */
export async function move(databaseUrl: string, surroundings: Surroundings): Promise<MoveResult> {
  const { DATABASE_URL: _, ...env } = surroundings.env;
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new CommandError('The address of the database begins with postgres://.');
  const folder = await dataFolderOf(env);
  // Beside the data folder this user often may not create folders, for example in /var/lib.
  const temporary = path.join(os.tmpdir(), `school-portal.move-${randomUUID()}`);
  const source = { ...surroundings, env };
  const target = { ...surroundings, env: { ...env, DATABASE_URL: databaseUrl } };
  try {
    const result = await backUp(temporary, source, (_env, copy, leave) => openStopped(folder, copy, leave));
    const { secret } = await restore(temporary, target);
    return { ...result, secretFile: secret.inFolder ? secretFile(storageOf(env).dataFolder) : undefined };
  } finally {
    await removeFolder(temporary);
  }
}
