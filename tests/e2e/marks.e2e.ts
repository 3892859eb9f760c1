// A teacher enters the marks of a subject by keyboard; they are stored, and shown after a reload.
import { signInAs } from './support/account';
import { Hand, figureOf } from './support/hand';
import { choose, settled } from './support/screens';
import { expect, test } from './support/test';

const MARKS = ['45', '52', '38', '60', 'ab', '47', '55', '41', '66', '70'];

test('MARKS-37 ten marks of a subject are entered with Enter, saved by keyboard and shown after a reload', async ({
  page,
}) => {
  await signInAs(page, 'teacher');
  await page.goto('/results/upload');
  await settled(page);
  await choose(page, 'Class', '10');
  await choose(page, 'Section', 'A');
  await choose(page, 'Exam', 'Annual');
  const grid = page.getByRole('grid', { name: 'Marks' });
  await expect(grid).toBeVisible();
  const column = page.locator('[data-cell$=", English Theory, out of 100"]');
  await column.first().scrollIntoViewIfNeeded();
  const hand = new Hand(page);
  await hand.click(column.first());
  for (const text of MARKS) {
    await hand.type(text);
    await hand.press('Enter');
  }
  await expect(page.getByText('Not saved: 10 changes')).toBeVisible();
  await hand.press('Control+s');
  await expect(page.getByText('Marks updated successfully')).toBeVisible();
  await expect(page.getByText('All saved')).toBeVisible();
  expect(hand.count).toBe(figureOf('Enter and save ten marks'));
  await page.reload();
  await expect(grid).toBeVisible();
  await column.first().scrollIntoViewIfNeeded();
  await expect(column.nth(4)).toHaveText('AB');
  await expect(column.nth(1)).toHaveText('52');
});
