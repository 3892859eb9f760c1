// The marks grid in Chromium at three sizes of a class: opening, typing, pasting and scrolling, over responses of the size that
// the provider sends.
import { keyTimes, percentiles, withPage } from './gridPage.mjs';

const SUBJECTS = 12;
const COMPONENTS = ['theory', 'practical', 'viva'];
const LIMITS = '**/api/result/subjects/exams/details/**';
const MARKS = '**/api/result/exams/student/marks';
const EDITS = 500;

/** One row of the table. */
export const MARKS_GRID = [
  'marks grid, students x 36',
  'choice to first field, ms',
  'of it after data, ms',
  'opened again, ms',
  'of it after data, ms',
  'key p50, ms',
  'p95',
  'paste of 60 x 36, ms',
  'longest frame scrolling down, ms',
  'sideways, ms',
  `heap before and after ${EDITS} edits, MB`,
];

const numbered = (count) => Array.from({ length: count }, (_, index) => index + 1);

const limitsOf = (examId) =>
  numbered(SUBJECTS).map((subjectId) => ({
    subjectId,
    subjectName: `Subject ${subjectId}`,
    theory: true,
    practical: true,
    viva: true,
    evaluationMethod: 'MARKS',
    type: 'MANDATORY',
    exams: [
      {
        examId,
        examName: 'Annual',
        lockedMaxMarks: false,
        lockedEditMarks: false,
        ...Object.fromEntries(
          COMPONENTS.flatMap((name) => [
            [`${name}MinMarks`, 0],
            [`${name}MaxMarks`, 100],
          ]),
        ),
        version: 1,
      },
    ],
  }));

const emptySubject = (subjectId) => ({
  subject: { subjectId, subjectName: `Subject ${subjectId}` },
  takenElsewhere: false,
  version: 0,
  ...Object.fromEntries(
    COMPONENTS.flatMap((name) => [
      [`${name}Marks`, null],
      [`${name}GradeId`, null],
      [`${name}NotAppearInExamReason`, null],
      [`${name}Version`, 0],
    ]),
  ),
});

const studentOf = (at) => ({
  student: {
    studentId: at,
    studentCode: 1000 + at,
    studentSrNo: String(at),
    studentName: `Student ${at}`,
    fatherName: `Father ${at}`,
    motherName: `Mother ${at}`,
    gender: 'FEMALE',
    enrollments: [{ rollNo: at, sectionId: null }],
  },
  studentAttendance: null,
  schoolAttendance: null,
  studentAttendanceVersion: 0,
  schoolAttendanceVersion: 0,
  subjects: numbered(SUBJECTS).map(emptySubject),
  summary: { roundedTotal: null, percentage: null, divisionName: null, rank: null },
});

const envelope = (data) => ({ json: { responseCode: 100, responseMsg: 'Success', data } });

async function choose(page, label, text) {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await page.locator('.ant-select-item-option-active', { hasText: new RegExp(`^${text}$`) }).waitFor();
}

/** Milliseconds from the choice of the exam, and from the last response, to the first field. */
export async function openMarks(page, address, students) {
  const asked = page.waitForRequest(MARKS);
  await page.route(LIMITS, async (route) => route.fulfill(envelope(limitsOf((await asked).postDataJSON().examId))));
  await page.route(MARKS, (route) => route.fulfill(envelope(numbered(students).map(studentOf))));
  await page.goto(`${address}/results/upload`);
  await choose(page, 'Class', '10');
  await page.keyboard.press('Enter');
  await choose(page, 'Section', 'A');
  await page.keyboard.press('Enter');
  await choose(page, 'Exam', 'Annual');
  await page.evaluate(watchOpening);
  await page.keyboard.press('Enter');
  return page.evaluate(() => globalThis.shown);
}

/** In the page: waits for a field that is not shown yet. */
function watchOpening() {
  const before = document.querySelector('.sheet-editable');
  performance.clearResourceTimings();
  globalThis.shown = new Promise((resolve) => {
    const from = performance.now();
    const look = () => {
      const answered = performance.getEntriesByName(`${window.location.origin}/api/result/exams/student/marks`).at(-1);
      const field = document.querySelector('.sheet-editable');
      if (!answered || !field || field === before) return window.requestAnimationFrame(look);
      const now = performance.now();
      return resolve([now - from, now - answered.responseEnd]);
    };
    look();
  });
}

/** The same times when the marks are opened again, with the styles and the code of the screen loaded. */
async function openAgain(page) {
  await page.evaluate(watchOpening);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  return page.evaluate(() => globalThis.shown);
}

/** Milliseconds from a paste of 60 rows x 36 columns to the end of its frame. */
const paste = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const row = Array.from({ length: 36 }, () => '45').join('\t');
        const data = new window.DataTransfer();
        data.setData('text', Array.from({ length: 60 }, () => row).join('\n'));
        const channel = new window.MessageChannel();
        const from = performance.now();
        document.activeElement.dispatchEvent(
          new window.ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
        channel.port1.onmessage = () => resolve(Math.round(performance.now() - from));
        window.requestAnimationFrame(() => channel.port2.postMessage(null));
      }),
  );

/** The longest main-thread time of a frame, in milliseconds, while the grid is scrolled by these pixels a frame. */
const scroll = (page, down, along) =>
  page.evaluate(
    async ([top, left]) => {
      const area = document.querySelector('.sheet-area');
      let longest = 0;
      for (let step = 0; step < 60; step += 1) {
        await new Promise((resolve) => {
          const channel = new window.MessageChannel();
          window.requestAnimationFrame(() => {
            const from = performance.now();
            area.scrollTop += top;
            area.scrollLeft += left;
            window.requestAnimationFrame(() => {
              channel.port1.onmessage = () => {
                longest = Math.max(longest, performance.now() - from);
                resolve();
              };
              channel.port2.postMessage(null);
            });
          });
        });
      }
      return Math.round(longest);
    },
    [down, along],
  );

async function heap(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1e6);
}

/** @returns {Promise<(string | number)[][]>} */
export const measureMarksGrid = () =>
  withPage(async (page, address) => {
    const rows = [];
    for (const students of [60, 200, 500]) {
      const [choice, data] = await openMarks(page, address, students);
      const again = await openAgain(page);
      const field = page.locator('[data-cell="Student 1, Subject 1 Theory, out of 100"]');
      const times = await keyTimes(page, field);
      const before = await heap(page);
      for (let edit = 0; edit < EDITS; edit += 1) await page.keyboard.press(edit % 2 === 0 ? '7' : 'Enter');
      const after = await heap(page);
      await page.keyboard.press('Control+Home');
      const pasted = await paste(page);
      await page.locator('.sheet-area').evaluate((area) => area.scrollTo(0, 0));
      const down = await scroll(page, 60, 0);
      const along = await scroll(page, 0, 40);
      const [p50, p95] = percentiles(times);
      rows.push([
        students,
        ...[choice, data, ...again].map(Math.round),
        p50,
        p95,
        pasted,
        down,
        along,
        `${before} - ${after}`,
      ]);
      await page.unrouteAll();
      page.once('dialog', (dialog) => dialog.accept());
      await page.goto('about:blank');
    }
    return rows;
  });
