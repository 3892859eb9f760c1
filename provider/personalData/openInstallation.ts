import path from 'node:path';
import type { CopyConnection } from '../backup/connection.ts';
import { openEmbeddedCopy } from '../backup/embeddedConnection.ts';
import { openPostgresCopy } from '../backup/postgresConnection.ts';
import { dataFolderOf } from '../backup/source.ts';
import { CommandError } from '../commands/commandError.ts';
import type { Leave, Surroundings } from '../commands/surroundings.ts';
import { storageOf } from '../config.ts';
import { lockFolder } from '../database/embedded/lock.ts';
import { ownerOf } from '../shared/privateFolder.ts';

interface Opened {
  connection: CopyConnection;
  close: () => Promise<void>;
}

/** The embedded database is opened in this process, so its provider must be stopped. */
async function openFolder(env: NodeJS.ProcessEnv, leave: Leave): Promise<Opened> {
  const folder = await dataFolderOf(env);
  const owner = ownerOf(folder);
  // Files that another user writes could not be opened by the provider afterwards.
  if (owner !== undefined)
    throw new CommandError(`${folder} belongs to the user with the id ${owner}. Run the command as that user.`);
  const release = await lockFolder(folder);
  try {
    const connection = await openEmbeddedCopy(path.join(folder, 'database'), leave);
    const close = async (): Promise<void> => {
      try {
        await connection.close();
      } finally {
        await release();
      }
    };
    return { connection, close };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Opens the installation of the settings for a change. */
export async function openInstallation({ env, leave }: Surroundings): Promise<Opened> {
  const { databaseUrl } = storageOf(env);
  if (databaseUrl === undefined) return openFolder(env, leave);
  const connection = await openPostgresCopy(databaseUrl);
  return { connection, close: () => connection.close() };
}
