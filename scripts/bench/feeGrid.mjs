// The fee grid in Chromium: 40 classes and streams with six heads and a total.
import { keyTimes, percentiles, watchShown, withPage } from './gridPage.mjs';

const ROWS = 40;
const COLUMNS = 7;

/** Replaces the provider's response by that of a school with more classes than the demo. */
const rows = Array.from({ length: ROWS }, (_, at) => ({
  classId: at + 1,
  className: `Class ${at + 1}`,
  stream: null,
  structure: null,
}));

/** @returns {Promise<(string | number)[][]>} one row of the table of `grid.mjs` */
export const measureFeeGrid = () =>
  withPage(async (page, address) => {
    await page.route('**/api/fee-structures/**', (route) =>
      route.fulfill({ json: { responseCode: 100, responseMsg: 'Success', data: rows } }),
    );
    await watchShown(page, '/fee-structures/', '[data-cell="Class 1, Tuition Fee"]');
    await page.goto(`${address}/classes/fees`);
    const first = page.locator('[data-cell="Class 1, Tuition Fee"]');
    await first.waitFor();
    const shown = await page.evaluate(() => globalThis.shown);
    const times = await keyTimes(page, first);
    return [[`fees of ${ROWS} classes`, ROWS * COLUMNS, times.length, Math.round(shown), ...percentiles(times)]];
  });
