// The tests nearest to a change that fit into the time of the fast round, by what their files took the last time.
import fs from 'node:fs';
import path from 'node:path';
import { testsReachedBy } from './reach.mjs';
import { root } from './run.mjs';

/** What two workers get through while somebody waits. */
const SECONDS = 2 * 60;
/** A file that has not run here yet; and what each costs before its first test. */
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

/** @returns {{ chosen: string[], left: string[] }} what was changed itself is always among the chosen */
export function nearestTests(changed) {
  const times = timesOf();
  const chosen = [];
  const left = [];
  let spent = 0;
  for (const [file, far] of testsReachedBy(changed)) {
    const seconds = times[file] ?? UNKNOWN_S;
    const fits = far === 0 || spent + seconds <= SECONDS;
    if (fits) spent += seconds;
    (fits ? chosen : left).push(file);
  }
  return { chosen, left };
}

/** @returns {string} how many of these tests stand in each folder */
export function byFolder(files) {
  const counts = new Map();
  for (const file of files) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  return [...counts].map(([folder, count]) => `${folder} ${count}`).join(', ');
}
