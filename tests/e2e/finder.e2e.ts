import { signInAs } from './support/account';
import { expectNoAxeViolations } from './support/axe';
import { figureOf, Hand } from './support/hand';
import { open } from './support/screens';
import { expect, test } from './support/test';

test('the fee of a student is taken from any screen by the finder, in as many keys as README.md states', async ({
  page,
}) => {
  await signInAs(page, 'clerk');
  await open(page, '/certificates');
  const hand = new Hand(page);
  await hand.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Student, receipt/ })).toBeFocused();
  await hand.type('1127');
  await expect(page.getByRole('option', { selected: true })).toContainText('1127');
  await expectNoAxeViolations(page);
  await hand.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee Receipt');
  await expect(page.getByLabel('Amount')).toBeFocused();
  expect(hand.count).toBe(figureOf('Open the fee receipt of a student from any screen'));
});
