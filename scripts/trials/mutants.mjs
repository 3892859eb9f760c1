// Small changes made by Stryker in the pure modules, of which the tests that need no provider must notice nine in ten (R19).
// `npm run trials -- mutants src/shared/lib` changes only what stands there.
import fs from 'node:fs';
import path from 'node:path';
import { Plain, root } from '../lib/run.mjs';
import { table } from '../lib/table.mjs';
import { pureModules } from './pureModules.mjs';

export const title = 'mutants of the pure modules, which tests without a provider must notice';
export const head = ['file', 'mutants', 'killed', 'survived', 'not reached', 'left out', 'killed, %'];
/** Words behind its name are the paths it looks at. */
export const takesWords = true;
const LEAST_PERCENT = 90;

const KILLED = new Set(['Killed', 'Timeout']);
/** 'NoCoverage': no test comes by. */
const ALIVE = new Set(['Survived', 'NoCoverage']);

const options = (mutate) => ({
  mutate,
  testRunner: 'pure',
  plugins: [path.join(import.meta.dirname, 'pureRunner.mjs')],
  coverageAnalysis: 'perTest',
  // What a module makes when it is loaded is made once for all its tests.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 10_000,
  disableTypeChecks: false,
  ignorePatterns: ['build', 'docs', 'public', 'coverage', 'test-results', '/.data', '/.cache'],
  tempDirName: '.cache/mutants',
  reporters: [],
  allowEmpty: true,
  logLevel: 'error',
});

const countIn = (mutants, statuses) => mutants.filter(({ status }) => statuses.has(status)).length;
const percent = (killed, of) => (of === 0 ? 100 : (100 * killed) / of);
const shown = (killed, of) => percent(killed, of).toFixed(1);

function rowOf(name, mutants) {
  const killed = countIn(mutants, KILLED);
  const alive = countIn(mutants, ALIVE);
  const unreached = countIn(mutants, new Set(['NoCoverage']));
  const leftOut = mutants.length - killed - alive;
  return [name, killed + alive, killed, alive - unreached, unreached, leftOut, shown(killed, killed + alive)];
}

/** What stood there and what stands there in the mutant, in one line each. */
function survivorOf({ fileName, location: { start, end }, replacement, mutatorName }) {
  const lines = fs
    .readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  const oneLine = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 90);
  const place = `${path.relative(root, fileName).replaceAll('\\', '/')}:${start.line}:${start.column}`;
  return [place, mutatorName, oneLine(lines.join(' ')), oneLine(replacement ?? '')];
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run(paths = []) {
  const files = pureModules(root).filter((name) => paths.length === 0 || paths.some((one) => name.startsWith(one)));
  if (files.length === 0) throw new Plain(`No pure module stands at: ${paths.join(' ')}`);
  const { Stryker } = await import('@stryker-mutator/core');
  const mutants = await new Stryker(options(files)).runMutationTest();
  const of = (file) => mutants.filter(({ fileName }) => path.resolve(root, fileName) === path.join(root, file));
  const survivors = files.flatMap((file) =>
    of(file)
      .filter(({ status }) => ALIVE.has(status))
      .map(survivorOf),
  );
  if (survivors.length > 0) console.log(`${table(['survivor', 'mutator', 'was', 'became'], survivors)}\n`);
  const killed = countIn(mutants, KILLED);
  const late = countIn(mutants, new Set(['Timeout']));
  const all = killed + survivors.length;
  return {
    rows: files.map((file) => rowOf(file, of(file))),
    passed: percent(killed, all) >= LEAST_PERCENT,
    says: `${killed} of ${all} mutants killed, ${late} of them for taking too long; ${shown(killed, all)} % (at least ${LEAST_PERCENT})`,
  };
}
