// Opens the installation that is backed up: a PostgreSQL server, or a copy of the files of an embedded database.
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { storageOf } from '../config.ts';
import { requireSameMajor } from '../database/embedded/initialise.ts';
import { lockFolder } from '../database/embedded/lock.ts';
import { CommandError } from '../commands/commandError.ts';
import type { Leave } from '../commands/surroundings.ts';
import type { CopyConnection } from './connection.ts';
import { openEmbeddedCopy } from './embeddedConnection.ts';
import { FolderCopy } from './folderCopy.ts';
import { removeFolder } from '../commands/folders.ts';
import { openPostgresCopy } from './postgresConnection.ts';
import { Control, takeSnapshot } from './snapshot.ts';

export interface Source {
  connection: CopyConnection;
  /** milliseconds in which the provider was paused; undefined where it was not */
  pausedMs: number | undefined;
  close: () => Promise<void>;
}

/** The data folder with its database. Throws when there is none, or when another version of PostgreSQL created it. */
export async function dataFolderOf(env: NodeJS.ProcessEnv): Promise<string> {
  const { dataFolder } = storageOf(env);
  const database = path.join(dataFolder, 'database');
  if (!existsSync(database))
    throw new CommandError(
      `${dataFolder} contains no installation of the school portal. Set PORTAL_DATA or DATABASE_URL.`,
    );
  requireSameMajor(dataFolder, database);
  return realpath(dataFolder);
}

/** Opens the copy of the files; its close removes the copy. */
async function openCopy(temporary: string, pausedMs: number | undefined, leave: Leave): Promise<Source> {
  const connection = await openEmbeddedCopy(temporary, leave);
  const close = async (): Promise<void> => {
    await connection.close();
    await removeFolder(temporary);
  };
  return { connection, pausedMs, close };
}

async function openSnapshot(control: Control, folder: string, temporary: string, leave: Leave): Promise<Source> {
  try {
    return await openCopy(temporary, await takeSnapshot(control, folder, temporary), leave);
  } finally {
    control.close();
  }
}

/**
 * Opens a copy of the files of a stopped provider, and locks the data folder until the close. Throws, with the process, when a provider uses
 * them. The engine writes when it opens files, so that files of another user would belong to this one afterwards.
 */
export async function openStopped(folder: string, temporary: string, leave: Leave): Promise<Source> {
  const release = await lockFolder(folder);
  try {
    await new FolderCopy(path.join(folder, 'database'), temporary).update();
    const source = await openCopy(temporary, undefined, leave);
    const close = async (): Promise<void> => {
      try {
        await source.close();
      } finally {
        await release();
      }
    };
    return { ...source, close };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Opens the installation of the settings. `temporary`: a folder for the copy of an embedded database. */
export async function openSource(env: NodeJS.ProcessEnv, temporary: string, leave: Leave): Promise<Source> {
  const { databaseUrl } = storageOf(env);
  if (databaseUrl !== undefined) {
    const connection = await openPostgresCopy(databaseUrl);
    return { connection, pausedMs: undefined, close: () => connection.close() };
  }
  const folder = await dataFolderOf(env);
  const control = await Control.connect(folder);
  return control ? openSnapshot(control, folder, temporary, leave) : openStopped(folder, temporary, leave);
}
