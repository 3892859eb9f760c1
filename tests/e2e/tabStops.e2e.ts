// Every Tab in an open drawer or dialog lands on something that acts, and stays inside.
import type { Page } from '@playwright/test';
import { signInAs } from './support/account';
import { ofConfirmed, open, openFamilyPayment, rowAction } from './support/screens';
import { expect, test } from './support/test';

const MOST_STOPS = 30;
/** The keys of a region scroll it. */
const ACTS = 'a[href], button, input, textarea, [role="menuitem"][aria-haspopup], [role="region"][aria-label]';

/** What has the focus, by its name; a stop that does nothing, or outside of what is open, by its element. */
const stop = (page: Page): Promise<string> =>
  page.evaluate((acts) => {
    const element = document.activeElement;
    if (!element?.matches(acts) || !element.closest('[aria-modal="true"]'))
      return `needless: ${element?.tagName} ${element?.className}`;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0]?.textContent : undefined;
    return element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
  }, ACTS);

/** The stops from the next one on until the first comes again. */
async function round(page: Page, key = 'Tab'): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const at = await stop(page);
    if (at === stops[0]) return stops;
    stops.push(at);
  }
  throw new Error(`${MOST_STOPS} times ${key} did not come round: ${stops.join(' | ')}`);
}

test('at the width of a phone Tab goes through the entries of the open menu and nothing else, either way round, and Enter acts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'admin');
  await open(page, '/sessions');
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Classes' })).toBeVisible();
  const entries = [
    'Dashboard',
    'School Management',
    'Schools',
    'Session Management',
    'Classes',
    'Subjects',
    'Student',
    'Receipts',
    'User',
    'Result',
    'Report',
  ];
  expect(await round(page)).toEqual(entries);
  const [last = '', ...others] = entries.toReversed();
  expect(await round(page, 'Shift+Tab')).toEqual([last, ...others]);

  const group = drawer.getByRole('menuitem', { name: 'Student', exact: true });
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(drawer.getByRole('link', { name: 'Student List', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/students\/list$/);
  await expect(drawer).toHaveCount(0);
});

type Opening = (page: Page) => Promise<void>;
const byEnter =
  (button: string | RegExp): Opening =>
  (page) =>
    page.getByRole('button', { name: button }).press('Enter');
const copyPermissions: Opening = async (page) => {
  await rowAction(page, 'Kavita Meena', 'Manage Permissions');
  await byEnter('Copy from another teacher')(page);
};
const CONFIRMED = '/receipts/management#status=CONFIRMED&startDate=2026-04-01';

const OPENED: [what: string, path: string, opens: Opening, stops: string[]][] = [
  ['a form', '/classes', byEnter('Add Class'), ['Class teacher', 'Cancel', 'Create', 'Close', 'Class name']],
  ['a confirmation', '/sessions', byEnter(/^Disable 2026/), ['Disable session', 'Cancel']],
  ['copied permissions', '/teachers/list', copyPermissions, ['Cancel', 'Copy', 'Close', 'Teacher']],
  ['the set-back of a receipt', CONFIRMED, ofConfirmed('Set back to Pending'), ['Keep Confirmed', 'Close', 'Reason']],
  ['the history of a receipt', CONFIRMED, ofConfirmed('History'), ['Close']],
];
for (const [what, path, opens, stops] of OPENED)
  test(`in the dialog of ${what} Tab goes round through its controls and nothing else, either way`, async ({
    page,
  }) => {
    await signInAs(page, 'admin');
    await open(page, path);
    await opens(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    const first = stops.at(-1);
    await expect.poll(() => stop(page)).toBe(first);
    expect(await round(page)).toEqual(stops);
    // One more Tab has come round.
    await expect.poll(() => stop(page)).toBe(stops[0]);
    expect(await round(page, 'Shift+Tab')).toEqual([first, ...stops.slice(0, -1).toReversed()]);
  });

test('in the payment of a family Tab goes through the amounts and the payment and nothing else, and comes round', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await open(page, '/receipts/management');
  await openFamilyPayment(page);
  const amounts = page.getByRole('dialog').getByRole('textbox', { name: /^Amount of/ });
  await expect(amounts.first()).toBeFocused();
  const stops = await round(page);
  expect(stops.filter((one) => one.startsWith('Amount of'))).toHaveLength(await amounts.count());
  expect(stops.filter((one) => one.startsWith('needless'))).toEqual([]);
  expect(stops).toEqual(expect.arrayContaining(['Cash', 'Payment Date', 'Cancel', 'Save Receipts', 'Close']));
});
