// A teacher downloads the students of an exam as a spreadsheet, fills it in and uploads it; the grid shows the marks.
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { signInAs } from './support/account';
import { expectNoAxeViolations } from './support/axe';
import { choose, settled } from './support/screens';
import { expect, test } from './support/test';

const NAME = 'marks.xlsx';
const TITLE = 'Upload Students Marks';

async function openExam(page: Page): Promise<void> {
  await signInAs(page, 'teacher');
  await page.goto('/results/upload');
  await settled(page);
  await choose(page, 'Class', '6');
  await choose(page, 'Section', 'A');
  await choose(page, 'Exam', 'Annual');
  await expect(page.getByRole('grid', { name: 'Marks' })).toBeVisible();
}

/** The downloaded list with marks in the column of English, in the order of its rows. */
async function filledIn(download: Download, marks: readonly (number | string)[]): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await readFile(await download.path())) as unknown as ExcelJS.Buffer);
  const sheet = workbook.worksheets[0];
  const headings = sheet?.getRow(1).values as string[];
  const column = headings.indexOf('English Theory (out of 100)');
  for (const [at, value] of marks.entries()) if (sheet) sheet.getRow(at + 2).getCell(column).value = value;
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

test('MARKS-09 MARKS-13 MARKS-16 the downloaded list is filled in, checked and uploaded, and the grid shows the marks', async ({
  page,
}) => {
  await openExam(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Students List' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Marks Annual 6 A 2026 - 2027.xlsx');
  const dialog = page.getByRole('dialog', { name: TITLE });
  const choosing = async (buffer: Buffer) => {
    const asked = page.waitForEvent('filechooser');
    // The invisible input covers the zone.
    await dialog.locator('.import-zone').click();
    const chooser = await asked;
    expect(chooser.isMultiple()).toBe(false);
    await chooser.setFiles({
      name: NAME,
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    });
  };
  await page.getByRole('button', { name: TITLE }).click();
  await choosing(await filledIn(download, [101, 45.5]));
  await expect(dialog.getByText('Marks should be between 0 and 100. The file has "101".')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await expectNoAxeViolations(page);
  await choosing(await filledIn(download, [61.5, 45.5, 'AB']));
  await expect(dialog.getByText('3 entries will be stored.')).toBeVisible();
  const upload = dialog.getByRole('button', { name: 'Upload' });
  await expect(upload).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Student marks uploaded successfully')).toBeVisible();
  const column = page.locator('[data-cell$=", English Theory, out of 100"]');
  await column.first().scrollIntoViewIfNeeded();
  await expect(column.nth(0)).toHaveText('61.5');
  await expect(column.nth(1)).toHaveText('45.5');
  await expect(column.nth(2)).toHaveText('AB');
});
