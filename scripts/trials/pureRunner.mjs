// Runs the tests of pure modules for Stryker: all are loaded once, and a mutant runs those that reach it. Stryker's runner for jest loads
// them for each mutant, which takes fifty times as long. Only supports the features of jest that these tests use.
import fs from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { expect } from 'expect';
import house from '../../jest.config.js';
import { pureTests } from './pureModules.mjs';

const [{ transform, moduleNameMapper }] = house.projects;
// The transform without the React Compiler, which pure modules do not need.
const [, swc] = Object.values(transform).at(-1);
const NAMES = Object.entries(moduleNameMapper).map(([pattern, prefix]) => [new RegExp(pattern), prefix]);
const [PASSED, FAILED] = [0, 1];
const NAMESPACE = '__stryker__';

/** Resolves and transforms modules by jest.config.js, below `folder`. */
function readAsJest(folder) {
  const find = Module._resolveFilename;
  Module._resolveFilename = (request, ...others) => {
    const [pattern, prefix] = NAMES.find(([one]) => one.test(request)) ?? [];
    const groups = pattern?.exec(request);
    // As in jest, the replacement replaces the whole name, not only the matched part.
    const name = prefix?.replace('<rootDir>', folder).replaceAll(/\$(\d)/g, (_all, group) => groups[group]);
    return find.call(Module, name ?? request, ...others);
  };
  for (const extension of ['.ts', '.tsx'])
    Module._extensions[extension] = (module, filename) =>
      module._compile(
        transformSync(fs.readFileSync(filename, 'utf8'), { filename, swcrc: false, ...swc }).code,
        filename,
      );
}

/** Runs the files with `describe`, `test` and `expect`, and returns their tests. */
function testsOf(folder, files) {
  const tests = [];
  let prefix = '';
  const each = (make) => (rows) => (title, body) =>
    rows.forEach((row, at) => {
      const values = Array.isArray(row) ? row : [row];
      make(`${title} [${at}]`, () => body(...values));
    });
  const test = (title, body) => {
    const name = `${prefix}${title}`;
    tests.push({ id: `${tests.length} ${name}`, name, body, fileName: files.now });
  };
  const describe = (title, body) => {
    const outside = prefix;
    prefix += `${title} `;
    body();
    prefix = outside;
  };
  Object.assign(globalThis, { expect, test: Object.assign(test, { each: each(test) }) });
  globalThis.describe = Object.assign(describe, { each: each(describe) });
  const require = createRequire(path.join(folder, 'package.json'));
  for (const file of files) {
    files.now = path.join(folder, file);
    require(files.now);
  }
  return tests;
}

/** Undefined when the test passes, otherwise the error. */
async function failureOf({ body }) {
  try {
    await body();
    return undefined;
  } catch (error) {
    return String(error?.message ?? error);
  }
}

class PureRunner {
  #stryker = (globalThis[NAMESPACE] ??= {});
  #tests = [];

  capabilities() {
    return { reloadEnvironment: false };
  }

  /** In each process, because a mutant that never ends is killed with its process. */
  async init() {
    readAsJest(process.cwd());
    this.#tests = testsOf(process.cwd(), pureTests(process.cwd()));
  }

  async dryRun() {
    const tests = [];
    for (const test of this.#tests) {
      this.#stryker.currentTestId = test.id;
      const from = performance.now();
      const failureMessage = await failureOf(test);
      const status = failureMessage === undefined ? PASSED : FAILED;
      const { id, name, fileName } = test;
      tests.push({ id, name, fileName, timeSpentMs: performance.now() - from, status, failureMessage });
    }
    this.#stryker.currentTestId = undefined;
    // Fast tests kill most mutants, so they run before the property tests.
    const took = new Map(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
    this.#tests.sort((one, other) => took.get(one.id) - took.get(other.id));
    return { status: 'complete', tests, mutantCoverage: this.#stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const chosen = testFilter ? this.#tests.filter(({ id }) => testFilter.includes(id)) : this.#tests;
    Object.assign(this.#stryker, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit ? 0 : undefined });
    if (chosen.length === 0) return { status: 'error', errorMessage: 'Its tests are not there.' };
    let nrOfTests = 0;
    for (const test of chosen) {
      nrOfTests += 1;
      const failureMessage = await failureOf(test);
      if (failureMessage === undefined) continue;
      if (this.#stryker.hitCount > hitLimit) return { status: 'timeout', reason: failureMessage };
      return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests };
    }
    return { status: 'survived', nrOfTests };
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'pure', injectableClass: PureRunner }];
