// Where the time of the tests goes. A test above the limit stands in slowTests.json with its reason; in CI, whose machines differ,
// it is named, and fails the run only far above the limit.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { finish, node, Plain, root, tool } from '../lib/run.mjs';
import { jestResults, playwrightResults } from './titles.mjs';

const LIMIT_S = 10;
/** On a machine nobody watches, only a test this many times over the limit stops a landing; the others are named. */
const IN_CI = 3;
const SHOWN_S = 3;
/** Processor time of the work below on the machine the limit is meant for. */
const WORK_S = 0.55;
const READERS = { jest: jestResults, playwright: playwrightResults };

const result = (name, kind) => path.join(root, '.cache/results', `${name}${kind}.json`);
const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);

/** A fixed piece of work, in processor time: how slow this processor is, whatever else it is busy with. */
function slowness() {
  const once = () => {
    const from = process.cpuUsage();
    let kept = 0;
    for (let round = 0; round < 400; round += 1) {
      const rows = Array.from({ length: 1_000 }, (_, at) => ({
        id: at * round,
        name: `Name ${at % 97}`,
        list: [at, round],
      }));
      kept += JSON.parse(JSON.stringify(rows)).filter(({ id }) => id % 3 === 0).length;
    }
    const { user, system } = process.cpuUsage(from);
    return kept > 0 ? (user + system) / 1e6 : 0;
  };
  once();
  return Math.max(1, once() / WORK_S);
}

/** How much longer than alone the run took because others had the processors: two workers keep two of them busy. */
function crowding({ wall, cpu } = {}) {
  return cpu ? Math.max(1, (Math.min(2, os.availableParallelism()) * wall) / cpu) : 1;
}

/** What a test of jest takes when nothing runs beside it: what else ran may have held it up more than the whole run. */
async function secondsAlone({ file, title, seconds: before }) {
  const report = result('alone', '');
  const exactly = `^${title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;
  const args = ['--ci', '--maxWorkers=1', '--json', `--outputFile=${report}`, '-t', exactly, '--runTestsByPath', file];
  await node([tool('jest/bin/jest.js'), ...args], { env: { TEST_DATABASE_URL: await testDatabaseUrl() }, quiet: true });
  const times = jestResults(report)?.tests.filter(({ passed }) => passed) ?? [];
  return times.length > 0 ? Math.max(...times.map(({ seconds }) => seconds)) : before;
}

function folderOf(file) {
  const [, area, inner] = file.split('/');
  return inner && ['provider', 'features'].includes(area) ? `${area}/${inner}` : area;
}

function table(tests) {
  const sums = new Map();
  for (const { file, seconds } of tests) {
    const { count, sum } = sums.get(folderOf(file)) ?? { count: 0, sum: 0 };
    sums.set(folderOf(file), { count: count + 1, sum: sum + seconds });
  }
  return [...sums]
    .sort(([, a], [, b]) => b.sum - a.sum)
    .map(([folder, { count, sum }]) => `${sum.toFixed(0).padStart(5)} s ${String(count).padStart(5)} tests  ${folder}`);
}

await finish(async () => {
  const named = readJson(path.join(import.meta.dirname, 'slowTests.json'));
  const slow = slowness();
  const all = [];
  const faults = [];
  const allowance = process.env.CI ? IN_CI : 1;
  for (const [name, read] of Object.entries(READERS)) {
    const found = read(result(name, ''));
    if (!found) continue;
    const crowded = crowding(readJson(result(name, '.usage')));
    const limit = LIMIT_S * slow * crowded;
    console.log(
      `${name}: limit ${limit.toFixed(0)} s for one test (${LIMIT_S} s × ${slow.toFixed(1)} for the processor × ${crowded.toFixed(1)} for what else ran)`,
    );
    for (const test of found.tests) {
      all.push(test);
      const excused = named.some(({ title }) => test.title.includes(title));
      // One that failed has waited for what did not come.
      if (test.failed || test.seconds <= limit || excused) continue;
      const seconds = name === 'jest' ? await secondsAlone(test) : test.seconds;
      const line = `${seconds.toFixed(1)} s: ${test.file}: ${test.title}`;
      const alone = name === 'jest' ? LIMIT_S * slow : limit;
      if (seconds > alone * allowance) faults.push(line);
      else console.log(`${seconds > alone ? 'too slow' : 'alone'} ${line}`);
    }
  }
  for (const { title } of named.filter((one) => !all.some((test) => test.title.includes(one.title))))
    faults.push(`slowTests.json names a test that did not run: ${title}`);
  if (all.length === 0) throw new Plain('There are no results of jest and Playwright yet: run `npm test`.');
  console.log(table(all).join('\n'));
  const longest = all.filter(({ seconds }) => seconds > SHOWN_S).sort((a, b) => b.seconds - a.seconds);
  for (const { seconds, file, title } of longest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}: ${title}`);
  console.log(`${longest.length} of ${all.length} tests took more than ${SHOWN_S} s.`);
  if (faults.length > 0)
    throw new Plain(
      `A test that is too slow is made faster, or named in scripts/checks/slowTests.json with the reason:\n${faults.join('\n')}`,
    );
  return 0;
});
