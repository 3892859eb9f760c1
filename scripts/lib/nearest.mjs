// Selects the tests nearest to a change within a time limit, by the durations of their last run.
import fs from 'node:fs';
import path from 'node:path';
import { testsReachedBy } from './reach.mjs';
import { root } from './run.mjs';

/** The time limit of `npm run verify`. */
const SECONDS = 2 * 60;
/** Assumed for a file without a duration; also the time before the first test of a file. */
const UNKNOWN_S = 5;
const LOADING_S = 2;

const memory = path.join(root, '.cache/results/times.json');
const timesOf = () => (fs.existsSync(memory) ? JSON.parse(fs.readFileSync(memory, 'utf8')) : {});

/** @param {{ file: string, seconds: number }[]} tests */
export function rememberTimes(tests) {
  const times = {};
  for (const { file, seconds } of tests) times[file] = (times[file] ?? LOADING_S) + seconds;
  fs.writeFileSync(memory, JSON.stringify({ ...timesOf(), ...times }));
}

/**
 * @param {string[]} changed
 * @param {number} [limit] seconds
 * @returns {{ chosen: string[], left: string[] }} a changed test file is always among the chosen
 */
export function nearestTests(changed, limit = SECONDS) {
  const times = timesOf();
  const chosen = [];
  const left = [];
  let spent = 0;
  for (const [file, far] of testsReachedBy(changed)) {
    const seconds = times[file] ?? UNKNOWN_S;
    const fits = far === 0 || spent + seconds <= limit;
    if (fits) spent += seconds;
    (fits ? chosen : left).push(file);
  }
  return { chosen, left };
}

/** @returns {string} the number of these test files in each folder */
export function byFolder(files) {
  const counts = new Map();
  for (const file of files) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  return [...counts].map(([folder, count]) => `${folder} ${count}`).join(', ');
}
