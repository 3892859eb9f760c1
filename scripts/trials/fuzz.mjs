// `npm test` sends the same thousand made-up requests each time; here five times as many, others at each run, on both engines.
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { node, since, tool } from '../lib/run.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';

export const title = 'made-up requests to every operation, from a new seed';
export const head = ['engine', 'seed', 'operations', 'red', 'time'];

const REQUESTS = 5_000;
const FILES = ['tests/provider/contract/fuzzBodies', 'tests/provider/contract/fuzzAddresses'];

async function fuzzed(folder, engine, url, seed) {
  const from = performance.now();
  const report = path.join(folder, `${engine}.json`);
  // The project's engine is PostgreSQL where one is named, else the embedded one.
  const args = [tool('jest/bin/jest.js'), '--ci', '--json', `--outputFile=${report}`, '--selectProjects', 'provider'];
  const env = { TEST_DATABASE_URL: url, FUZZ_SEED: String(seed), FUZZ_RUNS: String(REQUESTS) };
  const { output } = await node([...args, '--testPathPatterns', ...FILES], { env, quiet: true });
  if (!fs.existsSync(report)) throw new Error(output);
  const { testResults, numTotalTests, numRuntimeErrorTestSuites: broken } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const red = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  for (const { fullName, failureMessages } of red)
    console.log(`  ${engine}: ${fullName}\n${failureMessages.join('\n')}`);
  return [engine, seed, numTotalTests, red.length + broken, since(from)];
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export const run = () =>
  inScratchFolder(async (folder) => {
    const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
    console.log(`  seed ${seed} (FUZZ_SEED=${seed} sends the same again)`);
    const url = await testDatabaseUrl();
    const rows = [await fuzzed(folder, 'embedded', undefined, seed)];
    if (url) rows.push(await fuzzed(folder, 'PostgreSQL', url, seed));
    const found = rows.reduce((sum, [, , , red]) => sum + red, 0);
    const says =
      found === 0
        ? `nothing found from seed ${seed}`
        : `${found} found from seed ${seed}: mend it, and add the request to trapsOf (tests/provider/support/fuzzing.ts)`;
    return { rows, passed: found === 0 && rows.every(([, , count]) => count > 0), says };
  });
