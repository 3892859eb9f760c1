// Processor time of what this process has started and waited for.
import fs from 'node:fs';

/** The kernel counts in hundredths of a second, on every machine Node runs on. */
const TICKS = 100;

/** @returns {number | undefined} seconds, user and system together, with all children of children; undefined where the system tells it otherwise than Linux */
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
