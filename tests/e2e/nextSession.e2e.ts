// The start of the next session: from Session Management through its steps, by keyboard, to the screens that the steps link to.
import type { Page } from '@playwright/test';
import { enter } from './support/account';
import { settled } from './support/screens';
import { expect, test } from './support/test';

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

/** The choice that a selector shows. */
const chosen = (page: Page, name: string) => page.locator(`.ant-select-content[title="${name}"]`);

// A class without a result config is answered with 404; its form begins empty then.
test.use({ expectedConsole: [/404.*\/result\/config\//] });

test('the steps lead from Session Management to the class that lacks something and back, with the keyboard alone', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/sessions');
  await settled(page);
  await page.getByRole('link', { name: 'Start the Next Session' }).press('Enter');
  await expect(page).toHaveURL(/\/sessions\/next$/);
  await settled(page);
  await expect(card(page, 'Create the next session')).toContainText('Done');
  await expect(card(page, 'Activate the session')).toContainText('Not yet possible');
  const setup = card(page, 'Subjects, exams and marks limits');
  await expect(setup).toHaveAttribute('aria-current', 'step');

  await setup.getByRole('link', { name: 'Class 12' }).first().press('Enter');
  await expect(page).toHaveURL(/\/subjects#schoolId=1&sessionId=\d+&classId=\d+$/);
  await settled(page);
  await expect(chosen(page, '2027 - 2028')).toBeVisible();
  await expect(chosen(page, '12')).toBeVisible();
  await page.goBack();
  await settled(page);

  await card(page, 'Promote the students').getByRole('link', { name: 'Open Student Promotions' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Student Promotions' })).toBeVisible();
  await settled(page);
  await expect(chosen(page, '2026 - 2027')).toBeVisible();
  await expect(chosen(page, '2027 - 2028')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search Eligible Students' })).toBeEnabled();
  await page.goBack();
  await settled(page);

  await page.getByRole('link', { name: 'Complete 2026 - 2027' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Session “2026 - 2027”' })).toBeVisible();
  await expect(page).toHaveURL(/\/sessions$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('each link of the steps is reached with Tab, in the order of the page, and nothing is cut off on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'admin');
  await page.goto('/sessions/next');
  await settled(page);
  const links = page.locator('.next-column a');
  const count = await links.count();
  expect(count).toBeGreaterThan(10);
  await links.first().focus();
  for (let index = 1; index < count; index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
