// Processor time of the ended child processes.
import fs from 'node:fs';

/** Linux counts in hundredths of a second on all platforms of Node. */
const TICKS = 100;

/** @returns {number | undefined} seconds of user and system time of all descendants; undefined on systems other than Linux */
export function childSeconds() {
  try {
    const text = fs.readFileSync('/proc/self/stat', 'utf8');
    // The fields after the name in brackets; cutime and cstime are the 16th and 17th of all.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    return undefined;
  }
}
