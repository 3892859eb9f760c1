import { signInAs } from './support/account';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/test';

test('AUTH-01 the login page answers without signing in, with no accessibility violation', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expectNoAxeViolations(page);
});

test('the administrator of the demo school signs in', async ({ page }) => {
  await signInAs(page, 'admin');
  await expect(page.getByRole('navigation').first()).toBeVisible();
});
