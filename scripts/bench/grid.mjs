// The editable grid in Chromium: the work of the main thread from a key to the next frame, in the limits of 12 subjects in 5 exams.
import { chromium } from '@playwright/test';
import { browserSettings } from '../lib/browser.mjs';
import { launch, PASSWORD } from '../lib/provider.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';

const SUBJECTS = 12;
const EXAMS = 5;
const KEYS = 120;
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

/** Milliseconds of work for each key: handling it, and rendering the next frame; the wait between the two is not counted. */
async function keyTimes(page) {
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
        let handled = 0;
        after(() => {
          handled = performance.now() - from;
          window.requestAnimationFrame((_frame, start = performance.now()) =>
            after(() => globalThis.times.push(handled + performance.now() - start)),
          );
        });
      },
      { capture: true },
    );
  });
  await page
    .locator('input[aria-label^="Subject 1, Exam 1: Theory Max"], [data-cell="Subject 1, Exam 1: Theory Max"]')
    .click();
  for (let key = 0; key < KEYS; key += 3)
    for (const pressed of ['6', '5', 'Enter']) {
      await page.keyboard.press(pressed);
      await page.waitForTimeout(40);
    }
  return page.evaluate(() => globalThis.times);
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
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      const shown = await openGrid(page, address);
      const times = (await keyTimes(page)).sort((one, other) => one - other);
      const at = (part) => Number(times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1));
      const cells = SUBJECTS * EXAMS * 4;
      return [
        [
          `limits of ${SUBJECTS} subjects x ${EXAMS} exams`,
          cells,
          times.length,
          Math.round(shown),
          at(0.5),
          at(0.95),
          at(1),
        ],
      ];
    } finally {
      await browser.close();
      await provider.end();
    }
  });
