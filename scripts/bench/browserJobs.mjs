// What users wait for most, in the order of a visit: a click on `target`, or `act`. `shown` runs in the page and may use nothing
// from here.
import { PASSWORD } from '../lib/provider.mjs';

const rows = () =>
  document.querySelector('main [data-before]') === null &&
  document.querySelector('main tbody tr[data-row-key]') !== null;
/** The first row is another one than before. */
const otherRows = () => {
  const key = document.querySelector('main tbody tr[data-row-key]')?.getAttribute('data-row-key');
  globalThis.before ??= key;
  return key !== undefined && key !== globalThis.before;
};
const keepFirst = (page) =>
  page.evaluate(() => {
    globalThis.before = document.querySelector('main tbody tr[data-row-key]')?.getAttribute('data-row-key');
  });

const link = (page, name) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });

/** Marks the shown screen, so that the next one is recognised. */
const markScreen = (page) =>
  page.evaluate(() => document.querySelector('main')?.lastElementChild?.setAttribute('data-before', ''));

/** Opens a group of the menu; not measured. */
async function unfold(page, group, name) {
  if ((await link(page, name).count()) === 0 || !(await link(page, name).isVisible()))
    await page.getByRole('navigation', { name: 'Menu' }).getByText(group, { exact: true }).click();
  await link(page, name).waitFor();
}

/** Makes an option of a field the active one; Enter chooses it. */
async function point(page, label, text) {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.locator('.ant-select-item-option-active', { hasText: new RegExp(`^${text}`) }).waitFor();
}

const opening = (name, { group, item, shown = rows }) => ({
  name,
  event: 'click',
  shown,
  async prepare(page) {
    await unfold(page, group, item);
    await markScreen(page);
  },
  target: (page) => link(page, item),
});

const dashboard = (name) => ({
  name,
  event: 'click',
  shown: () => document.querySelector('main [data-before]') === null && document.querySelector('main h1') !== null,
  prepare: markScreen,
  target: (page) => link(page, 'Dashboard'),
});

const STUDENTS = { group: 'Student', item: 'Student List' };
const RECEIPTS = { group: 'Receipts', item: 'Receipt Management' };

let amount = 100;

/** @type {readonly object[]} */
export const JOBS = [
  {
    name: 'sign-in',
    event: 'click',
    shown: () => document.querySelector('main h1') !== null && document.querySelector('nav a') !== null,
    async prepare(page) {
      await page.getByLabel('Username', { exact: true }).fill('admin');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    },
    target: (page) => page.getByRole('button', { name: 'Sign in' }),
  },
  opening('student list, first opening', STUDENTS),
  {
    name: 'next page',
    event: 'click',
    shown: otherRows,
    prepare: keepFirst,
    target: (page) => page.getByRole('button', { name: 'Next page' }),
  },
  {
    name: 'find by name, from Enter',
    event: 'keydown',
    key: 'Enter',
    shown: () => /Zoya Patel/.test(document.querySelector('main tbody tr[data-row-key]')?.textContent ?? ''),
    async prepare(page) {
      await page.getByLabel('Search (Name/Code)').fill('zoya patel');
    },
    act: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'open a student',
    event: 'click',
    shown: () => /Zoya Patel/.test(document.querySelector('main h1')?.textContent ?? ''),
    target: (page) => page.locator('main tbody tr[data-row-key] a').first(),
  },
  dashboard('dashboard'),
  opening('student list, second opening', STUDENTS),
  opening('registration form', {
    group: 'Student',
    item: 'Registration',
    shown: () =>
      document.querySelector('main [data-before]') === null && document.querySelectorAll('main form input').length > 10,
  }),
  opening('receipt list, first opening', RECEIPTS),
  {
    name: 'next page of receipts',
    event: 'click',
    shown: otherRows,
    prepare: keepFirst,
    target: (page) => page.getByRole('button', { name: 'Next page' }),
  },
  {
    name: 'finder, from its key',
    event: 'keydown',
    key: 'k',
    shown: () => document.activeElement?.closest('[role=dialog]') !== null,
    act: (page) => page.keyboard.press('Control+k'),
  },
  {
    name: 'finder, from the last letter (pause included)',
    event: 'keydown',
    key: 'l',
    shown: () =>
      [...document.querySelectorAll('[role=dialog] [role=option]')].some((one) => /Zoya Patel/.test(one.textContent)),
    act: (page) => page.keyboard.type('zoya patel'),
  },
  {
    name: 'fee receipt of the student found',
    event: 'keydown',
    key: 'Enter',
    shown: () =>
      document.querySelector('[role=dialog] [role=option]') === null &&
      document.activeElement?.id.includes('amount') === true,
    act: (page) => page.keyboard.press('Control+Enter'),
  },
  {
    name: 'save a receipt',
    event: 'click',
    shown: () =>
      [...document.querySelectorAll('main h2, main h3')].some(({ textContent }) =>
        /^Receipt \d+ is saved$/.test(textContent),
      ),
    async prepare(page) {
      // A second receipt of the same amount would be questioned.
      amount += 1;
      await page.getByLabel('Amount', { exact: true }).fill(String(amount));
    },
    target: (page) => page.getByRole('button', { name: /^Save/ }).first(),
  },
  {
    name: 'picker of the next student',
    event: 'click',
    shown: () => document.activeElement?.closest('[role=dialog]') !== null,
    target: (page) => page.getByRole('button', { name: 'Next student' }),
  },
  {
    name: 'student chosen in the picker (pause included)',
    event: 'keydown',
    key: 'l',
    shown: () =>
      [...document.querySelectorAll('[role=dialog] [role=option]')].some((one) => /Zoya Patel/.test(one.textContent)),
    act: (page) => page.keyboard.type('zoya patel'),
  },
  {
    ...opening('receipt list, second opening', RECEIPTS),
    async prepare(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await opening('', RECEIPTS).prepare(page);
    },
  },
  {
    name: 'marks of a class of 60, from the exam',
    event: 'keydown',
    key: 'Enter',
    shown: () => document.querySelector('.sheet-editable') !== null,
    async prepare(page) {
      await unfold(page, 'Result', 'Upload Result');
      await link(page, 'Upload Result').click();
      for (const [label, text] of [
        ['Class', 'Class of 60'],
        ['Section', 'A'],
      ]) {
        await point(page, label, text);
        await page.keyboard.press('Enter');
      }
      await point(page, 'Exam', 'TERM');
    },
    act: (page) => page.keyboard.press('Enter'),
  },
];
