import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from './support/account';
import { openSchool, OWN_PASSWORD } from './support/api';
import { expect, test } from './support/ownServer';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const MOST_STOPS = 60;

/** Whether the focus shows: as an outline or a ring on the element, or on the box drawn around its field. */
const focusRing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    // Between the last control and the first the focus is with the browser's own.
    if (!element || element === document.body) return 'seen';
    const box = element.closest('.ant-select, .ant-input-affix-wrapper, .ant-menu-item');
    const rings = [element, ...(box ? [box] : [])].map((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    return rings.includes(true)
      ? 'seen'
      : `not seen: ${element.tagName} ${element.className} ${element.textContent?.slice(0, 40) ?? ''}`;
  });

const expectFocusSeen = (page: Page) => expect.poll(() => focusRing(page)).toBe('seen');

/** Presses Tab until the element has the focus; at every stop the focus is to be seen. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectFocusSeen(page);
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
  throw new Error(`${MOST_STOPS} times ${key} did not reach ${target.toString()}`);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signIn(page: Page, userName: string, password: string): Promise<void> {
  await page.goto('/auth/login');
  await expect(page.getByLabel('Username', { exact: true })).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.type(userName);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await tabTo(page, button(page, 'Sign in'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, ');
}

async function openSessions(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await tabTo(page, menu.getByRole('link', { name: 'Dashboard' }));
  const step = async (key: string, target: Locator) => {
    await page.keyboard.press(key);
    await expect(target).toBeFocused();
    await expectFocusSeen(page);
  };
  const group = menu.getByRole('menuitem', { name: 'School Management' });
  await step('ArrowDown', group);
  await step('Enter', group);
  await step('ArrowDown', menu.getByRole('link', { name: 'Schools' }));
  await step('ArrowDown', menu.getByRole('link', { name: 'Session Management' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sessions$/);
}

/** The only school of the list is the own one. */
async function openRowMenu(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Schools' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/schools$/);
  const opener = page.getByRole('button', { name: /^Actions for Udaipur Lake School/ });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
}

/** Clicks the button of the dialog again while the dialog closes, as a second Enter does. */
const clickWhileClosing = (page: Page, name: string): Promise<void> =>
  page.evaluate(
    (text) =>
      new Promise<void>((done) => {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('.ant-modal button')];
        const chosen = buttons.find(({ textContent }) => textContent === text);
        const look = () => {
          if (!document.querySelector('.ant-modal[class*="-leave"]')) return void requestAnimationFrame(look);
          chosen?.click();
          done();
        };
        look();
      }),
    name,
  );

/** Enter in the dialog, and another one while it closes. */
async function enterTwice(page: Page, name: string): Promise<void> {
  const again = clickWhileClosing(page, name);
  await page.keyboard.press('Enter');
  await again;
}

test('a school’s head signs in, adds, edits and deletes a session, opens a row’s menu and signs out without a mouse, seeing the focus at every step', async ({
  page,
  request,
}) => {
  const { userName } = await openSchool(request);
  await signIn(page, userName, OWN_PASSWORD);
  await openSessions(page);
  const changes: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() !== 'GET' && sent.url().includes('/session')) changes.push(sent.method());
  });

  await tabTo(page, button(page, 'Add Session'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(page.getByLabel('Session name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('By hand');
  await tabTo(page, dialog.getByRole('button', { name: 'Create' }));
  await enterTwice(page, 'Create');
  await expect(page.getByText('Session created successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Add Session')).toBeFocused();

  await tabTo(page, button(page, 'Edit By hand'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Session name')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' again');
  await enterTwice(page, 'Save');
  await expect(page.getByText('Session updated successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await tabTo(page, button(page, 'Delete By hand again'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Delete' }));
  await enterTwice(page, 'Delete');
  await expect(page.getByText('Session deleted successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Delete By hand again')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await expectFocusSeen(page);
  await expect(page.getByText('No sessions yet. Add the first one.')).toBeVisible();
  expect(changes).toEqual(['POST', 'PUT', 'DELETE']);

  await openRowMenu(page);
  await tabTo(page, page.getByRole('button', { name: /^Account/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/login$/);
});

/** Whether the bar of the form lies over what has the focus. */
const underBar = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const shown = document.elementFromPoint(x + width / 2, y + height / 2);
    return shown === null || shown.closest('.portal-form-actions, .shell-bar') !== null;
  });

/** A label of the form's later parts may be there twice. */
const labelled = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, labelled(page, label));
  await expect.poll(() => underBar(page)).toBe(false);
  await page.keyboard.type(text);
}

/** Not one that is still folding up. */
const OPEN_LIST = '.ant-select-dropdown:not([class*="-leave"])';

async function pickFrom(page: Page, label: string, text: string): Promise<void> {
  await typeInto(page, label, text);
  await expect(page.locator(`${OPEN_LIST} .ant-select-item-option-active:visible`)).toHaveText(text);
  await page.keyboard.press('Enter');
}

test('a clerk registers a student with a parent without a mouse, seeing the focus at every step; Enter takes a date, goes on and sends nothing, Ctrl and Enter send, and what is wrong in a folded part takes the focus', async ({
  page,
}) => {
  await signIn(page, 'clerk', PASSWORD);
  await page.goto('/students/register');
  await expect(labelled(page, 'Class')).toBeFocused();
  await pickFrom(page, 'Class', 'UKG');
  await pickFrom(page, 'Section', 'A');
  await typeInto(page, 'Student Name', 'Tara Kumawat');
  await pickFrom(page, 'Gender', 'Female');
  for (const [label, day] of [
    ['Date of Birth', '05/06/2020'],
    ['Admission Date', '06/04/2026'],
  ] as const) {
    await typeInto(page, label, day);
    await page.keyboard.press('Enter');
    await expect(labelled(page, label)).not.toBeFocused();
    await expectFocusSeen(page);
    await expect(labelled(page, label)).toHaveValue(day);
  }
  await expect(labelled(page, 'Sr. No.')).toBeFocused();
  await expect(page.getByText('is required')).toHaveCount(0);
  await typeInto(page, 'Mobile Number', '9829077777');
  await typeInto(page, 'Full Residential Address', '14 Lake Road');
  await typeInto(page, 'District', 'Jaipur');
  await typeInto(page, 'Block', 'Amer');
  await typeInto(page, 'Pin Code', '302001');
  await tabTo(page, button(page, 'Add Parent'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Kishan Kumawat');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Kishan Kumawat')).toBeVisible();
  await expect(button(page, 'Add Parent')).toBeFocused();
  const lastSchool = page.getByRole('button', { name: /^Last School Details/ });
  await tabTo(page, lastSchool);
  await page.keyboard.press('Enter');
  await typeInto(page, 'Contact No.', '12');
  await tabTo(page, lastSchool, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(labelled(page, 'Contact No.')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(labelled(page, 'Contact No.')).toBeFocused();
  await expect(page.getByRole('button', { name: '1 field to correct' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Student registered successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tara Kumawat is registered' })).toBeFocused();
  await expectFocusSeen(page);
  await expect(labelled(page, 'Student Name')).toHaveValue('');
});
