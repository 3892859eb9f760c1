// The editable grid in Chromium: the work of the main thread from a key to the next frame, in the limits of 12 subjects in 5 exams.
import { keyTimes, percentiles, watchShown, withPage } from './gridPage.mjs';

const SUBJECTS = 12;
const EXAMS = 5;
const DETAILS = '**/api/result/subjects/exams/details/**';

/** One row of the table. */
export const GRID = ['grid', 'cells', 'keys', 'shown after data, ms', 'key to frame p50, ms', 'p95, ms', 'longest, ms'];

const limits = {
  theoryMinMarks: 23,
  theoryMaxMarks: 70,
  practicalMinMarks: 10,
  practicalMaxMarks: 30,
  vivaMinMarks: null,
  vivaMaxMarks: null,
};

/** Replaces the provider's response by that of a class larger than the demo's. */
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
  await page.goto(`${address}/results/marks-config`);
  const field = page.getByRole('combobox', { name: 'Class' });
  await field.fill('9');
  await page.locator('.ant-select-item-option-active', { hasText: /^9$/ }).waitFor();
  await watchShown(page, '/exams/details/', '[aria-label^="Subject 1, Exam 1"]');
  await page.keyboard.press('Enter');
  return page.evaluate(() => globalThis.shown);
}

/** @returns {Promise<(string | number)[][]>} */
export const measureGrid = () =>
  withPage(async (page, address) => {
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
  });
