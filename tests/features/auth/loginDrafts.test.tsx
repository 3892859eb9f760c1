// Drafts of a user after the login page was opened: it clears local storage, and no draft.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { jwtDecode } from 'jwt-decode';
import { act } from '@testing-library/react';
import { draftKept } from '@/shared/drafts/draftsSlice';
import { listStoredDrafts, updateStoredDraft } from '@/shared/drafts/storedDrafts';
import { storageEvent } from '../../api/support/openTab';
import { renderPortal, screen, waitFor, type Rendered } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { clickDialogButton, fillField, findDialog, navigateTo, waitForNoDialog } from '../../support/screen';
import { signInAs, signOutByMenu } from '../support/signingIn';

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await resetProvider();
});

const LOGIN = '/auth/login';
const UNSAVED = 'You have an unsaved school.';
const QUESTION = 'Log out and delete drafts?';
const CHECK = /check the saved records before you enter them again\.$/;
const KEPT = 'Your unsaved changes are kept as a draft in this tab. Sign in to resume.';

const idOf = async (userName: string) => String(jwtDecode(await tokenOf(userName)).sub);

/** Stores a draft of marks of the user, and returns the user's id. */
async function storeDraft(userName: string): Promise<string> {
  const owner = await idOf(userName);
  await updateStoredDraft(owner, 'results/upload#classId=9', () => ({ texts: { '1/4/theory': '45' }, versions: {} }));
  return owner;
}

async function keepInMemory({ portal }: Rendered, userName: string): Promise<void> {
  const unsaved = { work: {}, base: 1, link: { to: '/schools/add' }, label: UNSAVED };
  const owner = await idOf(userName);
  act(() => void portal.store.dispatch(draftKept({ owner, form: 'schools/add', unsaved })));
}

test('AUTH-05 opening the login page keeps the stored drafts of the user', async () => {
  const owner = await storeDraft('admin');
  await renderPortal({ at: LOGIN, as: 'admin' });
  await screen.findByLabelText('Username');
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(await listStoredDrafts(owner)).toHaveLength(1);
});

test('after the login page was opened, the next sign-in of the user offers the stored draft', async () => {
  await storeDraft('admin');
  const { user } = await renderPortal({ at: LOGIN, as: 'admin' });
  await signInAs(user, 'admin');
  expect(await screen.findByText(/^You have an unsaved mark from/)).toBeVisible();
});

test('opening the login page keeps the drafts of the user in memory', async () => {
  const rendered = await renderPortal({ at: '/profile', as: 'platform' });
  await keepInMemory(rendered, 'platform');
  await navigateTo(rendered, LOGIN);
  await signInAs(rendered.user, 'platform');
  expect(await screen.findByText(UNSAVED)).toBeVisible();
});

/** Chooses Logout and confirms that the drafts are deleted. */
async function logOut(user: Rendered['user']): Promise<void> {
  await signOutByMenu(user);
  await findDialog(QUESTION);
  clickDialogButton('Log out');
}

test('Logout deletes the stored drafts of the user', async () => {
  const owner = await storeDraft('admin');
  const { user } = await renderPortal({ shell: true, at: '/profile', as: 'admin' });
  await logOut(user);
  await screen.findByLabelText('Username');
  await waitFor(async () => expect(await listStoredDrafts(owner)).toEqual([]));
});

test('the login page of a tab that another tab signed out shows that drafts are kept', async () => {
  const rendered = await renderPortal({ at: '/profile', as: 'platform' });
  await keepInMemory(rendered, 'platform');
  localStorage.clear();
  act(() => void storageEvent(null));
  expect(await screen.findByText(KEPT)).toBeVisible();
});

test('the browser asks before a tab with drafts is reloaded, until its user signs out', async () => {
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const rendered = await renderPortal({ shell: true, at: '/profile', as: 'platform' });
  expect(asks()).toBe(false);
  await keepInMemory(rendered, 'platform');
  expect(asks()).toBe(true);
  await logOut(rendered.user);
  await screen.findByLabelText('Username');
  expect(asks()).toBe(false);
});

test('the login page of a tab that another tab signed out does not count the drafts of another user', async () => {
  const rendered = await renderPortal({ at: '/profile', as: 'clerk' });
  await keepInMemory(rendered, 'platform');
  localStorage.clear();
  act(() => void storageEvent(null));
  expect(await screen.findByText('You were signed out in another tab. Please sign in again.')).toBeVisible();
  expect(screen.queryByText(KEPT)).toBeNull();
});

test('Logout of another user in between keeps the drafts of the first one', async () => {
  const rendered = await renderPortal({ shell: true, at: LOGIN, as: 'platform' });
  await keepInMemory(rendered, 'platform');
  await signInAs(rendered.user, 'clerk');
  await screen.findByText(/^Welcome, /);
  expect(screen.queryByText(UNSAVED)).toBeNull();
  await signOutByMenu(rendered.user);
  await signInAs(rendered.user, 'platform');
  expect(await screen.findByText(UNSAVED)).toBeVisible();
});

test('Logout names all drafts in the words of the dashboard before it deletes them; Cancel keeps each of them', async () => {
  const owner = await storeDraft('platform');
  const rendered = await renderPortal({ shell: true, at: '/dashboard', as: 'platform' });
  await keepInMemory(rendered, 'platform');
  const stored = (await screen.findByText(/^You have an unsaved mark from/)).textContent.replace(/ Resume draft$/, '');
  await signOutByMenu(rendered.user);
  const dialog = await findDialog(QUESTION);
  expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([UNSAVED, stored.trim()]);
  expect(dialog).not.toHaveTextContent(CHECK);
  clickDialogButton('Cancel');
  await waitForNoDialog();
  expect(rendered.path()).toBe('/dashboard');
  expect([screen.getAllByText('Resume draft').length, (await listStoredDrafts(owner)).length]).toEqual([2, 1]);
});

test('Logout names the edits on the screen beside the drafts', async () => {
  const rendered = await renderPortal({ shell: true, at: '/schools/add', as: 'platform' });
  await screen.findByLabelText('Principal');
  await keepInMemory(rendered, 'platform');
  await fillField('Principal', 'Mine');
  await signOutByMenu(rendered.user);
  const dialog = await findDialog(QUESTION);
  expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    UNSAVED,
    'You have unsaved changes on this page.',
  ]);
});
