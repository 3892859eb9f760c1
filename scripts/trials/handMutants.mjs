// Manually defined mutants in copies of the project, each of which must make a test fail (R19). `npm run trials -- handMutants receipt`
// runs those with the word in their name or file.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { Plain, root } from '../lib/run.mjs';
import { applied } from './handMutants/changes.mjs';
import { handMutants } from './handMutants/list.mjs';
import { jestRun } from './jestRun.mjs';

export const title = 'mutants made by hand, each of which must make a test fail';
export const head = ['mutant', 'tests', 'failed', 'detected by', 's'];
/** Words after its name select mutants. */
export const takesWords = true;

/** One copy more than cores, because a failing test mostly waits. */
const COPIES = Math.min(2, os.availableParallelism()) + 1;
/** Reused by the next run: compiled tests and filled databases of a copy. */
const KEPT = new Set(['node_modules', '.cache']);
const NOT_COPIED = new Set([...KEPT, 'build', '.git', '.data', 'coverage', 'test-results']);

function copyProject(index) {
  const folder = path.join(root, `.cache/copy${index}`);
  fs.mkdirSync(folder, { recursive: true });
  for (const name of fs.readdirSync(folder).filter((each) => !KEPT.has(each)))
    fs.rmSync(path.join(folder, name), { recursive: true });
  for (const name of fs.readdirSync(root).filter((each) => !NOT_COPIED.has(each)))
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  if (!fs.existsSync(path.join(folder, 'node_modules')))
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/** `**` matches any number of folders, `*` a part of a name. */
const patternOf = (glob) =>
  new RegExp(
    `^${glob
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\*\*\/?|\*/g, (stars) => ({ '**/': '(.+/)?', '**': '.+', '*': '[^/]*' })[stars])}$`,
  );

function filesMatching(folder, glob) {
  const [top] = glob.split('/');
  const names = fs.readdirSync(path.join(folder, top), { recursive: true });
  return names
    .map((name) => `${top}/${name.replaceAll('\\', '/')}`)
    .filter((name) => patternOf(glob).test(name) && /\.\w+$/.test(name));
}

/** The changed files with their texts before; empty where the symbol of the change was not found. */
function mutate(folder, { file: glob, change }) {
  const changed = new Map();
  for (const name of filesMatching(folder, glob)) {
    const file = path.join(folder, name);
    const before = fs.readFileSync(file, 'utf8');
    const edits = change(name, before);
    if (edits.length === 0) continue;
    changed.set(file, before);
    fs.writeFileSync(file, applied(before, edits));
  }
  return changed;
}

const projectOf = ({ file }) => (file.startsWith('src/') ? 'portal' : 'provider');

function jestArgs(project, tests) {
  const names = tests.map((name) => `/${name.replaceAll('.', String.raw`\.`)}(\\.both)?\\.test\\.tsx?$`);
  return ['--selectProjects', project, '--testPathPatterns', ...names];
}

const shortened = (text) => (text.length > 70 ? `${text.slice(0, 69)}…` : text);

async function row(name, project, tests, { folder, server, none }) {
  const from = performance.now();
  const { count, red, broken } = await jestRun(folder, jestArgs(project, tests), { TEST_DATABASE_URL: server });
  const detectedBy = broken ?? red[0]?.name ?? none;
  return [name, count, red.length, shortened(detectedBy), Math.round((performance.now() - from) / 1000)];
}

async function mutantRow(mutant, copy) {
  const changed = mutate(copy.folder, mutant);
  if (changed.size === 0) return [mutant.name, 0, 0, `symbol not found in ${mutant.file}`, 0];
  try {
    return await row(mutant.name, projectOf(mutant), mutant.tests, { ...copy, none: 'NOTHING' });
  } finally {
    for (const [file, before] of changed) fs.writeFileSync(file, before);
  }
}

/** Each copy takes the next job when it is free. */
const inCopies = (copies, jobs, work) =>
  Promise.all(
    copies.map(async (copy) => {
      for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) await work(job, copy);
    }),
  );

/** Runs the same tests without a mutant: all must pass, otherwise a failure would prove nothing. */
async function rowsWithout(chosen, copies) {
  const rows = [];
  await inCopies(copies, [...new Set(chosen.map(projectOf))], async (project, copy) => {
    const tests = new Set(chosen.filter((one) => projectOf(one) === project).flatMap((one) => one.tests));
    rows.push(await row(`none (${project})`, project, [...tests], { ...copy, none: '-' }));
  });
  return rows;
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run(words = []) {
  const server = await testDatabaseUrl();
  const chosen = handMutants.filter(
    ({ name, file, needsServer }) =>
      (server || !needsServer) && (words.length === 0 || words.some((word) => `${name} ${file}`.includes(word))),
  );
  if (chosen.length === 0) throw new Plain(`No mutant has one of these words in its name or file: ${words.join(' ')}`);
  const copies = Array.from({ length: COPIES }, (_, index) => ({ folder: copyProject(index), server }));
  const rows = await rowsWithout(chosen, copies);
  if (rows.some(([, count, failed]) => count === 0 || failed > 0))
    return { rows, passed: false, says: 'tests fail without any mutant: the mutants cannot be evaluated' };
  let detected = 0;
  await inCopies(copies, [...chosen], async (mutant, copy) => {
    const done = await mutantRow(mutant, copy);
    rows.push(done);
    if (done[2] > 0) detected += 1;
    console.log(`  ${done[2] > 0 ? 'detected' : 'NOT DETECTED'}: ${mutant.name}`);
  });
  return { rows, passed: detected === chosen.length, says: `${detected} of ${chosen.length} mutants detected` };
}
