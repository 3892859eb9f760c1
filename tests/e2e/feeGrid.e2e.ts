// The fees of all classes of the next session, taken over from the last one; README shows the number of clicks and keys.
import { signInAs } from './support/account';
import { Hand, figureOf } from './support/hand';
import { expect, test } from './support/test';

test('the fees of 19 classes and streams are taken over and raised, in as many clicks and keys as README.md states', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/classes/fees');
  await expect(page.getByRole('rowheader', { name: 'Nursery' })).toBeVisible();
  const hand = new Hand(page);
  await hand.click(page.getByRole('button', { name: 'Take over…' }));
  await expect(page.getByText('19 classes will be filled.')).toBeVisible();
  await expect.poll(() => hand.focused()).toBe('Raise by');
  await hand.type('10');
  await hand.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-cell="Nursery, Tuition Fee"]')).toContainText('9,900');
  await hand.press('ControlOrMeta+s');
  await expect(page.getByRole('dialog')).toContainText('The fees of 19 classes are stored.');
  await hand.press('Enter');
  await expect(page.getByText('Fee structures saved successfully')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-cell="Nursery, Tuition Fee"]')).toContainText('9,900');
  expect(hand.count).toBe(figureOf('Take over the fees of 19 classes with a raise'));
});
