import path from 'node:path';
import { storageOf } from '../config.ts';
import { createIn, publishDatabase, restoredDatabase, writeFormat } from '../database/embedded/initialise.ts';
import { lockFolder } from '../database/embedded/lock.ts';
import { syncTree } from '../database/embedded/syncFs.ts';
import type { Surroundings } from '../commands/surroundings.ts';
import { secretFile } from '../shared/installationSecret.ts';
import { openEmbeddedCopy } from './embeddedConnection.ts';
import { newFolder, syncFolder, writeSynced } from '../commands/folders.ts';
import { load, migrationsFor } from './load.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { openPostgresCopy } from './postgresConnection.ts';
import { restoredSecret, type RestoredSecret } from './secrets.ts';
import { checkFiles } from './tableFiles.ts';

export interface RestoreResult {
  manifest: Manifest;
  /** where the secret of the new installation is */
  secret: RestoredSecret;
}

/** Fills an empty database of a PostgreSQL server, in one transaction. */
async function restoreToServer(
  url: string,
  folder: string,
  manifest: Manifest,
  onCommit: Surroundings['onCommit'],
): Promise<void> {
  const connection = await openPostgresCopy(url);
  try {
    await load(connection, folder, manifest, onCommit);
  } finally {
    // Without a COMMIT, the end of the connection rolls the transaction back.
    await connection.close().catch(() => undefined);
  }
}

/** Creates a database beside its final name and fills it. */
async function createFilled(temporary: string, folder: string, manifest: Manifest, leave: Surroundings['leave']) {
  await createIn(temporary);
  const connection = await openEmbeddedCopy(temporary, leave);
  await load(connection, folder, manifest);
  await connection.close();
  syncTree(temporary);
}

/** Creates a data folder. The rename of the database completes it; a start before that is rejected. */
async function restoreToFolder(
  dataFolder: string,
  folder: string,
  manifest: Manifest,
  secret: string,
  { onCreated, leave }: Surroundings,
): Promise<void> {
  await newFolder(
    dataFolder,
    `${dataFolder} is not empty. A backup is only restored into a new installation: set PORTAL_DATA to a folder that does not exist.`,
    onCreated,
  );
  const release = await lockFolder(dataFolder);
  try {
    const temporary = restoredDatabase(dataFolder);
    await createFilled(temporary, folder, manifest, leave);
    // Also where the provider gets it from PORTAL_SECRET: a start without the variable would otherwise generate another one.
    await writeSynced(secretFile(dataFolder), secret);
    writeFormat(dataFolder);
    await syncFolder(dataFolder);
    publishDatabase(temporary, path.join(dataFolder, 'database'));
  } finally {
    await release();
  }
}

/** Creates a new installation from a backup. Checks every file, the secret and the version before it creates anything. */
export async function restore(folder: string, surroundings: Surroundings): Promise<RestoreResult> {
  const { env } = surroundings;
  const manifest = await readManifest(folder);
  migrationsFor(manifest);
  await checkFiles(folder, manifest.tables);
  const secret = await restoredSecret(folder, manifest, env);
  const { dataFolder, databaseUrl } = storageOf(env);
  if (databaseUrl !== undefined) await restoreToServer(databaseUrl, folder, manifest, surroundings.onCommit);
  else await restoreToFolder(dataFolder, folder, manifest, secret.value, surroundings);
  return { manifest, secret };
}
