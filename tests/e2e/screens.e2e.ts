// One tour through every screen for each kind of user: axe, widths, stored keys, addresses of calls.
import type { Page } from '@playwright/test';
import { enter, type DemoAccount } from './support/account';
import { expectNoAxeViolations } from './support/axe';
import { judgeKept, keptBy, PERSONAL, typeCanary } from './support/kept';
import { choose, OPENED, tour, type Place } from './support/screens';
import { expect, test } from './support/test';

const OFFICE = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const LARGE = { width: 1920, height: 1080 };

const TOURS: [user: DemoAccount, place: Place][] = [
  ['admin', { school: 'Saraswati Vidya Mandir', teacher: 'Kavita Meena', studentId: 1, platform: false }],
  ['platform', { school: 'Nalanda Public School', teacher: 'Kavita Meena', platform: true }],
];

test.use({ viewport: OFFICE });
// The longest tests run in parallel.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** Screens that differ for a platform user by more than the selector of the school, which the lists among them show. */
const OF_PLATFORM = /^\/(dashboard|schools|students\/list|receipts\/management)/;

const widerThanWindow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNoScrollToTheSide(page: Page, path: string): Promise<void> {
  for (const size of [PHONE, LARGE, OFFICE]) {
    await page.setViewportSize(size);
    await expect.poll(() => widerThanWindow(page), `${path} at ${size.width} px`).toBeLessThanOrEqual(0);
  }
}

async function start(page: Page, user: DemoAccount): Promise<void> {
  // A form that was typed into asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept());
  await enter(page, user);
  await page.goto('/dashboard');
}

/** Asks for contrast in the dark theme as well, which nothing else differs in. An open dialog keeps the mouse from the button. */
async function expectContrastInDark(page: Page): Promise<void> {
  const html = page.locator('html');
  await page.getByLabel('Switch to dark theme').dispatchEvent('click');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expectNoAxeViolations(page, 'contrast');
  await page.getByLabel('Switch to light theme').dispatchEvent('click');
  await expect(html).toHaveAttribute('data-theme', 'light');
}

test.describe('A1 E5 E7 F1 AUTH-17 SHELL-05 every screen', () => {
  for (const [user, plan] of TOURS) {
    const accessible = plan.platform ? '' : ' meets WCAG in both themes,';
    test(`of ${user}${accessible} fits every window, keeps the six keys, hands over references alone, and writes nobody into an address`, async ({
      page,
      context,
      baseURL,
    }) => {
      const addresses: string[] = [];
      let typed = 0;
      context.on('request', (request) => addresses.push(request.url()));
      await start(page, user);
      if (plan.platform) {
        await page.goto('/sessions');
        await choose(page, 'School', 'Saraswati Vidya Mandir');
      }
      await tour(page, plan, async (path) => {
        if (!plan.platform || OF_PLATFORM.test(path)) await expectNoAxeViolations(page);
        if (!plan.platform) await expectContrastInDark(page);
        await expectNoScrollToTheSide(page, path);
        typed += await typeCanary(page, path);
        judgeKept(path, await keptBy(page));
      });
      expect(typed).toBeGreaterThanOrEqual(plan.platform ? 14 : 10);
      expect(addresses.filter((address) => address.includes('/api/')).length).toBeGreaterThan(15);
      expect(
        addresses.filter((address) => new URL(address).origin !== baseURL && !/^(data|blob):/.test(address)),
      ).toEqual([]);
      expect(addresses.filter((address) => PERSONAL.test(address.replace(/^data:.*/, '')))).toEqual([]);
    });
  }
});

test('SHELL-28 every dialog, row menu and refused form meets WCAG, in the dark too', async ({ page }) => {
  await start(page, 'admin');
  for (const { path, open } of OPENED) {
    // Without another page between, the same address with a fragment would keep the dialog before.
    await page.goto('about:blank');
    await page.goto(path);
    await open(page);
    await expectNoAxeViolations(page);
    await expectContrastInDark(page);
  }
});
