// Mutants of Stryker in source files, run against the nearest tests. Incremental: a mutant runs again when its code or one of its tests
// has changed. `npm run trials -- mutants [path…]`; without a path the files changed since main; `pure` for all pure modules.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changedFiles, stillThere } from '../lib/changed.mjs';
import { filesBelow } from '../lib/reach.mjs';
import { Plain, root } from '../lib/run.mjs';
import { table } from '../lib/table.mjs';
import { pureModules } from './pureModules.mjs';

export const title = 'mutants of changed files or of the given paths';
export const head = ['file', 'runner', 'mutants', 'killed', 'survived', 'not reached', 'left out', 'killed, %'];
/** Words after its name are paths. */
export const takesWords = true;
/** Required percentage of killed mutants in pure modules. */
const LEAST_PERCENT = 90;

const SOURCES = ['common', 'provider', 'src'];
const isSource = (name) =>
  /^(common|provider|src)\/.+\.tsx?$/.test(name) && !/\.(d|gen)\.tsx?$|(^|\/)generated\//.test(name);
const KILLED = new Set(['Killed', 'Timeout']);
/** 'NoCoverage': no test runs it. */
const ALIVE = new Set(['Survived', 'NoCoverage']);

const RUNNERS = {
  // All tests of pure modules are loaded once, in one process. Values computed when a module is loaded are shared by all tests.
  pure: { coverageAnalysis: 'perTest', ignoreStatic: true, concurrency: 1, timeoutMS: 10_000 },
  // jest starts for each mutant, with a provider.
  nearest: {
    coverageAnalysis: 'perTest',
    concurrency: Math.min(2, os.availableParallelism()),
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
  },
};

const optionsOf = (runner, mutate) => ({
  mutate,
  testRunner: runner,
  ...RUNNERS[runner],
  plugins: [`${runner}Runner`, 'planReporter'].map((name) => path.join(import.meta.dirname, `${name}.mjs`)),
  reporters: ['plan'],
  incremental: true,
  incrementalFile: `.cache/mutants.${runner}.json`,
  tempDirName: '.cache/mutants',
  ignorePatterns: ['/build', '/docs', '/public', '/coverage', '/test-results', '/.data', '/.cache'],
  disableTypeChecks: false,
  allowEmpty: true,
  logLevel: 'error',
});

/** Stryker omits files without mutants, such as those with types only. */
async function mutantsOf(runner, files) {
  if (files.length === 0) return [];
  const { Stryker } = await import('@stryker-mutator/core');
  const all = await new Stryker(optionsOf(runner, files)).runMutationTest();
  // The results of an incremental run include those of other paths.
  const named = all.map((mutant) => ({ ...mutant, file: path.relative(root, mutant.fileName).replaceAll('\\', '/') }));
  return named.filter(({ file }) => files.includes(file)).map((mutant) => ({ ...mutant, runner }));
}

const countIn = (mutants, statuses) => mutants.filter(({ status }) => statuses.has(status)).length;
const percent = (killed, of) => (of === 0 ? 100 : (100 * killed) / of);
const shown = (killed, of) => percent(killed, of).toFixed(1);

function rowOf(mutants) {
  const [{ file, runner }] = mutants;
  const killed = countIn(mutants, KILLED);
  const alive = countIn(mutants, ALIVE);
  const unreached = countIn(mutants, new Set(['NoCoverage']));
  const leftOut = mutants.length - killed - alive;
  const counts = [killed + alive, killed, alive - unreached, unreached, leftOut];
  return [file, runner, ...counts, shown(killed, killed + alive)];
}

/** The position, the mutator, and the text before and after, each in one line. */
function survivorOf({ file, location: { start, end }, replacement, mutatorName }) {
  const lines = fs
    .readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  const oneLine = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 90);
  return [`${file}:${start.line}:${start.column}`, mutatorName, oneLine(lines.join(' ')), oneLine(replacement ?? '')];
}

function filesAt(paths, pure) {
  if (paths.length === 0) return stillThere(changedFiles().files).filter(isSource);
  if (paths.includes('pure')) return pure;
  const wanted = paths.map((one) => path.relative(root, path.resolve(root, one)).replaceAll('\\', '/'));
  const files = SOURCES.flatMap((folder) => [...filesBelow(folder)])
    .filter(isSource)
    .filter((name) => wanted.some((one) => name === one || name.startsWith(`${one}/`)));
  if (files.length === 0) throw new Plain(`No source file of ${SOURCES.join(', ')} at: ${paths.join(' ')}`);
  return files;
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run(paths = []) {
  const pure = pureModules(root);
  const files = filesAt(paths, pure);
  if (files.length === 0) return { rows: [], passed: true, says: 'no source file has changed since main' };
  const ofPure = await mutantsOf(
    'pure',
    files.filter((file) => pure.includes(file)),
  );
  const others = await mutantsOf(
    'nearest',
    files.filter((file) => !pure.includes(file)),
  );
  const all = [...ofPure, ...others];
  const survivors = all.filter(({ status }) => ALIVE.has(status)).map(survivorOf);
  if (survivors.length > 0) console.log(`${table(['survivor', 'mutator', 'before', 'after'], survivors)}\n`);
  const score = (mutants) => {
    const killed = countIn(mutants, KILLED);
    return { killed, of: killed + countIn(mutants, ALIVE) };
  };
  const [pureScore, otherScore] = [score(ofPure), score(others)];
  const parts = [
    `${pureScore.killed} of ${pureScore.of} mutants of pure modules killed, ${shown(pureScore.killed, pureScore.of)} % (at least ${LEAST_PERCENT})`,
    `${otherScore.killed} of ${otherScore.of} others, ${shown(otherScore.killed, otherScore.of)} % (reported only)`,
  ];
  return {
    rows: files
      .map((name) => all.filter(({ file }) => file === name))
      .filter((mutants) => mutants.length > 0)
      .map(rowOf),
    passed: percent(pureScore.killed, pureScore.of) >= LEAST_PERCENT,
    says: parts.filter((_, index) => [pureScore, otherScore][index].of > 0).join('; ') || 'no mutants in these files',
  };
}
