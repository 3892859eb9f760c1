// The steps of `npm test`. A step answers with its exit code, its output unless it was shown, and the tests it ran, if any.
import fs from 'node:fs';
import path from 'node:path';
import { jestResults, playwrightResults } from '../checks/titles.mjs';
import { ensureBuilt } from './build.mjs';
import { testDatabaseUrl } from './postgres.mjs';
import { node, root, tool } from './run.mjs';

const quietly = (...args) => node(args, { quiet: true });
const check = (name) => () => quietly(`scripts/checks/${name}.mjs`);
const results = (name) => path.join(root, '.cache/results', `${name}.json`);

async function types() {
  const project = (name) =>
    quietly(
      tool('typescript/bin/tsc'),
      '-p',
      name,
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      `.cache/types/${name}.tsbuildinfo`,
    );
  const all = await Promise.all(['src', 'provider', 'tests'].map(project));
  return { code: Math.max(...all.map(({ code }) => code)), output: all.map(({ output }) => output).join('') };
}

async function portalBuild() {
  await ensureBuilt(['portal']);
  return quietly('scripts/checks/size.mjs');
}

/** Runs a test tool in sight, and counts what its report says. An old report never passes for this run's. */
async function counted(args, options, name, read) {
  fs.mkdirSync(path.dirname(results(name)), { recursive: true });
  fs.rmSync(results(name), { force: true });
  const { code } = await node(args, options);
  const report = read(results(name));
  const count = (key) => report?.tests.filter((test) => test[key]).length ?? 0;
  return { code, passed: count('passed'), failed: count('failed') + (report?.broken ?? 0) };
}

async function unitTests({ fast }) {
  // The same tests on a second engine take as long again; the fast round takes it only when told to.
  const url = fast ? process.env.TEST_DATABASE_URL : await testDatabaseUrl();
  const why = fast ? 'PostgreSQL is part of npm test' : 'no PostgreSQL answers on 127.0.0.1:5432';
  console.log(url ? 'On both engines, embedded and PostgreSQL.' : `On the embedded engine; ${why}.`);
  // Screens make much garbage that is young: room for it saves a tenth of the time. Workers take the option over.
  const args = [
    '--max-semi-space-size=64',
    tool('jest/bin/jest.js'),
    '--ci',
    '--json',
    `--outputFile=${results('jest')}`,
  ];
  // jest repeats the report on standard output, beside the readable one on standard error
  return counted(args, { env: { TEST_DATABASE_URL: url }, reportOnly: true }, 'jest', jestResults);
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
 * beside: shows nothing while it runs and writes nothing another step reads, so that it may run beside one; the longest stands first
 * @type {{ name: string, says: string, beside?: boolean, slow?: boolean, run: (how: { fast: boolean }) => Promise<{code: number, output?: string, passed?: number, failed?: number}> }[]}
 */
export const steps = [
  {
    name: 'lint',
    says: 'lint',
    beside: true,
    run: () => quietly(tool('eslint/bin/eslint.js'), '.', '--max-warnings=0'),
  },
  { name: 'contract', beside: true, says: 'contract lint, generated files fresh', run: check('freshness') },
  {
    name: 'format',
    beside: true,
    says: 'formatting',
    run: () => quietly(tool('prettier/bin/prettier.cjs'), '--check', '.', '--log-level=warn'),
  },
  { name: 'types', beside: true, says: 'types of portal, provider and tests', run: types },
  {
    name: 'boundaries',
    beside: true,
    says: 'who may import whom',
    run: () =>
      quietly(
        tool('dependency-cruiser/bin/dependency-cruise.mjs'),
        'src',
        'provider',
        'tests',
        '--output-type',
        'err-long',
      ),
  },
  { name: 'structure', beside: true, says: 'nothing without its test, nothing left behind', run: check('structure') },
  { name: 'build', beside: true, says: 'portal build and size of the login page', slow: true, run: portalBuild },
  { name: 'tests', says: 'unit, screen and provider tests', run: unitTests },
  { name: 'browser', says: 'browser tests', slow: true, run: browserTests },
  { name: 'requirements', says: 'requirements cited by tests that passed', slow: true, run: check('requirements') },
];
