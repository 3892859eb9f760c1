// The titles of the passed tests, from the reports of jest and Playwright.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

const read = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);

const jestTests = (report) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      title: fullName,
      passed: status === 'passed',
      failed: status === 'failed',
      flaky: false,
      file: path.relative(root, name),
      seconds: (duration ?? 0) / 1000,
    })),
  );

const playwrightTests = (suite, above = '') =>
  (suite.suites ?? [])
    .flatMap((inner) => playwrightTests(inner, `${above} ${inner.title}`))
    .concat(
      (suite.specs ?? []).flatMap(({ title, file, tests }) =>
        tests.map(({ status, results }) => ({
          title: `${above} ${title}`.trim(),
          passed: status === 'expected' || status === 'flaky',
          failed: status === 'unexpected',
          flaky: status === 'flaky',
          file: `tests/e2e/${file}`,
          // Of two attempts the second one: the first one includes the time until its failure.
          seconds: (results.at(-1)?.duration ?? 0) / 1000,
        })),
      ),
    );

/**
 * @typedef {{ title: string, passed: boolean, failed: boolean, flaky: boolean, file: string, seconds: number }} Test flaky: passed only
 * on the second attempt; file: below the project's root
 */

/** @returns {{ tests: Test[], broken: number } | undefined} broken: files that did not run; undefined without a report */
export function jestResults(file) {
  const report = read(file);
  return report && { tests: jestTests(report), broken: report.numRuntimeErrorTestSuites };
}

export function playwrightResults(file) {
  const report = read(file);
  return report && { tests: playwrightTests(report), broken: report.errors?.length ?? 0 };
}
