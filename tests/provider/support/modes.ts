// What others than its owner may do with a folder and all that is in it.
import fs from 'node:fs';
import path from 'node:path';

/** The folder and everything below it. */
export function everything(folder: string): string[] {
  const below = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...below.map((name) => path.join(folder, name))];
}

/** What is open to the group or to everybody, with its mode. PostgreSQL renames and removes files of its own in the meantime. */
export const openModes = (folder: string): string[] =>
  everything(folder).flatMap((name) => {
    const mode = fs.statSync(name, { throwIfNoEntry: false })?.mode ?? 0;
    return (mode & 0o077) === 0 ? [] : [`${(mode & 0o777).toString(8)} ${name}`];
  });

/** Opens all of it to everybody, as a copy without modes would. */
export function openUp(folder: string): void {
  for (const name of everything(folder)) fs.chmodSync(name, fs.statSync(name).isDirectory() ? 0o777 : 0o666);
}
