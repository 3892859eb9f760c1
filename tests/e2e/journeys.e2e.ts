// What a desk does all day, counted as the hand feels it: clicks, and keys with every letter typed. README shows the figures.
import type { Page } from '@playwright/test';
import { signInAs } from './support/account';
import { Hand, figureOf } from './support/hand';
import { choose } from './support/screens';
import { expect, test } from './support/test';

const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPg94nBihiGlgQAzYctwZ66nVkAAAAASUVORK5CYII=';
const PORTRAIT = { name: 'portrait.png', mimeType: 'image/png', buffer: Buffer.from(SQUARE, 'base64') };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a student is found by a mobile from the dashboard, in as many keys as README.md states', async ({ page }) => {
  await signInAs(page, 'clerk');
  const hand = new Hand(page);
  await expect(page.getByRole('button', { name: 'Find a student' })).toBeFocused();
  await hand.type('9547302204');
  // A family shares the mobile: no student of it is preselected.
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Aanya Agarwal');
  await hand.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Aanya Agarwal');
  await hand.press('Enter');
  await expect(heading(page)).toHaveText('Aanya Agarwal');
  expect(hand.count).toBe(figureOf('Find a student by mobile'));
});

test('a mobile is corrected from the student list, in as many clicks and keys as README.md states', async ({
  page,
}) => {
  await signInAs(page, 'clerk');
  await page.goto('/students/list');
  const hand = new Hand(page);
  await expect(page.getByLabel('Search (Name/Code)')).toBeFocused();
  await hand.type('1234');
  await hand.press('Enter');
  const found = page.getByRole('row').nth(1);
  await expect(found).toContainText('1234');
  await hand.click(found.getByRole('link'));
  await hand.click(page.getByRole('button', { name: 'Edit' }));
  await hand.click(page.getByLabel('Mobile Number', { exact: true }));
  await hand.press('ControlOrMeta+a');
  await hand.type('9829012345');
  await hand.press('ControlOrMeta+Enter');
  await expect(page.getByText('Student updated successfully')).toBeVisible();
  expect(hand.count).toBe(figureOf('Correct a mobile'));
});

test('a student with two parents, a sibling and a photograph is registered by keyboard, in as many keys as README.md states', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'clerk');
  await page.goto('/students/register');
  const hand = new Hand(page);
  await expect.poll(() => hand.focused()).toBe('Class');
  await hand.pick('Class', '5', '5');
  await hand.pick('Section', 'A', 'A');
  // Enter went on to the name: a photograph is seldom at hand.
  await hand.press('Shift+Tab');
  await expect.poll(() => hand.focused()).toBe('Photo');
  // Enter opens the system's window for a file, where no key is counted.
  await page.getByLabel('Photo').setInputFiles(PORTRAIT);
  hand.keys += 1;
  await hand.fill('Student Name', 'Sushma Rathi');
  await hand.pick('Gender', 'F', 'Female');
  await hand.fill('Date of Birth', '150816');
  await hand.press('Enter');
  await hand.fill('Admission Date', '060426');
  await hand.press('Enter');
  await hand.fill('Mobile Number', '9829055555');
  await hand.fill('Full Residential Address', '14 Lake Rd');
  await hand.fill('District', 'Jaipur');
  await hand.fill('Block', 'Amer');
  await hand.fill('Pin Code', '302001');
  await parent(hand, 'Kishan');
  await parent(hand, 'Lalita');
  await hand.reach('Add Sibling');
  await hand.press('Enter');
  await hand.type('Aanya');
  await expect(page.locator('.ant-select-item-option-active:visible')).toContainText('Aanya');
  await hand.press('Enter');
  await expect(page.locator('.ant-select-item-option-active:visible')).toHaveCount(0);
  await hand.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hand.press('ControlOrMeta+Enter');
  await expect(page.getByText('Student registered successfully')).toBeVisible();
  expect(hand.count).toBe(figureOf('Register a student with two parents, a sibling and a photograph'));
  expect(hand.keys).toBeLessThan(150);
});

async function parent(hand: Hand, name: string): Promise<void> {
  await hand.reach('Add Parent');
  await hand.press('Enter');
  await expect.poll(() => hand.focused()).toMatch(/^Relation|^Name/);
  await hand.fill('Name', name);
  await hand.press('Enter');
  await expect(hand.page.getByRole('dialog')).toHaveCount(0);
}

test('a new teacher is given the rights of another one, in as many clicks and keys as README.md states', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/teachers/register');
  await page.getByRole('textbox', { name: 'Username' }).fill('new.teacher');
  await page.getByLabel('Password', { exact: true }).fill('Neela@Tota77');
  await page.getByLabel('Confirm password').fill('Neela@Tota77');
  await page.getByLabel('Full name').fill('Hemlata Paliwal');
  await choose(page, 'Gender', 'Female');
  await page.getByLabel('Email').fill('new.teacher@saraswati.example');
  await page.getByLabel('Phone').fill('9829022222');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const hand = new Hand(page);
  await hand.click(page.getByRole('button', { name: 'Give permissions' }));
  await hand.click(page.getByRole('button', { name: 'Copy from another teacher' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await hand.type('kav');
  await expect(page.locator('.ant-select-item-option-active:visible')).toContainText('Kavita Meena');
  await hand.press('Enter');
  await expect(page.locator('.ant-select-item-option-active:visible')).toHaveCount(0);
  await hand.press('Enter');
  await expect(dialog).toHaveCount(0);
  await hand.click(page.getByRole('button', { name: 'Save Changes' }));
  await expect(page.getByText('Privileges updated successfully')).toBeVisible();
  expect(hand.count).toBe(figureOf('Give a new teacher the permissions of another one'));
});

test('a class is numbered by name, in as many keys as README.md states, and two students exchange their numbers', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/students/update-session');
  const hand = new Hand(page);
  const chosen = page.locator('.ant-select-item-option-active:visible');
  await expect(page.getByRole('combobox', { name: 'Class' })).toBeFocused();
  await hand.type('8');
  await expect(chosen).toHaveText('8');
  await hand.press('Enter');
  // A list that is closing is a tab stop as long as it can be scrolled.
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  await hand.press('Tab');
  await hand.type('a');
  await expect(chosen).toHaveText('A');
  await hand.press('Enter');
  const numbers = page.locator('[data-cell^="Roll No. of "]');
  await expect(numbers.first()).toBeVisible();
  await hand.press('Tab');
  await expect(page.getByRole('button', { name: 'Number by name' })).toBeFocused();
  await hand.press('Enter');
  await hand.press('Control+Enter');
  await expect(page.getByText('Session details updated successfully')).toBeVisible();
  expect(hand.count).toBe(figureOf('Number a class by name and save'));

  await numbers.first().click();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(numbers.nth(1).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Session details updated successfully').last()).toBeVisible();
  await page.reload();
  await expect(numbers.nth(0).getByRole('textbox')).toHaveValue('2');
  await expect(numbers.nth(1)).toHaveText('1');
});

test('RECEIPT-15 a fee is taken and its receipt printed, in as many keys as README.md states', async ({ page }) => {
  await signInAs(page, 'clerk');
  await page.goto('/receipts/management');
  const hand = new Hand(page);
  await expect(page.getByRole('button', { name: 'Add Receipt' })).toBeEnabled();
  await page.getByRole('button', { name: 'Add Receipt' }).focus();
  await hand.press('Enter');
  const search = page.getByRole('dialog').getByRole('combobox', { name: /student/i });
  await expect(search).toBeFocused();
  await expect(page.getByRole('dialog').locator('.ant-select').first()).toContainText('2026 - 2027');
  // Of 5 A, where nobody has paid yet.
  await hand.type('1281');
  await expect(page.getByRole('option').first()).toBeVisible();
  await hand.press('Enter');
  await expect(page.getByLabel('Amount')).toBeFocused();
  await hand.press('Enter');
  await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();
  await hand.press('Enter');
  await expect(page.getByRole('button', { name: 'Next student' })).toBeFocused();
  expect(hand.count).toBe(figureOf('Take a fee and print its receipt'));
});
