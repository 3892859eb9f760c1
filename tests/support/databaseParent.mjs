// The parent folder of the embedded databases of a test run.
import fs from 'node:fs';
import os from 'node:os';

const MEMORY = '/dev/shm';
/** Bytes that the databases of a run need at most. */
const ROOM = 2 ** 31;

/**
 * A file system in memory where there is room, because the workers otherwise wait for the disk at each commit. Durability is
 * tested by processes with a folder of their own on the disk.
 */
export function databaseParent() {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    return bavail * bsize > ROOM ? MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}
