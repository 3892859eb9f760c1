// Who leaves and comes back, and who comes in a crowd: by keyboard, with real files.
import fs from 'node:fs';
import ExcelJS from 'exceljs';
import { signInAs } from './support/account';
import { open, settled } from './support/screens';
import { expect, test } from './support/test';

test('LIFECYCLE-14 LIFECYCLE-17 a name is struck off by keyboard alone, and its history says why', async ({ page }) => {
  await signInAs(page, 'admin');
  await open(page, '/students/strike-off');
  await page.getByRole('button', { name: 'Add Name Strike Off' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Student (Name/Code)' })).toBeFocused();
  await page.keyboard.type('aanya gupta');
  await expect(page.getByRole('option', { name: /Aanya Gupta/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Aanya Gupta/ })).toBeVisible();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Absent since April');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Student name struck off successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Aanya Gupta/ })).toHaveCount(1);

  const actions = page.getByRole('button', { name: 'Actions for Aanya Gupta' });
  await actions.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Comments History' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /Absent since April Name Strike Off/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const TITLES = {
  'Student Name': 'Urvashi Rathore',
  Gender: 'Female',
  'Date of Birth': '15/08/2016',
  'Admission Date': '06/04/2026',
  Class: '5',
  Section: 'A',
  'Mobile Number': '9829077777',
  'Father Name': 'Kishan Rathore',
  'Full Residential Address': '14 Lake Road, Jaipur',
  District: 'Jaipur',
  Block: 'Amer',
  'Pin Code': '302001',
};

test('the template is filled, checked and registered: what it holds is in the list', async ({ page }, info) => {
  await signInAs(page, 'clerk');
  await open(page, '/students/list');
  await page.getByRole('button', { name: 'Register from Spreadsheet' }).click();
  await settled(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Template' }).click(),
  ]);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(fs.readFileSync(await download.path()) as unknown as ArrayBuffer);
  const [sheet] = workbook.worksheets;
  const head = (sheet?.getRow(1).values as ExcelJS.CellValue[]).map(String);
  const fill = (row: number, values: Record<string, string>) => {
    for (const [title, value] of Object.entries(values)) {
      const cell = sheet?.getRow(row).getCell(head.indexOf(title));
      if (cell) cell.value = value;
    }
  };
  fill(2, TITLES);
  fill(3, { ...TITLES, 'Student Name': 'लावण्या राठौड़', Gender: '' });
  const file = info.outputPath('students.xlsx');
  await workbook.xlsx.writeFile(file);

  const picker = page.getByLabel('Spreadsheet', { exact: true });
  await picker.setInputFiles(file);
  await expect(page.getByText('1 row has errors.')).toBeVisible();
  await expect(page.getByRole('row', { name: /लावण्या राठौड़.*Gender is required\./ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Register 1 Student' })).toBeDisabled();
  const [reasons] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download with Reasons' }).click(),
  ]);
  const annotated = new ExcelJS.Workbook();
  await annotated.xlsx.load(fs.readFileSync(await reasons.path()) as unknown as ArrayBuffer);
  expect(JSON.stringify(annotated.worksheets[0]?.getRow(3).values)).toContain('Gender is required.');

  fill(3, { Gender: 'Female' });
  await workbook.xlsx.writeFile(file);
  await picker.setInputFiles(file);
  await expect(page.getByText('Every row can be registered.')).toBeVisible();
  await page.getByRole('button', { name: 'Register 2 Students' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Register 2 Students' }).click();
  await expect(page.getByRole('heading', { name: '2 students are registered' })).toBeFocused();
  await page.getByRole('link', { name: 'Open the list' }).click();
  await page.getByRole('textbox', { name: 'Search (Name/Code)' }).fill('kishan rathore');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /लावण्या राठौड़/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Urvashi Rathore/ })).toBeVisible();
});
