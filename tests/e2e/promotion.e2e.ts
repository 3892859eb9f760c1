// A whole school is taken over into the next session and the promotion is undone: by keyboard up to Submit, then by mouse.
import { signInAs } from './support/account';
import { Hand } from './support/hand';
import { settled } from './support/screens';
import { expect, test } from './support/ownServer';

const numberOf = async (text: Promise<string | null>): Promise<number> => Number(/\d+/.exec((await text) ?? '')?.[0]);

test('all classes of a school are promoted, some by decision, and the promotion is undone', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/results/promotion');
  await settled(page);
  const hand = new Hand(page);
  await hand.pick('Source Session', '2026', '2026 - 2027');
  await hand.pick('Target Session', '2027', '2027 - 2028');
  await hand.reach('Classes');
  await hand.press('ArrowDown');
  await expect(page.locator('.ant-select-item-option-active:visible')).toHaveText('Select All');
  await hand.press('Enter');
  await expect(page.getByText('+13 more')).toBeVisible();
  await hand.press('Escape');
  // An open list takes the next Tab.
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  await hand.reach('Search Eligible Students');
  await hand.press('Enter');
  await settled(page);
  const totals = page.getByRole('region', { name: 'Result of the search' });
  const count = (title: string) =>
    numberOf(
      totals
        .locator('dl > div', { has: page.getByText(title, { exact: true }) })
        .locator('dd')
        .textContent(),
    );
  const students = await count('Students');
  const promoted = await count('Promoted');
  const repeating = await count('Repeating');
  const notEligible = await count('Not eligible');
  expect(promoted + repeating + notEligible).toBe(students);
  expect(promoted).toBeGreaterThan(0);
  await expect(page.getByText(`Total Records: ${promoted + repeating}`)).toBeVisible();

  await totals.getByRole('button', { name: /^Result incomplete \d+$/ }).click();
  await settled(page);
  const incomplete = await numberOf(page.getByText(/^Total Records: \d+$/).textContent());
  await page.getByRole('button', { name: `Select all ${incomplete}` }).click();
  await expect(page.getByText(`${incomplete} students are promoted by your decision`)).toBeVisible();
  await expect(page.getByText(/^Promoted to LKG A by your decision/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`${notEligible - incomplete}`, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Promote' }).click();
  await expect(page.getByText('Students promoted successfully')).toBeVisible();
  await expect(totals.getByRole('button', { name: /^Already enrolled \d+$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Promotion History' }).click();
  const history = page.getByRole('dialog', { name: 'Promotion History' });
  await history.getByRole('button', { name: /^Undo the promotion from 2026 - 2027 to 2027 - 2028/ }).click();
  const enrolments = page.getByText(/^\d+ enrolments in 2027 - 2028 will be removed/);
  await expect(enrolments).toBeVisible();
  const removed = await numberOf(enrolments.textContent());
  await page.getByRole('button', { name: 'Undo promotion' }).click();
  await expect(page.getByText(`Promotion undone: ${removed} enrolments removed`)).toBeVisible();
  await expect(history.getByText(/^Undone .* by Asha Verma$/)).toBeVisible();
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(totals.getByRole('button', { name: `Result incomplete ${incomplete}` })).toBeVisible();
  expect([await count('Students'), await count('Promoted'), await count('Not eligible')]).toEqual([
    ...[students, promoted, notEligible],
  ]);
});
