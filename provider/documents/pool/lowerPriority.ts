import os from 'node:os';

/** between 0 (normal) and 19 (lowest) */
const NICENESS = 10;

/**
 * Lets the threads that answer requests run first on a busy machine. On Linux the call sets the priority of the calling thread
 * alone; elsewhere it would slow the whole process.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') os.setPriority(NICENESS);
}
