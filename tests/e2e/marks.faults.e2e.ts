// Marks survive a crash, a second teacher, a lost connection, an expired sign-in and a lock: none is lost or changed.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { enter, PASSWORD } from './support/account';
import { apiOf } from './support/api';
import { expectNoAxeViolations } from './support/axe';
import {
  cellOf,
  expectDraft,
  expectSaved,
  expectShown,
  openMarks,
  paste,
  saveMarks,
  typeDown,
  type Marks,
} from './support/marks';
import { loseAnswer } from './support/network';
import { expect, test } from './support/ownServer';
import { settled } from './support/screens';

// Columns out of view are not rendered.
test.use({ viewport: { width: 1920, height: 1080 } });

const SAVE = '**/api/result/exams/students/marks';
const CUT = 'Network error occurred';
const NOT_SAVED = 'Save not confirmed. Your entries are still here.';

/** The entries of a component for the first students. */
const column = (students: readonly string[], component: string, texts: readonly string[]): Marks =>
  Object.fromEntries(texts.map((text, index) => [`${students[index]}, ${component}`, text]));

const unsaved = (page: Page, count: number) => expect(page.getByText(`Not saved: ${count} changes`)).toBeVisible();

/** Ends the process of the page, which runs none of its handlers. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const devTools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The command has no response.
  devTools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

async function resumeFromDashboard(page: Page, count: number): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Resume draft' }).click();
  await settled(page);
  await page.getByRole('button', { name: new RegExp(`^Resume ${count} unsaved marks from `) }).click();
  await unsaved(page, count);
}

test('MARKS-37 typed and pasted marks survive a crash of the tab and are stored exactly as entered', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, 'teacher');
  const stored = await openMarks(page, await apiOf(request, 'admin'));
  const [before, students] = [await stored.texts(), await stored.students()];
  await paste(page, `${students[0]}, Science Theory`, '61\t28\n55,5\tL\n४५\t0\nabsent\t30');
  await unsaved(page, 8);
  const pasted = {
    ...column(students, 'Science Theory', ['61', '55.5', '45', 'AB']),
    ...column(students, 'Science Practical', ['28', 'L', '0', '30']),
  };
  const typed = column(students, 'Mathematics Theory', ['45', '45.5', 'AB', '100', '38']);
  await typeDown(page, typed);
  const entered = { ...pasted, ...typed };
  await expectDraft(page, entered);
  await crash(context, page);

  const reopened = await context.newPage();
  await resumeFromDashboard(reopened, 13);
  await expectShown(reopened, typed);
  expect(await stored.texts()).toEqual(before);
  await saveMarks(reopened);
  await expectSaved(reopened);
  expect(await stored.texts()).toEqual({ ...before, ...entered });
  await expectDraft(reopened, {});
  await reopened.reload();
  await expectShown(reopened, entered);
  await expect(reopened.getByText('Entries that were typed on this computer were not saved.')).toHaveCount(0);
});

test.describe('two teachers', () => {
  test.use({ expectedConsole: [/status of 409/] });

  const openSecond = async (browser: Browser, baseURL: string | undefined) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL !== undefined && { baseURL }) });
    return context.newPage();
  };

  test('code 205: teachers of different subjects do not conflict; on the same entry the second one chooses', async ({
    page,
    browser,
    baseURL,
    request,
  }) => {
    const other = await openSecond(browser, baseURL);
    await enter(page, 'teacher');
    await enter(other, 'admin');
    const api = await apiOf(request, 'admin');
    const stored = await openMarks(page, api);
    await openMarks(other, api);
    const [before, students] = [await stored.texts(), await stored.students()];
    const hindi = column(students, 'Hindi Theory', ['51', '52', '53']);
    const english = column(students, 'English Theory', ['61', '62', '63']);
    await typeDown(page, hindi);
    await typeDown(other, english);
    await saveMarks(page);
    await saveMarks(other);
    await expectSaved(page);
    await expectSaved(other);
    const both = { ...before, ...hindi, ...english };
    expect(await stored.texts()).toEqual(both);

    // The second teacher saw 61; the first one has loaded it with the save.
    const [same, beside] = [`${students[0]}, Hindi Theory`, `${students[1]}, Hindi Theory`];
    await typeDown(page, { [same]: '70' });
    await typeDown(other, { [same]: '71', [beside]: '72' });
    await saveMarks(page);
    await expect.poll(() => stored.texts()).toEqual({ ...both, [same]: '70' });
    await saveMarks(other);
    const dialog = other.getByRole('dialog', { name: 'Some of these marks have changed' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      new RegExp(`^${same}, out of 100: yours 71, stored 70 \\(Sunita Sharma, `),
    ]);
    await expectNoAxeViolations(other);
    expect(await stored.texts()).toEqual({ ...both, [same]: '70' });
    await dialog.getByRole('button', { name: 'Back to my marks' }).click();
    await expect(dialog).toHaveCount(0);
    await expectShown(other, { [same]: '71', [beside]: '72' });
    // The focus is in the grid again.
    await other.keyboard.press('Control+s');
    await dialog.getByRole('button', { name: 'Save my version' }).click();
    await expect(dialog).toHaveCount(0);
    await expectSaved(other);
    const overwritten = { ...both, [same]: '71', [beside]: '72' };
    expect(await stored.texts()).toEqual(overwritten);

    const own = `${students[2]}, Hindi Theory`;
    await typeDown(page, { [same]: '80' });
    await typeDown(page, { [own]: '81' });
    await saveMarks(page);
    const firstDialog = page.getByRole('dialog', { name: 'Some of these marks have changed' });
    await expect(firstDialog.getByRole('listitem')).toHaveCount(1);
    await firstDialog.getByRole('button', { name: 'Load new version' }).click();
    await expect(page.getByText('Not saved: 1 change')).toBeVisible();
    await expectShown(page, { [same]: '71', [beside]: '72', [own]: '81' });
    await saveMarks(page);
    await expect.poll(() => stored.texts()).toEqual({ ...overwritten, [own]: '81' });
    await other.context().close();
  });
});

test.describe('without a network', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/] });

  test('CODE-06 marks typed offline are kept by a failed save, and stored once after a lost response', async ({
    page,
    context,
    request,
  }) => {
    await enter(page, 'teacher');
    const stored = await openMarks(page, await apiOf(request, 'admin'));
    const [before, versions, students] = [await stored.texts(), await stored.versions(), await stored.students()];
    const entered = column(students, 'Social Science Theory', ['41', '42.5', 'AB', '44', '45', '46']);
    const all = Object.entries(entered);
    const [first, rest] = [Object.fromEntries(all.slice(0, 3)), Object.fromEntries(all.slice(3))];
    const message = page.getByText(CUT);
    const dismiss = async () => {
      await expect(message).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(message).toHaveCount(0);
      await expect(page.getByText(NOT_SAVED)).toBeVisible();
    };
    await context.setOffline(true);
    await typeDown(page, first);
    await saveMarks(page);
    await dismiss();
    await typeDown(page, rest);
    await expectDraft(page, entered);
    await saveMarks(page);
    await dismiss();
    await expectShown(page, entered);
    await context.setOffline(false);
    expect(await stored.texts()).toEqual(before);

    await loseAnswer(page, SAVE);
    await saveMarks(page);
    await dismiss();
    await expectShown(page, entered);
    expect(await stored.texts()).toEqual({ ...before, ...entered });
    await saveMarks(page);
    await expectSaved(page);
    await expect(page.getByText(NOT_SAVED)).toHaveCount(0);
    expect(await stored.texts()).toEqual({ ...before, ...entered });
    const once = Object.fromEntries(Object.keys(entered).map((entry) => [entry, '1']));
    expect(await stored.versions()).toEqual({ ...versions, ...once });
  });
});

test.describe('an expired sign-in', () => {
  test.use({ expectedConsole: [/status of 401/] });

  /** The provider denies tokens with another signature as it denies expired ones. */
  const expire = (page: Page) =>
    page.evaluate(() => {
      for (const name of ['accessToken', 'refreshToken'])
        localStorage.setItem(name, `${localStorage.getItem(name) ?? ''}x`);
    });
  const signIn = async (page: Page) => {
    await page.getByLabel('Username', { exact: true }).fill('teacher');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const ended = (page: Page) => expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();

  test('marks typed around an expired sign-in are restored after it, also where the login page was reloaded', async ({
    page,
    request,
  }) => {
    await enter(page, 'teacher');
    const stored = await openMarks(page, await apiOf(request, 'admin'));
    const [before, students] = [await stored.texts(), await stored.students()];
    const entered = column(students, 'Computer Science Theory', ['31', '32', 'L', '34']);
    const [first, ...rest] = Object.entries(entered);
    await typeDown(page, Object.fromEntries([first ?? []]));
    await expire(page);
    await typeDown(page, Object.fromEntries(rest));
    await saveMarks(page);
    await ended(page);
    await signIn(page);
    await expect(page.getByText('You have unsaved marks of Annual, 10 A.')).toBeVisible();
    await page.getByRole('link', { name: 'Resume draft' }).click();
    await unsaved(page, 4);
    await expectShown(page, entered);
    expect(await stored.texts()).toEqual(before);
    await saveMarks(page);
    await expectSaved(page);
    expect(await stored.texts()).toEqual({ ...before, ...entered });

    const later = column(students, 'Computer Science Practical', ['21', '22']);
    await expire(page);
    await typeDown(page, later);
    await expectDraft(page, later);
    await saveMarks(page);
    await ended(page);
    await page.reload();
    await signIn(page);
    await expect(page).not.toHaveURL(/\/auth\/login/);
    await resumeFromDashboard(page, 2);
    await saveMarks(page);
    await expectSaved(page);
    expect(await stored.texts()).toEqual({ ...before, ...entered, ...later });
  });
});

test.describe('a lock', () => {
  test.use({ expectedConsole: [/status of 409/] });

  test('code 169: a lock that is set while a save is in flight rejects it; the marks are kept until it is removed', async ({
    page,
    context,
    request,
  }) => {
    await enter(page, 'teacher');
    const api = await apiOf(request, 'admin');
    const stored = await openMarks(page, api);
    const [before, students] = [await stored.texts(), await stored.students()];
    const lock = (lockedEditMarks: boolean) =>
      api.ask('PUT', '/result/exams/lock', {
        data: { examId: stored.form.examId, lockedEditMarks, lockedMaxMarks: false, lockedUploadMarks: false },
      });
    const entered = column(students, 'Hindi Theory', ['91', 'AB', '93.5']);
    await typeDown(page, entered);
    await page.route(
      SAVE,
      async (route) => {
        await lock(true);
        await route.continue();
      },
      { times: 1 },
    );
    await saveMarks(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Editing marks is locked for this exam');
    await dialog.getByRole('button', { name: 'Back to my marks' }).click();
    await expectShown(page, entered);
    await unsaved(page, 3);
    expect(await stored.texts()).toEqual(before);
    await page.close();

    const reopened = await context.newPage();
    await reopened.goto('/dashboard');
    await reopened.getByRole('link', { name: 'Resume draft' }).click();
    await expect(reopened.getByText('Editing marks is locked for Annual.')).toBeVisible();
    await expect(cellOf(reopened, `${students[0]}, Hindi Theory`)).not.toHaveText('91');
    await expectDraft(reopened, entered);
    await lock(false);
    await resumeFromDashboard(reopened, 3);
    await saveMarks(reopened);
    await expectSaved(reopened);
    expect(await stored.texts()).toEqual({ ...before, ...entered });
  });
});
