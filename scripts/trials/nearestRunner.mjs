// Runs the nearest tests of a mutant with jest in a separate process. The active mutant is in its environment, and so in that of the
// providers that the tests start.
import fs from 'node:fs';
import path from 'node:path';
import { nearestTests } from '../lib/nearest.mjs';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { jestRun } from './jestRun.mjs';

/** For the tests of one mutant. */
const SECONDS = 30;
const [PASSED, FAILED] = [0, 1];
const OF_PROVIDER = /^tests\/(provider|contract|common)\//;
/** The instrumented source asks for the number of a mutant where it takes effect. */
const MUTANT = /stryMutAct_\w+\("(\d+)"\)/g;

const mutantsIn = (file) => [...fs.readFileSync(file, 'utf8').matchAll(MUTANT)].map(([, id]) => id);

class NearestRunner {
  #database;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#database = await testDatabaseUrl();
  }

  #run(tests, env = {}) {
    const projects = new Set(tests.map((test) => (OF_PROVIDER.test(test) ? 'provider' : 'portal')));
    const args = ['--selectProjects', ...projects, '--runTestsByPath', ...tests];
    return jestRun(process.cwd(), args, { TEST_DATABASE_URL: this.#database, ...env });
  }

  /** Each test file is one test for Stryker, and covers the mutants of the sources whose nearest tests include it. */
  async dryRun({ files }) {
    const perTest = {};
    for (const file of files) {
      const ids = mutantsIn(file);
      for (const test of nearestTests([path.relative(process.cwd(), file)], SECONDS).chosen)
        perTest[test] = { ...perTest[test], ...Object.fromEntries(ids.map((id) => [id, 1])) };
    }
    const mutantCoverage = { static: {}, perTest };
    if (Object.keys(perTest).length === 0) return { status: 'complete', tests: [], mutantCoverage };
    const { files: ran, red, broken } = await this.#run(Object.keys(perTest));
    if (broken !== undefined) return { status: 'error', errorMessage: broken };
    const tests = ran.map(({ file, seconds }) => {
      const { name } = red.find((one) => one.file === file) ?? {};
      const test = { id: file, name: file, fileName: path.resolve(file), timeSpentMs: seconds * 1000 };
      return name === undefined ? { ...test, status: PASSED } : { ...test, status: FAILED, failureMessage: name };
    });
    return { status: 'complete', tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter }) {
    const { files, red, broken } = await this.#run(testFilter, { __STRYKER_ACTIVE_MUTANT__: activeMutant.id });
    const nrOfTests = files.length;
    if (broken === undefined && red.length === 0) return { status: 'survived', nrOfTests };
    const [{ file, name }] = [...red, { file: testFilter[0], name: broken }];
    return { status: 'killed', killedBy: [file], failureMessage: name, nrOfTests };
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'nearest', injectableClass: NearestRunner }];
