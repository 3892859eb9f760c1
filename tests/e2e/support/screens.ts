// Every screen there is, reached the way users reach it, so that what one screen hands to the next is handed over.
import { expect, type Locator, type Page } from '@playwright/test';
import { sheetFile } from './sheets';

/** Chooses in a selector: by typing where it takes text, so that no moving list is clicked beside. */
export async function choose(within: Page | Locator, selector: string, option: string): Promise<void> {
  // The top bar has a selector too, "School for all screens".
  const box = within.getByRole('combobox', { name: selector, exact: selector === 'School' });
  await box.click();
  const options = box.page().locator('.ant-select-item-option:visible').filter({ hasText: option });
  if (await box.isEditable()) {
    await box.pressSequentially(option);
    await expect(options.first()).toBeVisible();
    await box.press('Enter');
  } else {
    // A list that is still unfolding moves away from under the pointer.
    await expect(box.page().locator('.ant-slide-up-appear, .ant-slide-up-enter')).toHaveCount(0);
    await options.first().click();
  }
}

export async function rowAction(page: Page, row: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const BUSY = '[aria-busy="true"], .ant-select-loading';
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
/** Tables that scroll and are not measured yet: no key reaches them. */
const unreached = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (area: Element) =>
      area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1;
    return [...document.querySelectorAll('.portal-table-scroll:not([tabindex])')].filter(scrolls).length;
  });

/** The screen is rendered and no call is pending. A response may start the next call one frame later. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(BUSY)).toHaveCount(0);
  await twoFrames(page);
  await expect(page.locator(BUSY)).toHaveCount(0);
  await expect.poll(() => unreached(page)).toBe(0);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

export interface Place {
  /** a school whose row is on the list of schools */
  school: string;
  /** a teacher of the school shown */
  teacher: string;
  /** a student of that school */
  studentId?: number;
  platform: boolean;
}

const PLAIN = [
  '/dashboard',
  '/profile',
  '/profile/change-password',
  '/sessions',
  '/sessions/next',
  '/classes',
  '/classes/fees',
  '/classes/opening-balances',
  '/subjects',
  '/teachers/register',
];

const STUDENTS = ['/students/list', '/students/update-session', '/students/tc-list', '/students/strike-off'];

/** Opens one screen after the other; `look` is called on each with its address. */
export async function tour(page: Page, place: Place, look: (path: string) => Promise<void>): Promise<void> {
  const visited = async (path: string) => {
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path);
    await settled(page);
    await look(path);
  };
  const fromRow = async (list: string, row: string, entry: string, path: string) => {
    await page.goto(list);
    await rowAction(page, row, entry);
    // The address goes on with the id of the record.
    await expect(page).toHaveURL((url) => url.pathname === path && url.search.startsWith('?id='));
    await settled(page);
    await look(path);
  };
  const ofOne = ['view', 'edit'].flatMap((screen) =>
    place.studentId === undefined ? [] : [`/students/${screen}?id=${place.studentId}`],
  );
  const ofStudents = place.platform
    ? STUDENTS
    : [...STUDENTS, '/students/register', '/students/import', '/teachers/import', ...ofOne];
  for (const path of [
    ...PLAIN,
    ...ofStudents,
    '/certificates',
    '/receipts/management',
    '/receipts/confirm',
    '/receipts/day-close',
    '/results/config',
    '/results/rules',
    '/results/marks-config',
    '/results/upload',
    '/results/remarks',
    '/results/control',
    '/results/promotion',
    '/reports/pending-fees',
    '/reports/discount-report',
    '/reports/class-register',
    '/reports/collection',
    '/reports/udise',
    '/schools',
    ...(place.platform ? ['/schools/add'] : []),
    '/teachers/list',
  ]) {
    await page.goto(path);
    await visited(path);
  }
  await fromRow('/schools', place.school, 'View Details', '/schools/view');
  await fromRow('/schools', place.school, 'Edit School', '/schools/edit');
  await fromRow('/teachers/list', place.teacher, 'Edit', '/teachers/edit');
  await fromRow('/teachers/list', place.teacher, 'Manage Permissions', '/teachers/permission');
  // Last, because the school that is set up is selected on every screen from then on.
  if (place.platform) await fromRow('/schools', place.school, 'Set up', '/schools/set-up');
}

export interface Opened {
  path: string;
  open: (page: Page) => Promise<void>;
}

const inDialog = (button: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const inMenu = (row: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: row }).first().click();
  await expect(page.getByRole('menu', { name: /^Actions/ })).toBeVisible();
};
/** No other test changes this student of the demo, the first of the list: those of parallel tests come and go. */
const OWN_STUDENT = 'Actions for Aanya Agarwal';
/** A form sent empty. */
const refused = (send: string, message: string) => async (page: Page) => {
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByText(message)).toBeVisible();
};

/** Opens the payment for a family of the demo from the list of receipts. */
export async function openFamilyPayment(page: Page): Promise<void> {
  await inDialog('Add Receipt')(page);
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /student/i })
    .fill('1068');
  await expect(page.getByRole('option', { selected: true })).toContainText('1068');
  await page.keyboard.press('Enter');
  await inDialog('Pay for the family')(page);
  await expect(page.getByRole('table', { name: 'Payment for the family' })).toBeVisible();
}

/** Opens a row action of the newest confirmed receipt of a month. */
export const ofConfirmed = (entry: string) => async (page: Page) => {
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await page
    .getByRole('row')
    .filter({ hasText: 'Confirmed' })
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** What opens on the screens of a school's administrator. */
export const OPENED: readonly Opened[] = [
  {
    path: '/dashboard',
    open: async (page) => {
      await settled(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    path: '/sessions',
    open: async (page) => {
      await settled(page);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  { path: '/sessions', open: inDialog('Add Session') },
  {
    path: '/classes',
    open: async (page) => {
      await page.getByRole('button', { name: /^11/ }).first().click();
      await inDialog('Add Section')(page);
    },
  },
  {
    path: '/classes',
    open: async (page) => {
      await page.getByRole('button', { name: /^11/ }).first().click();
      await choose(page, 'Session', '2026 - 2027');
      await page.getByRole('button', { name: 'View Fee Structure' }).click();
      await page.getByText('Science', { exact: true }).click();
      await expect(page.getByRole('row', { name: /^Total Fee/ })).toBeVisible();
    },
  },
  { path: '/classes', open: inDialog('Add Class') },
  { path: '/classes/fees', open: inDialog('Take over…') },
  { path: '/classes/fees', open: inDialog('Payment Schedule…') },
  { path: '/subjects', open: inDialog('Subject list') },
  {
    path: '/subjects',
    open: async (page) => {
      await choose(page, 'Session', '2027 - 2028');
      await choose(page, 'Class', '9');
      await inMenu('Actions for Sanskrit')(page);
    },
  },
  {
    path: '/subjects',
    open: async (page) => {
      await choose(page, 'Session', '2027 - 2028');
      await choose(page, 'Class', '9');
      await inDialog('Add Group')(page);
      await refused('Create', 'At least one subject must be selected')(page);
    },
  },
  {
    path: '/subjects',
    open: async (page) => {
      await choose(page, 'Session', '2027 - 2028');
      await choose(page, 'Class', '9');
      await inDialog('Apply to other classes')(page);
      await expect(page.getByRole('row', { name: /^LKG/ })).toBeVisible();
    },
  },
  {
    path: '/results/marks-config',
    open: async (page) => {
      await choose(page, 'Session', '2026 - 2027');
      await choose(page, 'Class', '8');
      await inDialog('Apply to other classes')(page);
      await expect(page.getByRole('row', { name: /^LKG/ })).toBeVisible();
    },
  },
  {
    path: '/classes/opening-balances',
    open: async (page) => {
      const rows = [
        ['Student ID', 'Fees Deposited', 'Bus'],
        [1, 100, 'Route 7'],
      ];
      await page.getByLabel('Spreadsheet', { exact: true }).setInputFiles(await sheetFile('dues.xlsx', rows));
      await expect(page.getByRole('button', { name: 'Confirm 3 suggestions' })).toBeVisible();
    },
  },
  { path: '/classes', open: inDialog('Add Standard Classes') },
  { path: '/teachers/list', open: inMenu('Actions for Kavita Meena') },
  {
    path: '/teachers/list',
    open: async (page) => {
      await rowAction(page, 'Kavita Meena', 'Delete');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    path: '/students/list',
    open: async (page) => {
      await page.getByRole('button', { name: 'More filters' }).click();
      await inMenu(OWN_STUDENT)(page);
    },
  },
  {
    path: '/students/list',
    open: async (page) => {
      await inMenu(OWN_STUDENT)(page);
      await page
        .getByRole('menu', { name: /^Actions/ })
        .getByText('Certificates')
        .click();
      await choose(page, 'Certificate', 'Character Certificate');
      await expect(page.frameLocator('iframe[title="Preview"]').getByText('Character Certificate')).toBeVisible();
    },
  },
  {
    path: '/students/tc-list',
    open: async (page) => {
      await inMenu(/^Actions for/)(page);
      await page.getByRole('menuitem', { name: 'Transfer Certificate' }).click();
      await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
    },
  },
  {
    path: '/students/strike-off',
    open: async (page) => {
      await inDialog('Add Name Strike Off')(page);
      await page.keyboard.type('aanya');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    path: '/students/strike-off',
    open: async (page) => {
      await inDialog('Add Name Strike Off')(page);
      await page.keyboard.type('1068');
      await page.getByRole('option').filter({ hasText: '1068' }).first().click();
      await expect(page.getByRole('dialog', { name: /^Strike off/ })).toBeVisible();
    },
  },
  {
    path: '/students/update-session',
    open: async (page) => {
      await choose(page, 'Class', '5');
      await choose(page, 'Section', 'A');
      await page.locator('[data-cell^="Roll No. of "]').first().click();
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      await expect(page.locator('.sheet-problem', { hasText: 'Roll number 2 is used twice' })).toHaveCount(2);
    },
  },
  {
    path: '/results/promotion',
    open: async (page) => {
      await choose(page, 'Source Session', '2026 - 2027');
      await choose(page, 'Target Session', '2027 - 2028');
      await choose(page, 'Classes', '8');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Search Not Eligible Students' }).click();
      await settled(page);
      await page
        .getByRole('button', { name: /^Supplementary exam in/ })
        .first()
        .click();
      await expect(page.getByRole('region', { name: 'Marks by subject and exam' })).toBeVisible();
    },
  },
  {
    path: '/results/rules',
    open: async (page) => {
      await choose(page, 'Session', '2027 - 2028');
      await page.getByRole('button', { name: 'CBSE' }).click();
      await expect(page.getByLabel('Grade 8', { exact: true })).toHaveValue('E');
      await page.getByLabel('Second division').fill('70');
      await expect(page.getByText('Second division cannot begin above first division')).toBeVisible();
    },
  },
  {
    path: '/receipts/management',
    open: async (page) => {
      await page.getByRole('button', { name: 'More filters' }).click();
      await inDialog('Add Receipt')(page);
    },
  },
  { path: '/receipts/management', open: openFamilyPayment },
  { path: '/receipts/management#status=CONFIRMED&startDate=2026-04-01', open: ofConfirmed('Set back to Pending') },
  {
    path: '/receipts/management#status=CONFIRMED&startDate=2026-04-01',
    open: async (page) => {
      await ofConfirmed('History')(page);
      // The events of receipts of the demo are derived from the receipts.
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Confirmed' })).toBeVisible();
    },
  },
  {
    path: '/receipts/confirm',
    open: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Select receipt/ })
        .first()
        .check();
      await inDialog('Upload File')(page);
    },
  },
  { path: '/receipts/day-close#date=2026-07-10', open: inDialog(/^(Count cash|Change count) of /) },
  { path: '/students/register', open: inDialog('Add Parent') },
  { path: '/students/register', open: refused('Register', 'Student Name is required.') },
  { path: '/students/edit?id=1', open: inDialog('Add Sibling') },
];
