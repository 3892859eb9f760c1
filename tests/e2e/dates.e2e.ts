// The date field in a real browser: a pointer that lies where the calendar opens, the keyboard, and how the calendar looks.
import type { Page } from '@playwright/test';
import { signInAs } from './support/account';
import { expectNoAxeViolations } from './support/axe';
import { open } from './support/screens';
import { expect, test } from './support/test';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Calendar: Date of Birth' });

async function openForm(page: Page): Promise<void> {
  await signInAs(page, 'clerk');
  await open(page, '/students/register');
}

test('a typed date is not touched by a pointer that rests where the calendar opens', async ({ page }) => {
  await openForm(page);
  const birth = field(page, 'Date of Birth');
  await birth.click();
  const day = calendar(page).getByRole('grid').getByRole('button').nth(10);
  const box = await day.boundingBox();
  if (!box) throw new Error('The calendar has no days.');
  const rest = () => page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await rest();
  await page.keyboard.press('Escape');
  await field(page, 'Student Name').focus();
  await page.keyboard.type('Meghna');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(birth).toBeFocused();
  await page.keyboard.type('15/08/2016');
  await expect(calendar(page)).toHaveCount(0);
  await expect(birth).toHaveValue('15/08/2016');
  // Beside the open calendar, with a day under the pointer.
  await birth.click();
  await rest();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9.1.15');
  await expect(calendar(page)).toBeVisible();
  await expect(birth).toHaveValue('9.1.15');
  await page.keyboard.press('Tab');
  await expect(calendar(page)).toHaveCount(0);
  await expect(birth).toHaveValue('09/01/2015');
  await expect(field(page, 'Admission Date')).toBeFocused();
});

test('the calendar is opened, walked through and closed by the keyboard alone', async ({ page }) => {
  await openForm(page);
  const birth = field(page, 'Date of Birth');
  await birth.focus();
  await page.keyboard.type('15082016');
  await page.keyboard.press('Alt+ArrowDown');
  const day = (name: string) => calendar(page).getByRole('button', { name });
  await expect(day('Monday 15 August 2016')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(day('Friday 15 July 2016')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(day('Saturday 16 July 2016')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(calendar(page).getByRole('combobox', { name: 'Year' })).toBeFocused();
  await page.keyboard.type('2015');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(day('Thursday 16 July 2015')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toHaveCount(0);
  await expect(birth).toBeFocused();
  await expect(birth).toHaveValue('15082016');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(birth).toBeFocused();
  await expect(birth).toHaveValue('14/08/2016');
  await expect(page.getByText('is required')).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const)
  test(`the open calendar has no accessibility violation in the ${theme} theme, in a form and in a dialog`, async ({
    page,
  }) => {
    await signInAs(page, 'admin');
    if (theme === 'dark') await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await open(page, '/students/register');
    await field(page, 'Date of Birth').fill('31/02/2016');
    await field(page, 'Admission Date').click();
    await expect(page.getByText('31/02/2016 is not a date.')).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    await expectNoAxeViolations(page);
    await open(page, '/sessions');
    await page.getByRole('button', { name: 'Add Session' }).click();
    await page.getByLabel('End date').click();
    await expect(page.getByRole('dialog', { name: 'Calendar: End date' })).toBeVisible();
    await page.getByRole('grid').getByRole('button').first().hover();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
