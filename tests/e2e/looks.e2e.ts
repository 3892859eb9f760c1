import type { Page } from '@playwright/test';
import { signInAs } from './support/account';
import { expectNoAxeViolations } from './support/axe';
import { choose } from './support/screens';
import { expect, test } from './support/test';

const SCREENS = [
  '/dashboard',
  '/profile',
  '/profile/change-password',
  '/schools',
  '/schools/add',
  '/sessions',
  '/classes',
  '/teachers/list',
  '/teachers/register',
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const widerThanWindow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const theme of ['light', 'dark'] as const)
  test(`no screen has an accessibility violation in the ${theme} theme`, async ({ page }) => {
    await signInAs(page, 'platform');
    if (theme === 'dark') await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    for (const path of SCREENS) {
      await open(page, path);
      await expectNoAxeViolations(page);
    }
    await open(page, '/schools/add');
    await page.getByRole('button', { name: 'Create School' }).click();
    await expect(page.getByText('School name must not be blank')).toBeVisible();
    await expectNoAxeViolations(page);
    await open(page, '/schools');
    await page.getByRole('button', { name: 'Actions for Nalanda Public School' }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete School' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('menuitem', { name: 'Delete School' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxeViolations(page);
  });

/** Screens of a school with its records, and what opens on them. */
const OPENED: [path: string, open: (page: Page) => Promise<void>][] = [
  ['/sessions', (page) => page.getByRole('button', { name: 'Add Session' }).click()],
  [
    '/classes',
    async (page) => {
      await page.getByRole('button', { name: /^11/ }).first().click();
      await page.getByRole('button', { name: 'Add Section' }).click();
    },
  ],
  ['/classes', (page) => page.getByRole('button', { name: 'Add Class' }).click()],
  ['/teachers/list', (page) => page.getByRole('button', { name: 'Actions for Kavita Meena' }).click()],
];

/** The screens of students, and what opens on them. */
const OF_STUDENTS: typeof OPENED = [
  [
    '/students/list',
    async (page) => {
      await choose(page, 'Session', '2026 - 2027');
      await page.getByRole('button', { name: 'More filters' }).click();
      await page.getByRole('button', { name: 'Search' }).click();
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
    },
  ],
  ['/students/register', (page) => page.getByRole('button', { name: 'Add Parent' }).click()],
  ['/students/edit?id=1', (page) => page.getByRole('button', { name: 'Add Sibling' }).click()],
];

async function lookAt(page: Page, [path, show]: (typeof OPENED)[number]): Promise<void> {
  await open(page, path);
  await expectNoAxeViolations(page);
  await show(page);
  await expect(page.getByRole('dialog').or(page.getByRole('menu', { name: /^Actions/ }))).toBeVisible();
  await expectNoAxeViolations(page);
}

for (const theme of ['light', 'dark'] as const)
  test(`no screen of students has an accessibility violation in the ${theme} theme`, async ({ page }) => {
    await signInAs(page, 'admin');
    if (theme === 'dark') await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    for (const screen of OF_STUDENTS) await lookAt(page, screen);
    await open(page, '/students/view?id=1');
    await expectNoAxeViolations(page);
  });

const openPermissions = async (page: Page): Promise<void> => {
  await open(page, '/teachers/list');
  await page.getByRole('button', { name: 'Actions for Kavita Meena' }).click();
  await page.getByRole('menuitem', { name: 'Manage Permissions' }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
};

for (const theme of ['light', 'dark'] as const)
  test(`no screen of a school has an accessibility violation in the ${theme} theme`, async ({ page }) => {
    await signInAs(page, 'admin');
    if (theme === 'dark') await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    for (const screen of OPENED) await lookAt(page, screen);
    await open(page, '/teachers/register');
    await expectNoAxeViolations(page);
    await openPermissions(page);
    await expectNoAxeViolations(page);
  });

for (const width of [390, 1920])
  test(`no screen is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAs(page, 'platform');
    for (const path of SCREENS) {
      await open(page, path);
      expect(await widerThanWindow(page), path).toBeLessThanOrEqual(0);
    }
    await signInAs(page, 'admin');
    for (const path of [...OPENED, ...OF_STUDENTS].map(([address]) => address)) {
      await open(page, path);
      expect(await widerThanWindow(page), path).toBeLessThanOrEqual(0);
    }
    await openPermissions(page);
    expect(await widerThanWindow(page), 'permissions').toBeLessThanOrEqual(0);
  });

test('SHELL-33 on a phone the drawer opens on demand and closes with the screen it leads to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'platform');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await menu.getByText('School Management').click();
  await menu.getByRole('link', { name: 'Schools' }).click();
  await expect(page).toHaveURL(/\/schools$/);
  await expect(menu).toHaveCount(0);
});

test('the list of schools does not jump while it loads', async ({ page }) => {
  await signInAs(page, 'platform');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/schools');
  await expect(page.getByText('Nalanda Public School')).toBeVisible();
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(total).toBeLessThan(0.1);
});
