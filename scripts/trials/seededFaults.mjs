// Tests that find nothing might test nothing: every fault of faults.mjs is made in a copy, and some test must turn red (R19).
// `npm run trials -- seededFaults src student` makes those alone whose name or file has one of the words in it.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { Plain, root } from '../lib/run.mjs';
import { faults } from './faults.mjs';

export const title = 'seeded faults, each of which must turn a test red';
export const head = ['fault', 'project', 'tests', 'red', 'found by', 's'];
/** Words behind its name choose among its faults. */
export const takesWords = true;

/** The copy stays for the next run, with what its tests keep in .cache; its sources are copied anew each time. */
const folder = path.join(root, '.cache/seeded');
const KEPT = new Set(['node_modules', '.cache']);
const NOT_COPIED = new Set([...KEPT, 'build', '.git', '.data', 'coverage', 'test-results']);
const ON_POSTGRES = 'provider on PostgreSQL';
const start = promisify(execFile);

function copyTree() {
  fs.mkdirSync(folder, { recursive: true });
  for (const name of fs.readdirSync(folder).filter((each) => !KEPT.has(each)))
    fs.rmSync(path.join(folder, name), { recursive: true });
  for (const name of fs.readdirSync(root).filter((each) => !NOT_COPIED.has(each)))
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  if (!fs.existsSync(path.join(folder, 'node_modules')))
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}

const projectOf = ({ file, engine }) =>
  file.startsWith('src/') ? 'portal' : engine === 'postgres' ? ON_POSTGRES : 'provider';
const testsOf = ({ file, tests }) =>
  tests.split('|').map((each) => `${file.startsWith('provider/') ? 'tests/provider' : 'tests'}/${each}`);

/** The names of the failed tests, or why there are none to speak of. */
async function redTests(paths, project, server) {
  const report = path.join(folder, '.cache/report.json');
  fs.rmSync(report, { force: true });
  const args = [path.join(folder, 'node_modules/jest/bin/jest.js'), '--ci', '--silent', '--maxWorkers=1'];
  // A test that a fault breaks off may leave a process behind, for which jest would wait.
  const chosen = project === ON_POSTGRES ? 'provider' : project;
  args.push('--forceExit', '--json', `--outputFile=${report}`, '--selectProjects', chosen);
  // The provider's tests are on PostgreSQL where one is named, else on the embedded engine.
  const env = { ...process.env, TEST_DATABASE_URL: project === ON_POSTGRES ? server : undefined };
  let words = '';
  try {
    await start(process.execPath, [...args, '--testPathPatterns', ...paths], { cwd: folder, env, maxBuffer: 1 << 28 });
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

async function row(name, project, paths, none, server) {
  const started = performance.now();
  const { count, red, why } = await redTests(paths, project, server);
  const seconds = Math.round((performance.now() - started) / 1000);
  return [name, project, count, red.length, shortened(why ?? red[0] ?? none), seconds];
}

async function seeded(fault, server) {
  const { name, file, from, to } = fault;
  const place = path.join(folder, file);
  const sound = fs.readFileSync(place, 'utf8');
  if (sound.split(from).length !== 2) return [name, projectOf(fault), 0, 0, `its text stands not once in ${file}`, 0];
  fs.writeFileSync(
    place,
    sound.replace(from, () => to),
  );
  try {
    return await row(name, projectOf(fault), testsOf(fault), 'NOTHING', server);
  } finally {
    fs.writeFileSync(place, sound);
  }
}

/** Without a fault every one of these tests is green, or red would say nothing. */
async function soundTests(chosen, server) {
  const rows = [];
  for (const project of new Set(chosen.map(projectOf))) {
    const paths = new Set(chosen.filter((fault) => projectOf(fault) === project).flatMap(testsOf));
    rows.push(await row('none', project, [...paths], '-', server));
  }
  return rows;
}

const isNamed = ({ name, file }, words) => words.length === 0 || words.some((word) => `${name} ${file}`.includes(word));

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run(words = []) {
  const server = await testDatabaseUrl();
  const chosen = faults.filter((fault) => (server || fault.engine !== 'postgres') && isNamed(fault, words));
  if (chosen.length === 0)
    throw new Plain(`No seeded fault has one of these words in its name or file: ${words.join(' ')}`);
  copyTree();
  const rows = await soundTests(chosen, server);
  if (rows.some(([, , count, red]) => count === 0 || red > 0))
    return { rows, passed: false, says: 'tests are red without any fault: nothing can be said of the faults' };
  for (const fault of chosen) {
    rows.push(await seeded(fault, server));
    console.log(`  ${rows.at(-1)[3] > 0 ? 'found' : 'NOT FOUND'}: ${fault.name}`);
  }
  const found = rows.filter(([name, , , red]) => name !== 'none' && red > 0).length;
  return { rows, passed: found === chosen.length, says: `${found} of ${chosen.length} seeded faults found` };
}
