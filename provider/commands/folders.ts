import { chmod, open, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFolder } from '../shared/createFolder.ts';
import { CommandError } from './commandError.ts';

/** A folder to remove when the command fails or is stopped; only its content if it existed before. */
export interface Created {
  path: string;
  contentOnly: boolean;
}

async function entriesOf(folder: string): Promise<string[] | undefined> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw code === 'ENOTDIR' ? new CommandError(`${folder} is not a folder.`) : error;
  }
}

/** The sentences of the failures to create a folder. */
const NOT_CREATED: Readonly<Record<string, (folder: string) => string>> = {
  ENOENT: (folder) => `${folder} cannot be created: the system does not allow folders in ${path.dirname(folder)}.`,
  EACCES: (folder) => `${folder} cannot be created: this user has no permission in ${path.dirname(folder)}.`,
  EPERM: (folder) => `${folder} cannot be created: this user has no permission in ${path.dirname(folder)}.`,
  EROFS: (folder) => `${folder} cannot be created: ${path.dirname(folder)} is on a disk that cannot be written.`,
  ENOTDIR: (folder) => `${folder} cannot be created: ${path.dirname(folder)} is not a folder.`,
};

/** Creates a folder with its missing parents and returns the first one. */
function createWithParents(folder: string): string | undefined {
  try {
    return createFolder(folder);
  } catch (error) {
    const { code, path: failed = folder } = error as NodeJS.ErrnoException;
    const sentence = NOT_CREATED[code ?? ''];
    throw sentence ? new CommandError(sentence(failed)) : error;
  }
}

/** Creates a folder for this user alone, or takes an empty one. Throws `occupied` when it has content. */
export async function newFolder(folder: string, occupied: string, onCreated: (created: Created) => void) {
  const entries = await entriesOf(folder);
  if (entries && entries.length > 0) throw new CommandError(occupied);
  const first = entries ? undefined : createWithParents(folder);
  onCreated({ path: first ?? folder, contentOnly: entries !== undefined });
  await chmod(folder, 0o700);
}

/** Removes a folder of a command that failed. */
export async function removeCreated({ path: folder, contentOnly }: Created): Promise<void> {
  const names = contentOnly ? ((await entriesOf(folder)) ?? []).map((name) => path.join(folder, name)) : [folder];
  for (const name of names) await removeFolder(name);
}

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 });

/** Writes a file, and waits until the disk has stored it. */
export const writeSynced = (file: string, content: string | Uint8Array): Promise<void> =>
  writeFile(file, content, { flag: 'wx', mode: 0o600, flush: true });

/** Waits until the disk has stored the names of a folder. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
