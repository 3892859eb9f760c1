// Runs all provider tests on both engines; `npm test` runs most of them on one.
import path from 'node:path';
import { jestResults } from '../checks/titles.mjs';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { node, since, tool } from '../lib/run.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';

export const title = 'every test of the provider on both engines';
export const head = ['engine', 'passed', 'failed', 'time'];

async function allTests(folder, engine, url) {
  const from = performance.now();
  const report = path.join(folder, `${engine}.json`);
  // The tests use PostgreSQL where an address is set, otherwise the embedded engine.
  const args = [tool('jest/bin/jest.js'), '--ci', '--json', `--outputFile=${report}`, '--selectProjects', 'provider'];
  const { output } = await node(args, { env: { TEST_DATABASE_URL: url }, quiet: true });
  const found = jestResults(report);
  if (!found) throw new Error(output);
  const count = (key) => found.tests.filter((test) => test[key]).length;
  for (const { title: name } of found.tests.filter(({ failed }) => failed))
    console.log(`  failed on ${engine}: ${name}`);
  return [engine, count('passed'), count('failed') + found.broken, since(from)];
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export const run = () =>
  inScratchFolder(async (folder) => {
    const url = await testDatabaseUrl();
    const rows = [await allTests(folder, 'embedded', undefined)];
    if (url) rows.push(await allTests(folder, 'PostgreSQL', url));
    const failed = rows.reduce((sum, [, , red]) => sum + red, 0);
    const says = url ? `${failed} failed` : 'no PostgreSQL is reachable on 127.0.0.1:5432: the embedded engine alone';
    return { rows, passed: failed === 0 && rows.every(([, green]) => green > 0), says };
  });
