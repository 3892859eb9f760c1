// A school is set up from nothing: school, first teacher with permissions, session, classes, sections.
import type { Page } from '@playwright/test';
import { signInAs } from './support/account';
import { expect, test } from './support/test';

const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPg94nBihiGlgQAzYctwZ66nVkAAAAASUVORK5CYII=';
const logo = { name: 'crest.png', mimeType: 'image/png', buffer: Buffer.from(SQUARE, 'base64') };
const PASSWORD = 'Kachnar@27';
const SCHOOL = 'Udaipur Lake School';

const said = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

/** Chooses in a selector by typing, as a user with the hands on the keyboard would. */
async function choose(page: Page, selector: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: selector });
  await box.click();
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
}

async function follow(page: Page, group: string, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const link = menu.getByRole('link', { name: entry });
  if (!(await link.isVisible())) await menu.getByText(group, { exact: true }).click();
  await link.click();
}

async function addSchool(page: Page): Promise<void> {
  await page.goto('/schools/add');
  await page.getByLabel('School logo').setInputFiles(logo);
  await page.getByLabel('School name').fill(SCHOOL);
  await page.getByLabel('Address').fill('Fateh Sagar Road, Udaipur');
  await page.getByLabel('Mobile').fill('98290 22222');
  await page.getByRole('button', { name: 'Create School' }).click();
  await said(page, 'School created successfully');
  await expect(page).toHaveURL(/\/schools$/);
}

async function registerTeacher(page: Page): Promise<void> {
  await follow(page, 'User', 'Teacher Registration');
  await page.getByRole('textbox', { name: 'Username' }).fill('lake.head');
  await choose(page, 'School', SCHOOL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel('Full name').fill('Hemlata Paliwal');
  await choose(page, 'Gender', 'Female');
  await page.getByLabel('Email').fill('head@lake.example');
  await page.getByLabel('Phone').fill('9829022222');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await said(page, 'Teacher registered successfully');
}

async function grantEverything(page: Page): Promise<void> {
  await follow(page, 'User', 'Teacher List');
  // Until the list is there the form before it stands, with a School of its own.
  await expect(page.getByRole('heading', { name: 'Teacher List' })).toBeVisible();
  await choose(page, 'School', SCHOOL);
  await page.getByRole('button', { name: 'Actions for Hemlata Paliwal' }).click();
  await page.getByRole('menuitem', { name: 'Manage Permissions' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await said(page, 'Privileges updated successfully');
}

async function addSession(page: Page): Promise<void> {
  await follow(page, 'School Management', 'Session Management');
  await page.getByRole('button', { name: 'Add Session' }).click();
  await page.getByLabel('Session name').press('Enter');
  await said(page, 'Session created successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function addClassWithSection(page: Page): Promise<void> {
  await follow(page, 'School Management', 'Classes');
  await page.getByRole('button', { name: 'Add Class' }).click();
  await page.getByLabel('Class name').fill('11');
  await page.getByRole('button', { name: 'Create' }).click();
  await said(page, 'Class created successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: '11', exact: false }).first().click();
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page.getByLabel('Section name').fill('A');
  await choose(page, 'Stream', 'Science');
  await page.getByRole('button', { name: 'Create' }).click();
  await said(page, 'Section created successfully');
}

test('SESSION-03 CLASS-18 CLASS-24 TEACHER-17 PRIVILEGE-05 a platform administrator opens a school, its first teacher sets it up', async ({
  page,
}) => {
  await signInAs(page, 'platform');
  await addSchool(page);
  await registerTeacher(page);
  await grantEverything(page);

  await page.goto('/auth/login');
  await page.getByLabel('Username', { exact: true }).fill('lake.head');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Hemlata Paliwal!');
  await addSession(page);
  await addClassWithSection(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Science')).toBeVisible();
});
