// The provider's clock differs from the browser's by hours, jumps, and enters the next Indian school year: no user is signed out (R16).
import { launch, signIn } from '../lib/provider.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';
import { ask } from './ask.mjs';
import { preload } from './preload.mjs';

export const title = 'the provider’s clock is wrong, jumps, and turns the school year';
export const head = [
  'clock',
  'screens',
  'tokens renewed',
  'sent to the login page',
  'what a new session may begin',
  'verdict',
];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SCREENS = ['/classes', '/sessions', '/teachers/list', '/profile', '/dashboard'];

/** Shifts the clock of each of the provider's threads by `offset` ms, and by another `jump` ms on each signal. */
const clockOff = (offset, jump) =>
  preload(`const Own = Date; let off = ${offset};
    const jumps = new BroadcastChannel('jumps');
    jumps.onmessage = () => (off += ${jump});
    jumps.unref();
    globalThis.Date = new Proxy(Own, {
      construct: (Type, given) => (given.length > 0 ? new Type(...given) : new Type(Own.now() + off)),
      apply: () => String(new Own(Own.now() + off)),
      get: (Type, name) => (name === 'now' ? () => Own.now() + off : Reflect.get(Type, name)),
    });
    // Only the main thread receives signals.
    process.on('SIGUSR2', () => { off += ${jump}; jumps.postMessage(''); });`);

const withClock = (offset, jump, work) =>
  inScratchFolder(async (folder) => {
    const provider = launch({ PORTAL_DATA: folder, ...clockOff(offset, jump) });
    try {
      const { address } = await provider.ready();
      return await work(address, () => provider.child.kill('SIGUSR2'));
    } finally {
      await provider.end();
    }
  });

async function inBrowser(address, work) {
  const { chromium } = await import('@playwright/test');
  const { default: config } = await import('../../playwright.config.js');
  const { launchOptions, channel } = config.use;
  const browser = await chromium.launch({ ...launchOptions, channel });
  try {
    return await work(await browser.newPage({ baseURL: address }));
  } finally {
    await browser.close();
  }
}

async function enter(page) {
  await page.goto('/auth/login');
  await page.getByLabel('Username', { exact: true }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('Portal@2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
}

/** Reloads every screen; counts the renewals of tokens and the redirects to the login page. */
async function tour(page, seen) {
  for (const screen of SCREENS) {
    await page.goto(screen, { waitUntil: 'networkidle' });
    seen.screens += 1;
    if (new URL(page.url()).pathname.startsWith('/auth/')) seen.sentAway += 1;
  }
}

/** One sign-in: a tour at once, and one after the clock has jumped. `expected`: number of renewals by then. */
const wrongClock = ([name, offset, jump, expected]) =>
  withClock(offset, jump, (address, jumpNow) =>
    inBrowser(address, async (page) => {
      const seen = { screens: 0, sentAway: 0, renewed: 0 };
      page.on('request', (request) => (seen.renewed += request.url().endsWith('/auth/refreshToken') ? 1 : 0));
      await enter(page);
      await tour(page, seen);
      jumpNow();
      await tour(page, seen);
      const well = seen.sentAway === 0 && seen.renewed === expected;
      return [name, seen.screens, seen.renewed, seen.sentAway, '-', well ? 'well' : 'not well'];
    }),
  );

/** The last minute of 31 March in India, then the first of 1 April: ten years ahead is a day further. */
const LAST_MINUTE = Date.parse('2027-03-31T18:29:00.000Z');
const schoolYear = () =>
  withClock(LAST_MINUTE - Date.now() - 10_000, 2 * MINUTE, async (address, jumpNow) => {
    const token = await signIn(address, 'admin');
    const begin = async () => {
      const json = { sessionName: '2037 - 2038', startDate: '2037-04-01', endDate: '2038-03-30', status: 'UPCOMING' };
      const { status, code } = await ask(address, '/session/', {
        method: 'POST',
        token,
        json: { ...json, schoolId: 1 },
      });
      return `${status}/${code}`;
    };
    const before = await begin();
    jumpNow();
    const after = await begin();
    const well = before === '400/109' && after === '200/100';
    const says = `2037-04-01: ${before} on 31 March, ${after} on 1 April`;
    return ['31 March to 1 April 2027', '-', 0, 0, says, well ? 'well' : 'not well'];
  });

const CLOCKS = [
  ['two hours ahead, then 11 minutes more', 2 * HOUR, 11 * MINUTE, 1],
  ['two hours behind, then 11 minutes on', -2 * HOUR, 11 * MINUTE, 1],
  ['right, then put ahead by two hours', 0, 2 * HOUR, 1],
  ['right, then put back by two hours', 0, -2 * HOUR, 0],
];

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const rows = [];
  for (const clock of CLOCKS) rows.push(await wrongClock(clock));
  rows.push(await schoolYear());
  const well = rows.filter((row) => row.at(-1) === 'well').length;
  return {
    rows,
    passed: well === rows.length,
    says: `${well} of ${rows.length} clocks cost nobody a sign-in`,
  };
}
