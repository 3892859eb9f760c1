// The data folder contains every student's record and the secret: only the user who runs the provider has access to it.
import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from './createFolder.ts';

/** The permission bits of group and others. */
export const OTHERS = 0o077;
/** All files of the provider in its data folder. */
const OURS =
  /^(secret|format\.json(\.new)?|provider\.pid(\.\d+\.stale)?|control\.sock|database(\.(new|restored)-[0-9a-f-]+)?)$/;
/** Undefined on Windows, which has no file modes. */
const me = process.getuid?.();

/** The mode of a folder with files of other users or programs is not changed. */
function isOurs(folder: string): boolean {
  const { uid } = statSync(folder);
  if (uid !== me && me !== 0) return false;
  return readdirSync(folder).every((name) => OURS.test(name) && lstatSync(join(folder, name)).uid === me);
}

/** The id of the owner of a folder where that is another user. */
export function ownerOf(folder: string): number | undefined {
  const { uid } = statSync(folder);
  return me === undefined || uid === me ? undefined : uid;
}

function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode & 0o700);
  } catch {
    return; // a file system without modes; makePrivate checks the mode afterwards
  }
}

/** Creates the data folder, or removes the access of others to an own one. Throws, with the command to run, while others have access. */
export function makePrivate(folder: string): void {
  createFolder(folder);
  if (me === undefined) return;
  const { mode } = statSync(folder);
  if ((mode & OTHERS) === 0) return;
  if (isOurs(folder)) close(folder, mode);
  if ((statSync(folder).mode & OTHERS) !== 0)
    throw new Error(
      `Other users of this machine can read ${folder}. Run: chmod 700 '${folder}' or set PORTAL_DATA to another folder.`,
    );
}

/** Removes the access of others to the files below a folder, which an earlier version or a copy may have created. */
function restrictBelow(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) mend(join(folder, entry.name));
}

function mend(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  if ((found.mode & OTHERS) !== 0 && (found.uid === me || me === 0)) close(path, found.mode);
  if (found.isDirectory()) restrictBelow(path);
}

/** Removes the access of others to the provider's own files in the data folder; other files are not changed. */
export function restrictModes(folder: string): void {
  if (me === undefined) return;
  for (const name of readdirSync(folder).filter((each) => OURS.test(each) && !/^database\../.test(each)))
    mend(join(folder, name));
}
