// The year of a class is set up: ten subjects by keys, its exams, their minimum and maximum marks; then an exam is locked.
import { signInAs } from './support/account';
import { Hand, figureOf } from './support/hand';
import { choose, settled } from './support/screens';
import { expect, test } from './support/test';

const NEXT = '2027 - 2028';
const SUBJECTS = [
  'Accountancy',
  'Biology',
  'Chemistry',
  'Economics',
  'English',
  'Geography',
  'Hindi',
  'Mathematics',
  'Physics',
  'Sanskrit',
];

// What a class without a config is answered; the form begins empty then.
test.use({ expectedConsole: [/404.*\/result\/config\//] });

test('ten subjects, two exams and all their marks are set up by keyboard, and stand after a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'admin');
  await page.goto('/subjects');
  await settled(page);
  await choose(page, 'Session', NEXT);
  await choose(page, 'Class', '11');
  await settled(page);
  const hand = new Hand(page);
  await hand.click(page.getByRole('button', { name: 'Add Subject' }));
  const field = page.getByRole('combobox', { name: 'Subject' });
  for (const name of SUBJECTS) {
    await expect(field).toBeFocused();
    await hand.type(name.slice(0, 3));
    await expect(page.locator('.ant-select-item-option-active:visible')).toHaveText(name);
    await hand.press('Enter');
    await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
    await hand.press('Enter');
    await expect(page.locator('.subject-added')).toHaveText(new RegExp(`${name}$`));
  }
  await hand.press('Escape');
  await expect(page.getByText('Total Records: 10')).toBeVisible();
  expect(hand.count).toBe(figureOf('Give a class ten subjects'));

  await page.goto('/results/config');
  await settled(page);
  await choose(page, 'Session', NEXT);
  await choose(page, 'Class', '11');
  await page.getByRole('switch', { name: 'Mid Term' }).press('Space');
  await page.getByRole('switch', { name: 'Annual' }).press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Result config updated successfully')).toBeVisible();

  await page.goto('/results/marks-config');
  await settled(page);
  await choose(page, 'Session', NEXT);
  await choose(page, 'Class', '11');
  const first = page.getByLabel('Accountancy, Half Yearly: Theory Min');
  await first.focus();
  const block = SUBJECTS.map(() => '0\t40\t0\t80').join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), block);
  await page.keyboard.press('Control+V');
  await expect(page.getByText('Not saved: 40 changes')).toBeVisible();
  await page.keyboard.type('12.5');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Save minimum and maximum marks?')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Marks config updated successfully')).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue('12.5');
  await expect(page.locator('[data-cell="Sanskrit, Annual: Theory Max"]')).toHaveText('80');
});

test('an exam whose maximum marks are locked by keyboard takes no other marks', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/results/marks-config');
  await settled(page);
  await choose(page, 'Class', '10');
  const cell = page.locator('.sheet-editable[data-cell="Hindi, Annual: Theory Max"]');
  // Columns out of view are not rendered.
  const toTheEnd = () => page.getByRole('grid').evaluate((grid) => grid.scrollTo({ left: grid.scrollWidth }));
  await toTheEnd();
  await expect(cell).toBeVisible();
  await page.goto('/results/control');
  await settled(page);
  await choose(page, 'Class', '10');
  await choose(page, 'Exam', 'Annual');
  await page.getByRole('switch', { name: 'Lock Max Marks' }).press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Exams locked successfully')).toBeVisible();
  await page.goto('/results/marks-config');
  await settled(page);
  await choose(page, 'Class', '10');
  await expect(page.getByText('Hindi', { exact: true })).toBeVisible();
  await toTheEnd();
  await expect(page.getByRole('columnheader', { name: 'Annual Locked' })).toBeVisible();
  await expect(page.locator('.sheet-locked[data-cell="Hindi, Annual: Theory Max"]')).toBeVisible();
  await expect(cell).toHaveCount(0);
});

test('the rules of CBSE are chosen for a session to come, previewed and saved by keyboard, and stand after a reload', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/results/rules');
  await settled(page);
  await choose(page, 'Session', NEXT);
  await page.getByRole('button', { name: 'CBSE' }).press('Enter');
  await expect(page.getByText('The form has the rules of: CBSE')).toBeVisible();
  await page.getByRole('button', { name: 'Show the effect' }).press('Enter');
  await expect(page.getByText(/^No class of this session has students|^No result changes/)).toBeVisible();
  await page.getByLabel('Grade 8', { exact: true }).fill('E1');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Result rules updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Pass mark')).toHaveValue('33');
  await expect(page.getByLabel('Grade 8', { exact: true })).toHaveValue('E1');
});
