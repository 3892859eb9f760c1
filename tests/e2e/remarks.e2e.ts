// A class teacher writes remarks by keyboard; they are stored and shown after a reload. The results of the class as charts.
import { signInAs } from './support/account';
import { expectNoAxeViolations } from './support/axe';
import { choose, settled } from './support/screens';
import { expect, test } from './support/test';

const REMARKS = ['Excellent work. Keep it up.', 'Regular attendance will improve the results.', 'अच्छा कार्य'];

test('remarks are typed one below the other, saved by keyboard and shown after a reload', async ({ page }) => {
  await signInAs(page, 'teacher');
  await page.goto('/results/remarks');
  await settled(page);
  await choose(page, 'Class', '6');
  await choose(page, 'Section', 'A');
  const cells = page.locator('[data-cell^="Remark of "]');
  await cells.first().click();
  for (const remark of REMARKS) {
    await page.keyboard.type(remark);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(page.getByText('Not saved: 4 changes')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Remarks updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Remarks of the class teacher' })).toBeVisible();
  // The first cell is the active one, which has a field.
  await expect(cells.first().locator('input')).toHaveValue(REMARKS[0] ?? '');
  for (const [index, remark] of [...REMARKS, REMARKS[2] ?? ''].entries())
    if (index > 0) await expect(cells.nth(index)).toHaveText(remark);
});

test('the results of a class meet WCAG 2.2 AA in both themes and on a phone', async ({ page }) => {
  await signInAs(page, 'teacher');
  await page.goto('/results/upload');
  await settled(page);
  await choose(page, 'Class', '8');
  await choose(page, 'Section', 'B');
  await choose(page, 'Exam', 'Half Yearly');
  await expect(page.getByRole('grid', { name: 'Marks' })).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Class Results' });
  const look = async () => {
    await page.getByRole('button', { name: 'Class Results' }).click();
    await expect(drawer.getByRole('row').nth(3)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  };
  await look();
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await look();
  await page.setViewportSize({ width: 390, height: 844 });
  await look();
});
