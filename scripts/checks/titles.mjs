// The titles of the tests that passed, read from the results jest and Playwright left.
import fs from 'node:fs';

const read = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);

const jestTests = (report) =>
  report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      passed: status === 'passed',
      failed: status === 'failed',
    })),
  );

const playwrightTests = (suite, above = '') =>
  (suite.suites ?? [])
    .flatMap((inner) => playwrightTests(inner, `${above} ${inner.title}`))
    .concat(
      (suite.specs ?? []).flatMap(({ title, tests }) =>
        tests.map(({ status }) => ({
          title: `${above} ${title}`.trim(),
          passed: status === 'expected' || status === 'flaky',
          failed: status === 'unexpected',
        })),
      ),
    );

/** @returns {{ tests: {title: string, passed: boolean, failed: boolean}[], broken: number } | undefined} broken: files that did not run; undefined without a report */
export function jestResults(file) {
  const report = read(file);
  return report && { tests: jestTests(report), broken: report.numRuntimeErrorTestSuites };
}

export function playwrightResults(file) {
  const report = read(file);
  return report && { tests: playwrightTests(report), broken: report.errors?.length ?? 0 };
}
