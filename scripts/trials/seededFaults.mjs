// Tests that find nothing might test nothing: every fault of faults.mjs is made in a copy, and some test must turn red (R19).
// `npm run trials -- seededFaults src student` makes those alone whose name or file has one of the words in it.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { Plain, root } from '../lib/run.mjs';
import { faults } from './faults.mjs';

export const title = 'seeded faults, each of which must turn a test red';
export const head = ['fault', 'project', 'tests', 'red', 'found by', 's'];
/** Words behind its name choose among its faults. */
export const takesWords = true;

/** Several copies, each with a fault of its own, are tested at once: one more than there are cores, as red tests mostly wait. */
const LANES = Math.min(2, os.availableParallelism()) + 1;
/** The copies stay for the next run, with what their tests keep in .cache; their sources are copied anew each time. */
const folderOf = (lane) => path.join(root, `.cache/seeded${lane}`);
const KEPT = new Set(['node_modules', '.cache']);
const NOT_COPIED = new Set([...KEPT, 'build', '.git', '.data', 'coverage', 'test-results']);
const ON_POSTGRES = 'provider on PostgreSQL';
const start = promisify(execFile);

function copyTree(folder) {
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
async function redTests(folder, paths, project, server) {
  const report = path.join(folder, '.cache/report.json');
  fs.rmSync(report, { force: true });
  const args = [path.join(folder, 'node_modules/jest/bin/jest.js'), '--ci', '--silent', '--maxWorkers=1'];
  // A test that a fault breaks off may leave a process behind, for which jest would wait.
  const chosen = project === ON_POSTGRES ? 'provider' : project;
  args.push('--forceExit', '--json', `--outputFile=${report}`, '--selectProjects', chosen);
  // The provider's tests are on PostgreSQL where one is named, else on the embedded engine.
  const env = {
    ...process.env,
    TEST_DATABASE_URL: project === ON_POSTGRES ? server : undefined,
    TEST_STOP_AT_RED: '1',
  };
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

async function row(name, project, paths, none, { folder, server }) {
  const started = performance.now();
  const { count, red, why } = await redTests(folder, paths, project, server);
  const seconds = Math.round((performance.now() - started) / 1000);
  return [name, project, count, red.length, shortened(why ?? red[0] ?? none), seconds];
}

async function seeded(fault, place) {
  const { name, file, from, to } = fault;
  const target = path.join(place.folder, file);
  const sound = fs.readFileSync(target, 'utf8');
  if (sound.split(from).length !== 2) return [name, projectOf(fault), 0, 0, `its text stands not once in ${file}`, 0];
  fs.writeFileSync(
    target,
    sound.replace(from, () => to),
  );
  try {
    return await row(name, projectOf(fault), testsOf(fault), 'NOTHING', place);
  } finally {
    fs.writeFileSync(target, sound);
  }
}

/** Without a fault every one of these tests is green, or red would say nothing. */
async function soundTests(chosen, places) {
  const rows = [];
  const waiting = [...new Set(chosen.map(projectOf))];
  await inLanes(places, waiting, async (project, place) => {
    const paths = new Set(chosen.filter((fault) => projectOf(fault) === project).flatMap(testsOf));
    rows.push(await row('none', project, [...paths], '-', place));
  });
  return rows;
}

/** Each place takes the next of what waits when it is done with its last. */
const inLanes = (places, waiting, work) =>
  Promise.all(
    places.map(async (place) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next, place);
    }),
  );

const isNamed = ({ name, file }, words) => words.length === 0 || words.some((word) => `${name} ${file}`.includes(word));

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run(words = []) {
  const server = await testDatabaseUrl();
  const chosen = faults.filter((fault) => (server || fault.engine !== 'postgres') && isNamed(fault, words));
  if (chosen.length === 0)
    throw new Plain(`No seeded fault has one of these words in its name or file: ${words.join(' ')}`);
  const places = Array.from({ length: LANES }, (_, lane) => ({ folder: folderOf(lane), server }));
  for (const { folder } of places) copyTree(folder);
  const rows = await soundTests(chosen, places);
  if (rows.some(([, , count, red]) => count === 0 || red > 0))
    return { rows, passed: false, says: 'tests are red without any fault: nothing can be said of the faults' };
  await inLanes(places, [...chosen], async (fault, place) => {
    const done = await seeded(fault, place);
    rows.push(done);
    console.log(`  ${done[3] > 0 ? 'found' : 'NOT FOUND'}: ${fault.name}`);
  });
  const found = rows.filter(([name, , , red]) => name !== 'none' && red > 0).length;
  return { rows, passed: found === chosen.length, says: `${found} of ${chosen.length} seeded faults found` };
}
