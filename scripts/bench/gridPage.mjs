// A page of the built portal on which grids are measured, with an administrator signed in.
import { chromium } from '@playwright/test';
import { browserSettings } from '../lib/browser.mjs';
import { launch, PASSWORD } from '../lib/provider.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';

const KEYS = 240;
/** Keys before the measurement, until the browser has compiled what they run. */
const WARM_UP = 60;

async function signInAs(page, address, user) {
  await page.goto(`${address}/auth/login`);
  await page.getByLabel('Username', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/auth/login', { waitUntil: 'commit' });
}

/**
 * @template T
 * @param {(page: import('@playwright/test').Page, address: string) => Promise<T>} run
 */
export const withPage = (run) =>
  inScratchFolder(async (folder) => {
    const provider = launch({ PORTAL_DATA: folder });
    const { address } = await provider.ready();
    const { channel, launchOptions } = browserSettings();
    const browser = await chromium.launch({
      ...launchOptions,
      ...(channel && { channel }),
      // Frames are not synchronised with the display, so that times contain no wait for it.
      args: [...(launchOptions.args ?? []), '--disable-gpu-vsync', '--disable-frame-rate-limit'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await signInAs(page, address, 'admin');
      return await run(page, address);
    } finally {
      await browser.close();
      await provider.end();
    }
  });

/**
 * Puts the milliseconds from a response until the first field of the grid is shown into `globalThis.shown` of the page and of
 * the pages that it opens.
 */
export async function watchShown(page, response, field) {
  await page.addInitScript(watch, [response, field]);
  await page.evaluate(watch, [response, field]);
}

function watch([url, selector]) {
  globalThis.shown = new Promise((resolve) => {
    const observer = new window.PerformanceObserver((list) => {
      const found = list.getEntries().find(({ name }) => name.includes(url));
      if (!found) return;
      const look = () =>
        document.querySelector(selector)
          ? resolve(performance.now() - found.responseEnd)
          : window.requestAnimationFrame(look);
      look();
    });
    observer.observe({ type: 'resource' });
  });
}

/** Enters marks from the given field down, and returns the milliseconds from each key until the next frame is rendered. */
export async function keyTimes(page, field) {
  await page.evaluate(() => {
    globalThis.times = [];
    const after = (run) => {
      const channel = new window.MessageChannel();
      channel.port1.onmessage = run;
      channel.port2.postMessage(null);
    };
    window.addEventListener(
      'keydown',
      () => {
        const from = performance.now();
        window.requestAnimationFrame(() => after(() => globalThis.times.push(performance.now() - from)));
      },
      { capture: true },
    );
  });
  await field.click();
  for (let key = 0; key < WARM_UP + KEYS; key += 3)
    for (const pressed of ['6', '5', 'Enter']) {
      await page.keyboard.down(pressed);
      await page.waitForTimeout(40);
      await page.keyboard.up(pressed);
    }
  return page.evaluate((from) => globalThis.times.slice(from), WARM_UP);
}

/** Percentiles in milliseconds. */
export function percentiles(times) {
  const sorted = [...times].sort((one, other) => one - other);
  return [0.5, 0.95, 1].map((part) =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1)),
  );
}
