import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const isMissing = (folder: string): boolean => statSync(folder, { throwIfNoEntry: false }) === undefined;

/**
 * Creates a folder with its missing parents and returns the first one; undefined for an existing folder. Not by mkdir with `recursive`:
 * in Node 20 that never ends where the parent exists and the system does not allow folders in it, as in /proc.
 */
export function createFolder(folder: string): string | undefined {
  const missing: string[] = [];
  for (let each = path.resolve(folder); isMissing(each); each = path.dirname(each)) missing.unshift(each);
  for (const each of missing) {
    try {
      mkdirSync(each, { mode: 0o700 });
    } catch (error) {
      // Another process may have created it. A link to a missing folder exists too.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || isMissing(each)) throw error;
    }
  }
  return missing[0];
}
