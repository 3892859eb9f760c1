// `npm test` runs screens on React's production build, which is faster; here they run on the development build, whose
// warnings fail a test.
import path from 'node:path';
import { jestResults } from '../checks/titles.mjs';
import { node, since, tool } from '../lib/run.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';

export const title = "every test of a screen on React's development build";
export const head = ['passed', 'failed', 'time'];

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export const run = () =>
  inScratchFolder(async (folder) => {
    const from = performance.now();
    const report = path.join(folder, 'jest.json');
    const args = [tool('jest/bin/jest.js'), '--ci', '--json', `--outputFile=${report}`, '--selectProjects', 'portal'];
    const { output } = await node(args, { env: { TEST_REACT: 'development' }, quiet: true });
    const found = jestResults(report);
    if (!found) throw new Error(output);
    for (const { title: name } of found.tests.filter(({ failed }) => failed)) console.log(`  failed: ${name}`);
    const count = (key) => found.tests.filter((test) => test[key]).length;
    const failed = count('failed') + found.broken;
    return {
      rows: [[count('passed'), failed, since(from)]],
      passed: failed === 0 && count('passed') > 0,
      says: `${failed} failed`,
    };
  });
