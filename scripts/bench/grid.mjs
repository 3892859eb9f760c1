// The editable grid in Chromium: the work of the main thread from a key to the next frame, in the limits of 12 subjects in 5 exams.
import { chromium } from '@playwright/test';
import { browserSettings } from '../lib/browser.mjs';
import { launch, PASSWORD } from '../lib/provider.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';

const SUBJECTS = 12;
const EXAMS = 5;
const KEYS = 240;
/** Keys before the measurement, until the browser has compiled what they run. */
const WARM_UP = 60;
const DETAILS = '**/api/result/subjects/exams/details/**';

/** One row of the table. */
export const GRID = ['grid', 'cells', 'keys', 'shown after data, ms', 'key to frame p50, ms', 'p95, ms', 'longest, ms'];

const limits = {
  theoryMinMarks: 0,
  theoryMaxMarks: 70,
  practicalMinMarks: 0,
  practicalMaxMarks: 30,
  vivaMinMarks: null,
  vivaMaxMarks: null,
};

/** A class larger than the demo's, in place of the provider's response. */
const details = Array.from({ length: SUBJECTS }, (_, subject) => ({
  subjectId: subject + 1,
  subjectName: `Subject ${subject + 1}`,
  theory: true,
  practical: true,
  viva: false,
  evaluationMethod: 'MARKS',
  type: 'MANDATORY',
  exams: Array.from({ length: EXAMS }, (_exam, exam) => ({
    examId: exam + 1,
    examName: `Exam ${exam + 1}`,
    lockedMaxMarks: false,
    lockedEditMarks: false,
    ...limits,
    version: 1,
  })),
}));

async function openGrid(page, address) {
  await page.route(DETAILS, (route) =>
    route.fulfill({ json: { responseCode: 100, responseMsg: 'Success', data: details } }),
  );
  await page.goto(`${address}/auth/login`);
  await page.getByLabel('Username', { exact: true }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/auth/login', { waitUntil: 'commit' });
  await page.goto(`${address}/results/marks-config`);
  const field = page.getByRole('combobox', { name: 'Class' });
  await field.fill('9');
  await page.locator('.ant-select-item-option-active', { hasText: /^9$/ }).waitFor();
  // From the response to the first field of the grid.
  await page.evaluate(() => {
    globalThis.shown = new Promise((resolve) => {
      const watch = new window.PerformanceObserver((list) => {
        const response = list.getEntries().find(({ name }) => name.includes('/exams/details/'));
        if (!response) return;
        const look = () =>
          document.querySelector('[aria-label^="Subject 1, Exam 1"]')
            ? resolve(performance.now() - response.responseEnd)
            : window.requestAnimationFrame(look);
        look();
      });
      watch.observe({ type: 'resource' });
    });
  });
  await page.keyboard.press('Enter');
  return page.evaluate(() => globalThis.shown);
}

/** Enters marks from the given field down, and returns the milliseconds from each key until the next frame is rendered. */
async function keyTimes(page, field) {
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
function percentiles(times) {
  const sorted = [...times].sort((one, other) => one - other);
  return [0.5, 0.95, 1].map((part) =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1)),
  );
}

/** @returns {Promise<(string | number)[][]>} */
export const measureGrid = () =>
  inScratchFolder(async (folder) => {
    const provider = launch({ PORTAL_DATA: folder });
    const { address } = await provider.ready();
    const { channel, launchOptions } = browserSettings();
    const browser = await chromium.launch({
      ...launchOptions,
      ...(channel && { channel }),
      // Frames follow at once, so that a time holds no wait for the display.
      args: [...(launchOptions.args ?? []), '--disable-gpu-vsync', '--disable-frame-rate-limit'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      const shown = await openGrid(page, address);
      const times = await keyTimes(
        page,
        page.locator('input[aria-label^="Subject 1, Exam 1: Theory Max"], [data-cell="Subject 1, Exam 1: Theory Max"]'),
      );
      await page.setContent('<input>');
      const least = await keyTimes(page, page.locator('input'));
      return [
        ['one field on an empty page', 1, least.length, 0, ...percentiles(least)],
        [
          `limits of ${SUBJECTS} subjects x ${EXAMS} exams`,
          SUBJECTS * EXAMS * 4,
          times.length,
          Math.round(shown),
          ...percentiles(times),
        ],
      ];
    } finally {
      await browser.close();
      await provider.end();
    }
  });
