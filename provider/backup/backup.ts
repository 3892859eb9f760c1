import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { storageOf } from '../config.ts';
import { projectRoot } from '../shared/projectRoot.ts';
import { dump, type Content } from './dump.ts';
import { newFolder, syncFolder, writeSynced } from '../commands/folders.ts';
import type { Surroundings } from '../commands/surroundings.ts';
import { FORMAT, MANIFEST, PRODUCT, type Manifest } from './manifest.ts';
import { fingerprintOf, installationSecret, requireSecretOf, SECRET, sha256Of } from './secrets.ts';
import { dataFolderOf, openSource, type Source } from './source.ts';

export interface BackupResult {
  manifest: Manifest;
  pausedMs: number | undefined;
}

async function versionOf(): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  return version;
}

async function dumpSource(source: Source, folder: string, check: () => Promise<void>): Promise<Content> {
  try {
    return await dump(source.connection, folder, check);
  } finally {
    await source.close();
  }
}

/**
 * Writes a backup of the installation into a new folder. The manifest is written last, so that a folder with a manifest is a complete
 * backup.
 */
export async function backUp(
  folder: string,
  { env, onCreated, leave }: Surroundings,
  open: typeof openSource = openSource,
): Promise<BackupResult> {
  // A folder without an installation has no secret either, so the message is that of the folder.
  if (storageOf(env).databaseUrl === undefined) await dataFolderOf(env);
  const secret = installationSecret(env);
  await newFolder(folder, `${folder} is not empty. A backup is written into a new folder.`, onCreated);
  const source = await open(env, path.join(folder, 'database.copy'), leave);
  const content = await dumpSource(source, folder, () => requireSecretOf(source.connection, secret, env));
  if (secret.file !== undefined) await writeSynced(path.join(folder, SECRET), secret.value);
  const manifest: Manifest = {
    format: FORMAT,
    product: PRODUCT,
    version: await versionOf(),
    createdAt: new Date().toISOString(),
    ...content,
    secret: {
      fingerprint: fingerprintOf(secret.value),
      file: secret.file === undefined ? null : sha256Of(secret.value),
    },
  };
  await syncFolder(folder);
  await writeSynced(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  await syncFolder(folder);
  return { manifest, pausedMs: source.pausedMs };
}
