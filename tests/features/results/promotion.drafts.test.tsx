// Decisions about students that are not promoted yet: after the sign-in ended, after a reload, and about students who changed.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act, fireEvent, within } from '@testing-library/react';
import { signedOut } from '@/api/credentials/events';
import { listStoredDrafts } from '@/shared/drafts/storedDrafts';
import { jwtDecode } from 'jwt-decode';
import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, waitFor, type Rendered } from '../../support/portal';
import { passThrough, rejectWith, replyTo } from '../../support/faults';
import { clickButton, findNotification, navigateTo, tableRows, waitForTable } from '../../support/screen';
import { signInAs } from '../support/signingIn';
import { closeBeforeDelay } from './support/drafts';
import {
  checkboxOf,
  ELIGIBLE,
  findConfirmation,
  fragmentOf,
  keepFew,
  LIST,
  NOT_ELIGIBLE,
  openSearched,
  outcomes,
  PATH,
  requestFor,
  type Request,
} from './support/promotion';

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await resetProvider();
});

const RESTORED = 'Your draft was restored.';
const LEFT_OUT = 'Left out of this promotion';
const decided = () => document.querySelector('.promotion-decisions [role=status]')?.textContent;
const ownerId = () => String(jwtDecode(localStorage.getItem('accessToken') ?? '').sub);
const setLife = (code: string, life: string) =>
  act(() => sql('UPDATE students SET life = $2 WHERE code = $1 AND school_id = 1', [Number(code), life]));

/** Leaves out the first two students of the list, of whom the codes are returned. */
function leaveOutTwo(): [string, string] {
  const [[first = ''] = [], [second = ''] = []] = outcomes();
  for (const code of [first, second]) fireEvent.click(checkboxOf(code));
  expect(decided()).toBe('2 students are left out');
  return [first, second];
}

/** Chooses section B of the new class for the first student of the list that is promoted to 9 A. */
async function chooseSectionB(): Promise<string> {
  const code = outcomes().find(([, text]) => text === 'Promoted to 9 A')?.[0] ?? '';
  const row = checkboxOf(code).closest('tr') as HTMLElement;
  fireEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Choose section' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'B' }));
  clickButton('Choose');
  return code;
}

async function expire({ portal, user }: Rendered): Promise<void> {
  act(() => void portal.store.dispatch(signedOut({ reason: 'expired' })));
  await signInAs(user, 'admin');
}

/** Two students of class 8 are left out; the decisions are stored and the page is closed. */
async function closedWithDecisions(): Promise<{ request: Request; codes: [string, string] }> {
  const request = await requestFor('8');
  const { leave } = await openSearched(request);
  const codes = leaveOutTwo();
  const owner = ownerId();
  await waitFor(async () => expect(Object.keys((await listStoredDrafts(owner))[0]?.texts ?? {})).toHaveLength(2));
  leave();
  return { request, codes };
}

const reopen = (request: Request, fault = replyTo(LIST, passThrough)) =>
  renderPortal({ at: `${PATH}${fragmentOf(request)}`, as: 'admin', fault });

test('decisions survive an expired sign-in: the dashboard leads back to the students with each of them', async () => {
  const rendered = await openSearched(await requestFor('8', '5'));
  const sectioned = await chooseSectionB();
  const [leftOut = ''] = outcomes().find(([code]) => code !== sectioned) ?? [];
  fireEvent.click(checkboxOf(leftOut));
  clickButton(NOT_ELIGIBLE);
  await waitForTable();
  const [anyway = ''] = outcomes().find(([, text]) => text.startsWith('Result incomplete: ')) ?? [];
  fireEvent.click(checkboxOf(anyway));
  const before = decided();
  expect(before).toBe('1 student is left out · 1 student is promoted by your decision · 1 section chosen');
  await expire(rendered);
  expect(await screen.findByText('You have unsaved promotion decisions for 2027 - 2028.')).toBeVisible();
  fireEvent.click(screen.getByText('Resume draft'));
  await findNotification(RESTORED);
  await waitForTable();
  expect(decided()).toBe(before);
  expect(outcomes().find(([code]) => code === leftOut)?.[1]).toBe(LEFT_OUT);
  expect(outcomes().find(([code]) => code === sectioned)?.[1]).toBe('Promoted to 9 B');
});

test('SHELL-05 decisions survive a reload and are stored without names of students', async () => {
  const request = await requestFor('8');
  const { leave } = await openSearched(request);
  const codes = leaveOutTwo();
  const names = tableRows().map((cells) => cells[3] ?? '');
  const owner = ownerId();
  await waitFor(async () => expect(Object.keys((await listStoredDrafts(owner))[0]?.texts ?? {})).toHaveLength(2));
  const kept = JSON.stringify(await listStoredDrafts(owner));
  for (const name of names) expect(kept).not.toContain(name);
  leave();
  const { path } = await renderPortal({ at: '/', as: 'admin' });
  expect(await screen.findByText(/^You have 2 unsaved promotion decisions from \d\d:\d\d\.$/)).toBeVisible();
  fireEvent.click(screen.getByText('Resume draft'));
  await findNotification(RESTORED);
  expect(path()).toBe(PATH);
  await waitForTable();
  const shown = outcomes().filter(([, text]) => text === LEFT_OUT);
  expect(shown.map(([code]) => code)).toEqual(codes);
});

test('a draft is compared and restored with its choice to exclude failed students', async () => {
  const request = await requestFor('8');
  await keepFew(request);
  const { leave } = await openSearched(request);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Exclude Failed Students' }));
  clickButton(NOT_ELIGIBLE);
  await waitForTable();
  const [code = ''] = outcomes().find(([, text]) => text.startsWith('Not eligible: failed in ')) ?? [];
  fireEvent.click(checkboxOf(code));
  const owner = ownerId();
  await waitFor(async () => expect(Object.keys((await listStoredDrafts(owner))[0]?.texts ?? {})).toHaveLength(1));
  leave();
  await reopen(request);
  await findNotification(RESTORED);
  expect(screen.getByRole('checkbox', { name: 'Exclude Failed Students' })).toBeChecked();
  clickButton(NOT_ELIGIBLE);
  await waitForTable();
  expect(outcomes().find((row) => row[0] === code)?.[1]).toMatch(/^Promoted to 9 . by your decision$/);
});

test('a draft has the choice to exclude failed students that was made after the decisions', async () => {
  const request = await requestFor('8');
  const { leave } = await openSearched(request);
  leaveOutTwo();
  const owner = ownerId();
  const choices = async () =>
    Object.values((await listStoredDrafts(owner))[0]?.texts ?? {}).map((text) =>
      (JSON.parse(text) as unknown[]).at(-1),
    );
  await waitFor(async () => expect(await choices()).toEqual([false, false]));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Exclude Failed Students' }));
  clickButton(ELIGIBLE);
  await waitForTable();
  await waitFor(async () => expect(await choices()).toEqual([true, true]));
  leave();
  await renderPortal({ at: `${PATH}${fragmentOf(request)}&excludeFailed=true`, as: 'admin' });
  await findNotification(RESTORED);
  expect(screen.getByRole('checkbox', { name: 'Exclude Failed Students' })).toBeChecked();
});

test('a decision about a student who changed since is not restored, and the message counts it', async () => {
  const { request, codes } = await closedWithDecisions();
  await setLife(codes[0], 'DISABLED');
  await reopen(request);
  await findNotification(`${RESTORED} One decision was not restored, because the student has changed. Decide again.`);
  await waitForTable();
  expect(decided()).toBe('1 student is left out');
  expect(outcomes().find(([code]) => code === codes[1])?.[1]).toBe(LEFT_OUT);
});

test('decisions for another target session are not restored', async () => {
  const { request } = await closedWithDecisions();
  const [other] = await act(() =>
    sql<{ id: number }>("SELECT id FROM sessions WHERE school_id = 1 AND status = 'COMPLETED'"),
  );
  await reopen({ ...request, targetSessionId: other?.id ?? 0 });
  await screen.findByText('Search to see what a promotion does with each student');
  expect(screen.queryByText(RESTORED)).toBeNull();
});

test('decisions are restored after a retry where the students cannot be loaded', async () => {
  const { request } = await closedWithDecisions();
  await reopen(request, replyTo(LIST, rejectWith(999), rejectWith(999), passThrough));
  await screen.findByText('The draft cannot be compared with the students');
  clickButton('Retry');
  await findNotification(RESTORED);
  await waitForTable();
  expect(decided()).toBe('2 students are left out');
});

test('a discarded draft is deleted', async () => {
  const { request } = await closedWithDecisions();
  await reopen(request, replyTo(LIST, rejectWith(999), rejectWith(999), passThrough));
  await screen.findByText('The draft cannot be compared with the students');
  clickButton('Discard');
  const owner = ownerId();
  await waitFor(async () => expect(await listStoredDrafts(owner)).toEqual([]));
  clickButton(ELIGIBLE);
  await waitForTable();
  expect(outcomes().filter(([, text]) => text === LEFT_OUT)).toEqual([]);
});

test('a promotion deletes the draft of its decisions at once', async () => {
  const { request } = await closedWithDecisions();
  await reopen(request);
  await findNotification(RESTORED);
  clickButton('Submit');
  const { dialog } = await findConfirmation();
  closeBeforeDelay();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }));
  await findNotification('Students promoted successfully');
  const owner = ownerId();
  await waitFor(async () => expect(await listStoredDrafts(owner)).toEqual([]));
});

test('restored decisions are asked about before the screen is left', async () => {
  const { request } = await closedWithDecisions();
  const rendered = await reopen(request);
  await findNotification(RESTORED);
  await navigateTo(rendered, '/profile');
  expect(await screen.findByText('You have unsaved changes. Leave without saving?')).toBeVisible();
  expect(rendered.path()).toBe(PATH);
});
