// The steps of `npm test`. A step returns its exit code, its output unless it was shown, and its numbers of tests, if any.
import fs from 'node:fs';
import path from 'node:path';
import { jestResults, playwrightResults } from '../checks/titles.mjs';
import { ensureBuilt } from './build.mjs';
import { changedFiles, stillThere } from './changed.mjs';
import { byFolder, nearestTests, rememberTimes } from './nearest.mjs';
import { testDatabaseUrl, throughSocket } from './postgres.mjs';
import { node, root, tool } from './run.mjs';
import { childSeconds } from './usage.mjs';

const quietly = (...args) => node(args, { quiet: true });
const check = (name) => () => quietly(`scripts/checks/${name}.mjs`);
const results = (name) => path.join(root, '.cache/results', `${name}.json`);

async function together(runs) {
  const all = await Promise.all(runs);
  return { code: Math.max(...all.map(({ code }) => code)), output: all.map(({ output }) => output).join('') };
}

/** The layout of a file depends only on that file, so that the fast round checks the changed ones. */
async function format({ fast }) {
  const files = fast ? stillThere(changedFiles().files) : ['.'];
  if (files.length === 0) return { code: 0, output: 'no file changed' };
  return quietly(tool('oxfmt/bin/oxfmt'), '--list-different', '--no-error-on-unmatched-pattern', ...files);
}

const structure = () => together([check('structure')(), check('styles')(), check('vocabulary')()]);

async function portalBuild() {
  await ensureBuilt(['portal']);
  return quietly('scripts/checks/size.mjs');
}

/** Runs a test tool with visible output, and reads its report. Removes an older report first. */
async function counted(args, options, name, read) {
  fs.mkdirSync(path.dirname(results(name)), { recursive: true });
  fs.rmSync(results(name), { force: true });
  const from = { wall: performance.now(), cpu: childSeconds() };
  const { code } = await node(args, options);
  const usage = { wall: (performance.now() - from.wall) / 1000, cpu: childSeconds() - from.cpu };
  fs.writeFileSync(results(`${name}.usage`), JSON.stringify(usage));
  const report = read(results(name));
  const chosen = (key) => report?.tests.filter((test) => test[key]) ?? [];
  const flaky = chosen('flaky').map(({ title }) => title);
  return { code, passed: chosen('passed').length, failed: chosen('failed').length + (report?.broken ?? 0), flaky };
}

// More room for short-lived objects, and a higher threshold for optimisation, save a tenth of the time each: screens create much garbage,
// and each test file loads its modules again, so that few functions are called often. Workers inherit the options.
const JEST = ['--max-semi-space-size=64', '--interrupt-budget=1000000', tool('jest/bin/jest.js'), '--ci', '--json'];

async function jest(args, url) {
  // jest prints the report on standard output, in addition to the readable one on standard error.
  const env = { TEST_DATABASE_URL: url, TEST_DATABASE_SOCKET: url && (await throughSocket(url)) };
  const options = { env, reportOnly: true };
  const done = await counted([...JEST, `--outputFile=${results('jest')}`, ...args], options, 'jest', jestResults);
  rememberTimes(jestResults(results('jest'))?.tests ?? []);
  return done;
}

async function unitTests({ fast }) {
  const url = await testDatabaseUrl();
  if (fast) return reachedTests(url);
  console.log(
    url
      ? 'On PostgreSQL; tests that depend on the engine also on the embedded one (*.both.test.ts).'
      : 'On the embedded engine; no PostgreSQL answers on 127.0.0.1:5432.',
  );
  return jest([], url);
}

/** The tests nearest to the changes within the time limit; the others are listed. */
async function reachedTests(url) {
  const { since, files } = changedFiles();
  const { chosen, left } = nearestTests(files);
  console.log(`${files.length} files changed since ${since}: ${chosen.length} test files are run.`);
  if (left.length > 0) console.log(`Left out, as further away than the time allows: ${byFolder(left)}`);
  console.log(
    'Left out in any case: build, browser tests, the second engine, requirements, times; `npm test` runs all.',
  );
  if (chosen.length === 0) return { code: 0 };
  return jest(['--selectProjects', 'portal', 'provider', '--runTestsByPath', ...chosen], url);
}

async function browserTests() {
  await ensureBuilt(['portal', 'provider']);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: results('playwright') };
  return counted(
    [tool('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    { env },
    'playwright',
    playwrightResults,
  );
}

/**
 * beside: shows nothing while it runs and writes nothing another step reads, so that it may run beside one; the longest comes first
 * whole: what it shows is worth reading although it passed
 * browser: needs an installed browser
 * @type {{ name: string, says: string, beside?: boolean, slow?: boolean, whole?: boolean, browser?: boolean, run: (how: { fast: boolean }) => Promise<{code: number, output?: string, passed?: number, failed?: number, flaky?: string[]}> }[]}
 */
export const steps = [
  { name: 'build', beside: true, says: 'portal build and size of the login page', slow: true, run: portalBuild },
  {
    name: 'lint',
    says: 'types and lint of portal, provider and tests',
    beside: true,
    // A change can break the types of an unchanged file, so the fast round checks all files too.
    run: () => quietly(tool('oxlint/bin/oxlint'), '--config=oxlint.config.js'),
  },
  { name: 'contract', beside: true, says: 'contract lint, generated files fresh', run: check('freshness') },
  {
    name: 'boundaries',
    beside: true,
    says: 'who may import whom',
    run: () =>
      quietly(
        tool('dependency-cruiser/bin/dependency-cruise.mjs'),
        'src',
        'provider',
        'common',
        'tests',
        '--output-type',
        'err-long',
      ),
  },
  { name: 'format', beside: true, says: 'formatting', run: format },
  {
    name: 'structure',
    beside: true,
    says: 'nothing without its test, nothing left behind, styles in one order, vocabulary of the added lines',
    run: structure,
  },
  { name: 'tests', says: 'unit, screen and provider tests', run: unitTests },
  { name: 'browser', says: 'browser tests', slow: true, browser: true, run: browserTests },
  {
    name: 'requirements',
    says: 'requirements cited by tests that passed',
    slow: true,
    whole: true,
    run: check('requirements'),
  },
  { name: 'times', says: 'time the tests took', slow: true, whole: true, run: check('times') },
];
