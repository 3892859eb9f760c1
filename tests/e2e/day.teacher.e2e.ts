// The day of a teacher from sign-in to sign-out: typed and pasted marks reach the progress, the class results and a marksheet.
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { percentEntered } from '../../common/percent';
import { readPdf } from '../provider/documents/readPdf';
import { signInAs } from './support/account';
import { apiOf, type Api } from './support/api';
import { find, openFromMenu, signOut } from './support/day';
import { cellOf, expectDraft, expectSaved, openMarks, paste, type Marks } from './support/marks';
import { expect, test } from './support/ownServer';
import { choose } from './support/screens';

// The week after the annual exam. Columns out of view are not rendered.
test.use({ startsAt: '2027-03-15T04:00:00.000Z', viewport: { width: 1920, height: 1080 } });

const FORBIDDEN = ['School Management', 'Student', 'Receipts', 'User', 'Report'];
const REMARK = 'Excellent work. Keep it up.';
const CLASS = '10';

/** Marks from 36 to 97 that differ from row to row. */
const markOf = (index: number): string => String(36 + ((index * 23) % 62));

async function expectMenu(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByText('Result', { exact: true })).toBeVisible();
  for (const group of FORBIDDEN) await expect(menu.getByText(group, { exact: true })).toHaveCount(0);
  await find(page, 'rece');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
}

interface Progress {
  expected: number;
  entered: number;
}

/** The entries of the annual exam of all classes, as the dashboard counts them. */
async function progressOf(api: Api): Promise<Progress> {
  const { exams } = await api.ask<{ exams: (Progress & { name: string })[] }>('GET', '/reports/dashboard?schoolId=1');
  const annual = exams.find(({ name }) => name === 'Annual');
  if (!annual) throw new Error('The dashboard has no annual exam.');
  return annual;
}

/** Types the column of English by keyboard, with a mark that is rejected and corrected; returns the entries. */
async function typeEnglish(page: Page, students: readonly string[]): Promise<Marks> {
  const texts = students.map((_name, index) => (index === 0 ? '87.5' : index === 3 ? 'AB' : markOf(index)));
  await cellOf(page, `${students[0]}, English Theory`).click();
  for (const [index, text] of texts.entries()) {
    if (index === 5) {
      await page.keyboard.type('101');
      await page.keyboard.press('Enter');
      const cell = cellOf(page, `${students[5]}, English Theory`);
      await expect(page.locator('.sheet-bar-error')).toContainText('Marks should be between 0 and 100');
      await expect(page.getByRole('button', { name: /Save Changes$/ })).toBeDisabled();
      await page.keyboard.press('ArrowUp');
      await expect(cell.locator('input')).toBeFocused();
    }
    await page.keyboard.type(text.toLowerCase());
    await page.keyboard.press('Enter');
  }
  return Object.fromEntries(students.map((name, index) => [`${name}, English Theory`, texts[index] ?? '']));
}

/** Pastes theory and practical of Science for the whole class. */
async function pasteScience(page: Page, students: readonly string[]): Promise<Marks> {
  const rows = students.map((_name, index) => [String(20 + ((index * 7) % 50)), String(10 + (index % 20))] as const);
  await paste(page, `${students[0]}, Science Theory`, rows.map((row) => row.join('\t')).join('\n'));
  return Object.fromEntries(
    students.flatMap((name, index) => [
      [`${name}, Science Theory`, rows[index]?.[0] ?? ''],
      [`${name}, Science Practical`, rows[index]?.[1] ?? ''],
    ]),
  );
}

/** The share of the annual exam on the dashboard is that of the counted entries. */
async function expectDashboard(page: Page, { entered, expected }: Progress): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Annual, marks of class/ }) });
  await expect(row).toContainText(`${percentEntered({ entered, expected })} %`);
}

async function expectClassResults(page: Page, appeared: number): Promise<void> {
  await page.getByRole('button', { name: 'Class Results' }).click();
  const drawer = page.getByRole('dialog', { name: 'Class Results' });
  await expect(
    drawer
      .getByRole('row', { name: /^English/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(String(appeared));
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

/** Writes the same remark for the whole class. */
async function writeRemarks(page: Page, students: number): Promise<void> {
  await openFromMenu(page, 'Result', 'Remarks');
  await choose(page, 'Class', CLASS);
  await choose(page, 'Section', 'A');
  const cells = page.locator('[data-cell^="Remark of "]');
  await cells.first().click();
  await page.keyboard.type(REMARK);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Remarks updated successfully')).toBeVisible();
  await expect(page.getByText(`${students} students, ${students} with a remark`)).toBeVisible();
  await expectDraft(page, {});
}

/** The marksheet of one student as a PDF. */
async function downloadMarksheet(page: Page, student: string): Promise<string[]> {
  await page.getByLabel('Search (Name/Code)').fill(student);
  await page.getByRole('button', { name: 'Download Marksheets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download Marksheets' });
  await expect(dialog.getByText(/^1 of \d+ chosen$/)).toBeVisible();
  await dialog.getByText('One PDF, for printing').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  return readPdf(fs.readFileSync(await download.path())).flatMap(({ lines }) => lines);
}

test('the day of a teacher: a class of typed and pasted marks is counted on the dashboard and printed on a marksheet with its remark', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const api = await apiOf(request, 'teacher');
  await signInAs(page, 'teacher');
  await test.step('menu', () => expectMenu(page));
  const before = await progressOf(api);
  const stored = await openMarks(page, api);
  const students = await stored.students();
  const entries = await test.step('marks of the class', async () => {
    const old = await stored.texts();
    const english = await typeEnglish(page, students);
    const science = await pasteScience(page, students);
    await expect(page.getByText(`Not saved: ${3 * students.length} changes`)).toBeVisible();
    await page.keyboard.press('Control+s');
    await expectSaved(page);
    const entered = { ...english, ...science };
    expect(await stored.texts()).toEqual({ ...old, ...entered });
    return entered;
  });
  await test.step('class results', () => expectClassResults(page, students.length - 1));
  await test.step('progress', async () => {
    const after = await progressOf(api);
    expect(after.expected).toBe(before.expected);
    expect(after.entered).toBe(before.entered + 3 * students.length);
    await expectDashboard(page, after);
  });
  await test.step('remarks', () => writeRemarks(page, students.length));
  await test.step('marksheet', async () => {
    const [first = ''] = students;
    await openMarks(page, api);
    const lines = await downloadMarksheet(page, first);
    expect(lines.filter((line) => line.includes(first))).not.toEqual([]);
    expect(lines.join(' ')).toContain(REMARK);
    expect(lines.find((line) => line.startsWith('English'))).toContain(entries[`${first}, English Theory`]);
  });
  await test.step('sign out', () => signOut(page, new RegExp(`${students[0]}|Sunita`)));
});
