// Lists with the longest texts there can be: no column is cut, rows keep their height, and every text can be read to its end.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { enter } from './support/account';
import { apiOf, type Api } from './support/api';
import { expect, test } from './support/ownServer';
import { open, settled } from './support/screens';

/** In every one of them, so that a search finds the students. */
const MARK = 'Zzyx';
const upTo = (length: number, text: string) => `${MARK} ${text.repeat(length)}`.slice(0, length).trim();
const HINDI = 'श्रीमती लक्ष्मीनारायण त्रिवेदी ';
const LATIN = 'Shrimati Venkatanarasimharajuvaripeta ';
const WIDE = upTo(100, 'W');
const SHORT_WIDE = upTo(50, 'W');
const NAMES = [upTo(100, LATIN), upTo(100, HINDI), WIDE, upTo(100, HINDI.replaceAll(' ', ''))] as const;
const SHORT_NAMES = [SHORT_WIDE, upTo(50, HINDI.replaceAll(' ', ''))] as const;
const EMAIL = `${'w'.repeat(60)}@${'w'.repeat(60)}.${'w'.repeat(60)}.example`;

const formOf = (at: number) => ({
  gender: 'FEMALE',
  dateOfBirth: '2016-08-15',
  admissionDate: '2026-04-06',
  mobileNo: '9811122233',
  address1: '7 Gandhi Path, Jaipur',
  district: 'Jaipur',
  block: 'Sanganer',
  pinCode: '302016',
  studentName: NAMES[at],
  parentsInfo: [{ type: 'FATHER', name: NAMES[at], taxPayer: true }],
});

/** Classes, their sections and students with the longest names, in the first school's running session. */
async function fillClasses(admin: Api, teacherId: number): Promise<void> {
  const sessions = await admin.ask<{ sessionId: number; status: string }[]>('GET', '/session/all/1');
  const sessionId = sessions.find(({ status }) => status === 'ACTIVE')?.sessionId;
  for (const [at, className] of SHORT_NAMES.entries()) {
    const { classId } = await admin.ask<{ classId: number }>('POST', '/class/', {
      data: { className, schoolId: 1, teacherId },
    });
    const { sectionId } = await admin.ask<{ sectionId: number }>('POST', '/section/', {
      data: { sectionName: SHORT_NAMES[1 - at], classId },
    });
    for (const pupil of [at, at + 2]) {
      const student = { ...formOf(pupil), schoolId: 1, enrollments: [{ sessionId, classId, sectionId }] };
      await admin.ask('POST', '/student/register', { multipart: { student: JSON.stringify(student) } });
    }
  }
}

async function fill(request: APIRequestContext): Promise<void> {
  const platform = await apiOf(request, 'platform');
  const admin = await apiOf(request, 'admin');
  for (const name of NAMES)
    await platform.addSchool({ schoolName: name, principal: name, contactEmail: EMAIL, contactPhone: '919829011111' });
  const teachers: { teacherId: number }[] = [];
  for (const [at, teacherName] of NAMES.entries())
    teachers.push(await admin.addTeacher(1, { teacherName, userName: `${'w'.repeat(49)}${at}`, contactEmail: EMAIL }));
  await fillClasses(admin, teachers[0]?.teacherId ?? 0);
  const dates = { startDate: '2031-04-01', endDate: '2032-03-31', status: 'UPCOMING' };
  await admin.ask('POST', '/session/', { data: { sessionName: WIDE, schoolId: 1, ...dates } });
}

test.use({ viewport: { width: 1366, height: 768 } });

let filled: Promise<void> | undefined;
test.beforeEach(async ({ request }) => {
  filled ??= fill(request);
  await filled;
});

interface List {
  path: string;
  /** a text that is cut in a window of 1366 px */
  cut: string;
  as: 'platform' | 'admin';
  /** what brings the rows, where they are not there by themselves */
  show?: (page: Page) => Promise<void>;
}

const LISTS: readonly List[] = [
  { path: '/schools', cut: EMAIL, as: 'platform' },
  {
    path: '/teachers/list',
    cut: WIDE,
    as: 'admin',
    // The newest first: up, then down.
    show: async (page) => {
      for (const order of ['ascending', 'descending'] as const) {
        await page.getByRole('columnheader', { name: 'Created' }).click();
        await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', order);
      }
    },
  },
  {
    path: '/students/list',
    cut: WIDE,
    as: 'admin',
    show: async (page) => {
      await page.getByLabel('Search (Name/Code)', { exact: true }).fill(MARK);
      await page.keyboard.press('Enter');
      await settled(page);
    },
  },
  { path: '/sessions', cut: WIDE, as: 'admin' },
  {
    path: '/classes',
    cut: SHORT_WIDE,
    as: 'admin',
    show: (page) => page.locator('button', { hasText: MARK }).first().click(),
  },
];

async function openList(page: Page, { path, as, show }: List): Promise<void> {
  await enter(page, as);
  await open(page, path);
  await show?.(page);
  await expect(page.getByRole('main').getByText(MARK).first()).toBeVisible();
}

/** Reports rows of more than two lines, contents outside their cell or card, and controls outside the window. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MOST_PX = 54;
    const faults: string[] = [];
    const inside = (inner: DOMRect, outer: { left: number; right: number }) =>
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    const text = (element: Element) => (element.textContent ?? '').slice(0, 30);
    if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page is wider than the window');
    const rows = [...document.querySelectorAll('tbody tr, .class-row')];
    const cards = [...document.querySelectorAll('.portal-cards > li')];
    for (const row of [...rows, ...cards]) {
      const { height } = row.getBoundingClientRect();
      if (height > MOST_PX && !cards.includes(row)) faults.push(`${height} px high: ${text(row)}`);
      for (const control of row.querySelectorAll('button:not(.class-row-main)'))
        if (!inside(control.getBoundingClientRect(), { left: 0, right: window.innerWidth }))
          faults.push(`out of the window: ${control.ariaLabel}`);
    }
    const parts = [...document.querySelectorAll('td, .class-row-main > *, .portal-cards > li')].flatMap((cell) =>
      [...cell.querySelectorAll('*')].map((part) => ({ cell, box: part.getBoundingClientRect() })),
    );
    const heads = [...document.querySelectorAll('th:not(:has(.portal-visually-hidden))')].map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return { cell, box: range.getBoundingClientRect() };
    });
    // What is not drawn has no size.
    for (const { cell, box } of [...parts, ...heads].filter((part) => part.box.width > 0))
      if (!inside(box, cell.getBoundingClientRect())) faults.push(`out of its cell: ${text(cell)}`);
    return rows.length + cards.length === 0 ? ['no rows'] : faults;
  });

const hiddenWidth = (page: Page): Promise<number> =>
  page
    .locator('.portal-table-scroll')
    .evaluateAll((areas) => areas.reduce((sum, area) => sum + area.scrollWidth - area.clientWidth, 0));

const tip = (page: Page): Locator => page.locator('.portal-whole-tip');

/** Reads one text by pointer, and all of its row by keyboard. */
async function expectReadable(page: Page, name: string): Promise<void> {
  await page.getByRole('main').locator('.portal-cut').getByText(name, { exact: true }).first().hover();
  await expect(tip(page)).toHaveText(name);
  await page.mouse.move(1, 1);
  await expect(tip(page)).toHaveCount(0);
  const control = page.locator('tbody tr, .class-row').filter({ hasText: name }).first().getByRole('button').last();
  await page.keyboard.press('Shift');
  await control.focus();
  await expect(tip(page)).toContainText(name);
  await expect(control).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
}

for (const list of LISTS)
  test(`the longest texts leave ${list.path} in order at every width, and are read by pointer and by keyboard`, async ({
    page,
  }) => {
    await openList(page, list);
    await expectReadable(page, list.cut);
    // 1265 is a window of 1280 px with a scroll bar of its own.
    for (const width of [1366, 1265, 390]) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(() => faultsOf(page), `${width} px`).toEqual([]);
      if (width > 390) expect(await hiddenWidth(page), `hidden at ${width} px`).toBe(0);
    }
  });

test('the tooltip of a cut text can be entered, and its text marked', async ({ page }) => {
  await openList(page, LISTS[0] as List);
  await page.getByText(EMAIL).first().hover();
  await expect(tip(page)).toHaveText(EMAIL);
  await tip(page).getByText(EMAIL).dblclick();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('www');
  await expect(tip(page)).toBeVisible();
});

test('texts are no tab stops: from one row’s button Tab leads to the next row’s name, and from there to its button', async ({
  page,
}) => {
  await openList(page, LISTS[0] as List);
  const buttons = page.getByRole('button', { name: /^Actions for/ });
  await buttons.first().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('tbody tr').nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttons.nth(1)).toBeFocused();
});

test('a screen looks the same whatever was open before: all styles have one order', async ({ page }) => {
  await enter(page, 'admin');
  const look = () =>
    page
      .getByRole('form', { name: 'Filters' })
      .evaluate((card) => [getComputedStyle(card).padding, document.querySelectorAll('link[rel="stylesheet"]').length]);
  await open(page, '/students/list');
  expect(await look()).toEqual(['12px 16px', 2]);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const path of ['Registration', 'Dashboard', 'Student List']) {
    await menu.getByRole('link', { name: path, exact: true }).click();
    await settled(page);
  }
  expect(await look()).toEqual(['12px 16px', 2]);
});
