// The lists and forms of a school of 20,000 students in Chromium, from the action to the frame that shows its result, at the speed
// of this machine and with its processor slowed down four times.
import { JOBS } from './browserJobs.mjs';
import { openBrowser, withLargeSchool } from './browserPage.mjs';
import { shares } from './load.mjs';

const ROUNDS = 9;
const SLOW = 4;

export const BROWSER = [
  'in Chromium',
  'processor',
  'p50 ms',
  'p95 ms',
  'main thread, ms',
  'longest task, ms',
  'DOM nodes',
  'requests',
  'KB',
];

const median = (values) => shares([...values])(0.5);
const most = (values) => Math.max(...values);

function rowOf(name, slowdown, found) {
  const of = (key) => found.map((each) => each[key]);
  return [
    name,
    slowdown === 1 ? 'full' : `1/${slowdown}`,
    median(of('ms')),
    shares(of('ms'))(0.95),
    median(of('mainThread')),
    most(of('longestTask')),
    median(of('nodes')),
    median(of('requests')),
    Math.round(median(of('bytes')) / 1024),
  ];
}

/** Each job in turn, in one browser with a warm HTTP cache; the first round only fills the caches. */
async function measureAt(address, slowdown) {
  const found = new Map(JOBS.map(({ name }) => [name, []]));
  const browser = await openBrowser();
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const page = await browser.page(address, slowdown);
      for (const job of JOBS) {
        const figures = await page.measure(job);
        if (round > 0) found.get(job.name).push(figures);
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return JOBS.map(({ name }) => rowOf(name, slowdown, found.get(name)));
}

/** @returns {Promise<(string | number)[][]>} rows of BROWSER */
export const measureBrowser = () =>
  withLargeSchool(async (address) => [...(await measureAt(address, 1)), ...(await measureAt(address, SLOW))]);
