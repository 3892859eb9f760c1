// The desk's day: a student is registered, found, viewed, corrected, exported and deleted.
import fs from 'node:fs';
import ExcelJS from 'exceljs';
import type { Page } from '@playwright/test';
import { signInAs } from './support/account';
import { choose, settled } from './support/screens';
import { expect, test } from './support/test';

const PUPIL = 'Meghna Rathi';
const AADHAAR = '999999990019';

const said = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function date(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

async function addParent(page: Page, values: { name: string; aadhaar?: string; pan?: string }): Promise<void> {
  await page.getByRole('button', { name: 'Add Parent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Parent' });
  await dialog.getByLabel('Name', { exact: true }).fill(values.name);
  if (values.aadhaar) await dialog.getByLabel('Aadhar Number').pressSequentially(values.aadhaar);
  if (values.pan) await dialog.getByLabel('PAN Number').pressSequentially(values.pan);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

async function fillPupil(page: Page): Promise<void> {
  await choose(page, 'Session', '2026 - 2027');
  await choose(page, 'Class', '5');
  await choose(page, 'Section', 'A');
  await field(page, 'Student Name').fill(PUPIL);
  await choose(page, 'Gender', 'Female');
  await date(page, 'Date of Birth', '15/08/2016');
  await expect(page.getByLabel('Age as of 01/04/2026')).toHaveValue('9 years 7 months');
  await date(page, 'Admission Date', '06/04/2026');
  await field(page, 'Mobile Number').fill('9829055555');
  await field(page, 'Aadhar Number').pressSequentially(AADHAAR);
  await expect(field(page, 'Aadhar Number')).toHaveValue('9999 9999 0019');
  await field(page, 'Full Residential Address').fill('14 Lake Road, Jaipur');
  await field(page, 'District').fill('Jaipur');
  await field(page, 'Block').fill('Amer');
  await field(page, 'Pin Code').fill('302001');
}

async function find(page: Page, text: string): Promise<void> {
  await page.goto('/students/list');
  await field(page, 'Search (Name/Code)').fill(text);
  await page.keyboard.press('Enter');
  await settled(page);
}

test('STUDENT-45 STUDENT-58 PARENT-07 a student with two parents and a sibling is registered in one save, found by a part of the name, changed and deleted', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'clerk');
  await page.goto('/students/register');
  await fillPupil(page);
  await addParent(page, { name: 'Kishan Rathi', pan: 'abcpr1234k' });
  await addParent(page, { name: 'Lalita Rathi', aadhaar: '234567890124' });
  await expect(page.getByText('XXXXXX234K')).toBeVisible();
  await page.getByRole('button', { name: 'Add Sibling' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Sibling' });
  // Not of the family that another test pays for at the same time.
  await choose(dialog, 'Sibling Name', 'Diya Saini');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await said(page, 'Student registered successfully');
  await expect(field(page, 'Student Name')).toHaveValue('');
  await expect(page.getByRole('heading', { name: `${PUPIL} is registered` })).toBeFocused();

  await find(page, 'ghna rat');
  await expect(page.getByRole('row', { name: new RegExp(PUPIL) })).toHaveCount(1);
  await page.getByRole('button', { name: `Actions for ${PUPIL}` }).click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PUPIL);
  await expect(page.getByText('XXXX XXXX 0019')).toBeVisible();
  await expect(page.getByText('Kishan Rathi')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/9{8}|0019|Kishan|9829055555/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PUPIL);

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Show' }).first().click();
  await expect(field(page, 'Aadhar Number')).toHaveValue('9999 9999 0019');
  await field(page, 'Mobile Number').fill('9829066666');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await said(page, 'Student updated successfully');
  await expect(page).toHaveURL(/\/students\/list(#|$)/);
  await expect(page.getByRole('row', { name: /9829066666/ })).toHaveCount(1);

  await page.getByRole('button', { name: `Actions for ${PUPIL}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'Student deleted successfully');
  await expect(page.getByRole('row', { name: /Deleted/ })).toHaveCount(1);
});

test('STUDENT-13 CALL2-06 CALL2-21 Download saves a real spreadsheet of the filter under the name the provider gave', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await find(page, 'sharma');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Students Saraswati Vidya Mandir 2026 - 2027.xlsx');
  const workbook = new ExcelJS.Workbook();
  const bytes = fs.readFileSync(await download.path());
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  const sheet = workbook.getWorksheet('Students');
  const shown = await page.getByText(/^Total Records: \d+$/).textContent();
  expect(`Total Records: ${(sheet?.rowCount ?? 0) - 1}`).toBe(shown);
  expect(sheet?.getRow(2).getCell(3).text).toMatch(/sharma/i);
  expect(sheet?.getRow(2).getCell(7).value).toBeInstanceOf(Date);
});
