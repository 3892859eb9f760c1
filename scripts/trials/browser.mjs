// Runs all rounds and cases of the browser tests; `npm test` runs those that find the same faults.
import { playwrightResults } from '../checks/titles.mjs';
import { node, root, tool } from '../lib/run.mjs';
import path from 'node:path';

export const title = 'browser tests with every round and every case';
export const head = ['tests', 'passed', 'failed'];

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const file = path.join(root, '.cache/results/browser-full.json');
  const env = { PORTAL_BROWSER_FULL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await node([tool('@playwright/test/cli.js'), 'test', '--reporter=list,json'], { env });
  const tests = playwrightResults(file)?.tests ?? [];
  const passed = tests.filter((test) => test.passed).length;
  const failed = tests.filter((test) => test.failed).length;
  return {
    rows: [[tests.length, passed, failed]],
    passed: code === 0 && passed > 0,
    says: `${passed} of ${tests.length} browser tests passed`,
  };
}
