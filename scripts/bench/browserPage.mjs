// A page of the built portal on which jobs are measured, in a school of 20,000 students and 60,000 receipts.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserSettings } from '../lib/browser.mjs';
import { launch } from '../lib/provider.mjs';
import { engines } from './engines.mjs';
import { asOwner } from './marks.mjs';
import { addMarksRows } from './marksRows.mjs';
import { fillReceipts } from './receiptRows.mjs';
import { fillStudents } from './studentRows.mjs';

const STUDENTS = 20_000;
const PATIENCE_MS = 30_000;
const VIEWPORT = { width: 1366, height: 768 };

/** The demo's administrator becomes that of the large school. */
const moveAdministrator = (schoolId) => `
  SET session_replication_role = replica;
  UPDATE user_privileges SET school_id = ${schoolId} WHERE user_id = (SELECT id FROM users WHERE user_name = 'admin');
  UPDATE users SET school_id = ${schoolId} WHERE user_name = 'admin';
  SET session_replication_role = origin;`;

/**
 * Runs `work` with the address of a provider, on PostgreSQL where a server responds.
 * @template T
 * @param {(address: string) => Promise<T>} work
 */
export async function withLargeSchool(work) {
  const engine = (await engines()).at(-1);
  return engine.use(async (env) => {
    const first = launch(env);
    await first.ready();
    await first.end();
    await asOwner(env, async (client) => {
      const [school] = await fillStudents(client, { schools: 1, each: STUDENTS, large: [STUDENTS] });
      await addMarksRows(client, school, { ofSchool: false });
      await fillReceipts(client, { each: 3 * STUDENTS, large: 3 * STUDENTS });
      await client.query(moveAdministrator(school.schoolId));
    });
    const provider = launch(env);
    const { address } = await provider.ready();
    try {
      return await work(address);
    } finally {
      await provider.end();
    }
  });
}

/** Installs the clock of the page: it starts at the first click or key after `arm`, and stops at the frame that shows the result. */
function installClock() {
  let from = 0;
  let tasks = [];
  const observer = new window.PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  const afterFrame = (run) =>
    window.requestAnimationFrame(() => {
      const channel = new window.MessageChannel();
      channel.port1.onmessage = run;
      channel.port2.postMessage(null);
    });
  globalThis.clock = {
    arm({ event, key, shown }) {
      tasks = [];
      const isShown = new Function(`return ${shown}`)();
      globalThis.clock.result = new Promise((resolve) => {
        const stop = () => {
          const ms = performance.now() - from;
          const nodes = document.querySelectorAll('*').length;
          tasks.push(...observer.takeRecords());
          const longest = Math.max(
            0,
            ...tasks.filter(({ startTime }) => startTime >= from - 1).map(({ duration }) => duration),
          );
          resolve({ ms, nodes, longestTask: Math.round(longest) });
        };
        // Looks after each change of the page or of the focus, because looking at each frame costs as much as a small change.
        const look = () => {
          if (isShown()) return afterFrame(stop);
          const again = () => {
            if (!isShown()) return;
            changes.disconnect();
            window.removeEventListener('focusin', again);
            afterFrame(stop);
          };
          const changes = new window.MutationObserver(again);
          changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
          window.addEventListener('focusin', again);
        };
        const start = (pressed) => {
          if (key !== undefined && pressed.key !== key) return;
          window.removeEventListener(event, start, true);
          from = performance.now();
          look();
        };
        window.addEventListener(event, start, true);
      });
    },
  };
}

/** Milliseconds of the main thread since the page was opened. */
const mainThreadOf = async (client) => {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
};

/** Counts what comes over the network; files from the cache do not. */
function countTraffic(client) {
  const traffic = { requests: 0, bytes: 0 };
  client.on('Network.responseReceived', ({ response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) traffic.requests += 1;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** Clicks like a mouse. The click of a locator examines the page first, which is work of the main thread and not of the portal. */
async function mouseClick(page, locator) {
  // A menu that is still unfolding would have another item at this position.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // Scrolls to it, and waits until it does not move.
  await locator.click({ trial: true });
  const { x, y, width, height } = await locator.boundingBox();
  return () => page.mouse.click(x + width / 2, y + height / 2);
}

async function measureJob(page, client, traffic, { name, prepare, event, key, shown, target, act }) {
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  const start = target ? await mouseClick(page, target(page)) : () => act(page);
  await page.evaluate((armed) => globalThis.clock.arm(armed), { event, key, shown: shown.toString() });
  const before = { ...traffic, mainThread: await mainThreadOf(client) };
  await start();
  const late = setTimeout(() => void page.close(), PATIENCE_MS);
  const figures = await page
    .evaluate(() => globalThis.clock.result)
    .catch((cause) => {
      throw new Error(`${name}: no result after ${PATIENCE_MS / 1000} s`, { cause });
    });
  clearTimeout(late);
  const mainThread = (await mainThreadOf(client)) - before.mainThread;
  await page.waitForLoadState('networkidle');
  return {
    ...figures,
    mainThread,
    requests: traffic.requests - before.requests,
    bytes: traffic.bytes - before.bytes,
  };
}

/** A page with an empty store whose files come from the HTTP cache after the first time. */
async function openPage(context, address, slowdown) {
  const page = await context.newPage();
  await page.addInitScript(installClock);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('Network.enable');
  await page.goto(`${address}/auth/login`);
  await page.evaluate(() => window.localStorage.clear());
  await page.goto(`${address}/auth/login`);
  if (slowdown > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const traffic = countTraffic(client);
  return { measure: (job) => measureJob(page, client, traffic, job), close: () => page.close() };
}

export async function openBrowser() {
  const { channel, launchOptions } = browserSettings();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...(channel && { channel }),
    viewport: VIEWPORT,
    locale: 'en-IN',
  });
  return {
    page: (address, slowdown) => openPage(context, address, slowdown),
    async close() {
      await context.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
