// Tests that find nothing might test nothing: every fault of faults.mjs is made in a copy, and some test must turn red (R19).
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { root } from '../lib/run.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';
import { faults } from './faults.mjs';

export const title = 'seeded faults, each of which must turn a test red';
export const head = ['fault', 'engine', 'tests', 'red', 'found by', 's'];

const NOT_COPIED = new Set(['node_modules', 'build', '.cache', '.git', '.data', 'coverage', 'test-results']);
const PROJECTS = { embedded: 'provider', postgres: 'provider on PostgreSQL' };
const start = promisify(execFile);

function copyOfTree(folder) {
  for (const name of fs.readdirSync(root).filter((each) => !NOT_COPIED.has(each)))
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}

/** The names of the failed tests, or why there are none to speak of. */
async function redTests(folder, pattern, engine, server) {
  const report = path.join(folder, 'report.json');
  fs.rmSync(report, { force: true });
  // A test that a fault breaks off may leave a process behind, for which jest would wait.
  const args = [
    '--ci',
    '--silent',
    '--forceExit',
    '--json',
    `--outputFile=${report}`,
    '--selectProjects',
    PROJECTS[engine],
  ];
  const env = { ...process.env, TEST_DATABASE_URL: engine === 'postgres' ? server : undefined };
  const jest = [path.join(folder, 'node_modules/jest/bin/jest.js'), ...args];
  const paths = pattern.split('|').map((each) => `tests/provider/${each}`);
  let words = '';
  try {
    await start(process.execPath, [...jest, '--testPathPatterns', ...paths], { cwd: folder, env, maxBuffer: 1 << 28 });
  } catch (error) {
    words = error.stderr.trim().split('\n').at(-1);
  }
  if (!fs.existsSync(report)) return { count: 0, red: [], why: `did not run: ${words}` };
  const { testResults, numTotalTests, numRuntimeErrorTestSuites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const red = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  return { count: numTotalTests, red, why: numRuntimeErrorTestSuites > 0 ? 'a test file did not run' : undefined };
}

const shortened = (text) => (text.length > 70 ? `${text.slice(0, 69)}…` : text);

async function seeded(folder, { name, file, from, to, tests, engine = 'embedded' }, server) {
  const started = performance.now();
  const place = path.join(folder, 'provider', file);
  const sound = fs.readFileSync(place, 'utf8');
  if (sound.split(from).length !== 2) return [name, engine, 0, 0, `its text stands not once in ${file}`, 0];
  fs.writeFileSync(
    place,
    sound.replace(from, () => to),
  );
  try {
    const { count, red, why } = await redTests(folder, tests, engine, server);
    const seconds = Math.round((performance.now() - started) / 1000);
    return [name, engine, count, red.length, shortened(why ?? red[0] ?? 'NOTHING'), seconds];
  } finally {
    fs.writeFileSync(place, sound);
  }
}

/** Without a fault every one of these tests is green, or red would say nothing. */
async function soundTests(folder, chosen, server) {
  const rows = [];
  for (const engine of new Set(chosen.map((fault) => fault.engine ?? 'embedded'))) {
    const started = performance.now();
    const patterns = chosen.filter((fault) => (fault.engine ?? 'embedded') === engine).map(({ tests }) => tests);
    const all = [...new Set(patterns.flatMap((pattern) => pattern.split('|')))].join('|');
    const { count, red, why } = await redTests(folder, all, engine, server);
    const seconds = Math.round((performance.now() - started) / 1000);
    rows.push(['none', engine, count, red.length, shortened(why ?? red[0] ?? '-'), seconds]);
  }
  return rows;
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export const run = () =>
  inScratchFolder(async (folder) => {
    copyOfTree(folder);
    const server = await testDatabaseUrl();
    const chosen = faults.filter(({ engine }) => server || engine !== 'postgres');
    const rows = await soundTests(folder, chosen, server);
    if (rows.some(([, , count, red]) => count === 0 || red > 0))
      return { rows, passed: false, says: 'tests are red without any fault: nothing can be said of the faults' };
    for (const fault of chosen) {
      rows.push(await seeded(folder, fault, server));
      console.log(`  ${rows.at(-1)[3] > 0 ? 'found' : 'NOT FOUND'}: ${fault.name}`);
    }
    const found = rows.filter(([name, , , red]) => name !== 'none' && red > 0).length;
    return { rows, passed: found === chosen.length, says: `${found} of ${chosen.length} seeded faults found` };
  });
