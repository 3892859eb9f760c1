// Tests of the last `npm test` that took longer than ten seconds and have no reason in slowTests.json.
import fs from 'node:fs';
import path from 'node:path';
import { jestResults } from '../checks/titles.mjs';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { node, tool } from '../lib/run.mjs';
import { reportOf, testTimes } from '../lib/testTimes.mjs';

const LIMIT_S = 10;

export const title = `no test takes more than ${LIMIT_S} s on a quiet machine without a reason`;
export const head = ['seconds', 'test'];

/** The time of a test of jest that runs alone, because parallel tests may have slowed it down. */
async function secondsAlone({ file, title: name, seconds: before }) {
  const report = reportOf('alone');
  const exactly = `^${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;
  const args = ['--ci', '--maxWorkers=1', '--json', `--outputFile=${report}`, '-t', exactly, '--runTestsByPath', file];
  await node([tool('jest/bin/jest.js'), ...args], { env: { TEST_DATABASE_URL: await testDatabaseUrl() }, quiet: true });
  const times = jestResults(report)?.tests.filter(({ passed }) => passed) ?? [];
  return times.length > 0 ? Math.max(...times.map(({ seconds }) => seconds)) : before;
}

export async function run() {
  const named = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'slowTests.json'), 'utf8'));
  const all = testTimes();
  const rows = [];
  for (const test of all) {
    const excused = named.some((one) => test.title.includes(one.title));
    // A failed test has waited until its timeout.
    if (test.failed || test.seconds <= LIMIT_S || excused) continue;
    const seconds = test.tool === 'jest' ? await secondsAlone(test) : test.seconds;
    if (seconds > LIMIT_S) rows.push([Number(seconds.toFixed(1)), `${test.file}: ${test.title}`]);
  }
  const stale = named.filter((one) => !all.some((test) => test.title.includes(one.title)));
  for (const one of stale) rows.push([0, `slowTests.json names a test that did not run: ${one.title}`]);
  return { rows, passed: rows.length === 0, says: `${rows.length} of ${all.length} tests` };
}
