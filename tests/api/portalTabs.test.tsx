// Tabs of one browser, each a whole portal store on the same local storage, against the real provider.
import { act } from '@testing-library/react';
import { schoolsApi, type School } from '@/api/schools';
import { readToken, signOut } from '@/features/auth';
import { forgetBrowser } from '@/features/auth/signIn';
import { requestOf, valuesOf } from '@/features/schools/form/schoolForm';
import { createPortal, type Portal } from '@/app/store';
import { apiBase, moveClock, openSignIns, resetProvider, signIn, sql } from '../support/provider';
import { renderPortal, screen, waitFor } from '../support/portal';
import { fakeLocks } from './support/fakeLocks';
import { storageEvent } from './support/openTab';

/** An access token lives ten minutes. */
const ELEVEN_MINUTES = 11 * 60_000;
const { getSchool, listActiveSchools, listSchools, updateSchool } = schoolsApi.endpoints;

let asked: string[] = [];
const tabs: Portal[] = [];

const watched: typeof fetch = (input, init) => {
  asked.push(`${init?.method ?? 'GET'} ${(input as string).replace(apiBase, '')}`);
  return fetch(input, init);
};
const refreshes = () => asked.filter((call) => call === 'POST /auth/refreshToken');

function openTab(locks: LockManager | undefined): Portal {
  const portal = createPortal({ baseUrl: apiBase, fetch: watched, locks, delay: () => Promise.resolve() });
  portal.store.dispatch(readToken());
  tabs.push(portal);
  return portal;
}

async function openTwo(locks: LockManager | undefined): Promise<[Portal, Portal]> {
  const { accessToken, refreshToken } = await signIn('platform');
  localStorage.setItem('accessToken', accessToken);
  localStorage.setItem('refreshToken', refreshToken);
  return [openTab(locks), openTab(locks)];
}

const read = ({ store }: Portal, id: number): Promise<School> =>
  store.dispatch(getSchool.initiate({ id }, { subscribe: false })).unwrap();

/** Saves the school with another principal, as the form does. */
const save = ({ store }: Portal, school: School, principal: string): Promise<School> =>
  store
    .dispatch(
      updateSchool.initiate({
        id: school.schoolId,
        schoolForm: requestOf({ ...valuesOf(school), principal }, school.version),
      }),
    )
    .unwrap();

const principals = async () =>
  (await sql<{ principal: string }>('SELECT principal FROM schools ORDER BY id')).map(({ principal }) => principal);
const who = ({ store }: Portal) => store.getState().auth;
const endSignIns = () => sql("UPDATE sign_ins SET ended_at = now(), end_reason = 'test'");
/** Browsers tell the other tabs only; here both hear it, which must not matter. */
const tellTabs = () => storageEvent(null);

beforeEach(async () => {
  await resetProvider();
  asked = [];
});
afterEach(() => {
  for (const { close, persistor } of tabs.splice(0)) {
    close();
    persistor.pause();
  }
});

test('AUTH-29 AUTH-30 two tabs saving with expired tokens at once refresh once between them, and both saves are stored', async () => {
  const [one, two] = await openTwo(fakeLocks());
  const [first, second] = [await read(one, 1), await read(two, 2)];
  await moveClock(ELEVEN_MINUTES);
  await Promise.all([save(one, first, 'Meera Joshi'), save(two, second, 'Anil Mehta')]);
  expect(refreshes()).toHaveLength(1);
  expect(asked.filter((call) => call.startsWith('PUT /school/'))).toHaveLength(4);
  expect(await principals()).toEqual(['Meera Joshi', 'Anil Mehta']);
  expect([who(one).status, who(two).status]).toEqual(['signed-in', 'signed-in']);
});

test('AUTH-29 without locks, as on plain http, each tab refreshes at most once, both saves are stored and nobody is signed out', async () => {
  const [one, two] = await openTwo(undefined);
  const [first, second] = [await read(one, 1), await read(two, 2)];
  await moveClock(ELEVEN_MINUTES);
  await Promise.all([save(one, first, 'Meera Joshi'), save(two, second, 'Anil Mehta')]);
  expect(refreshes().length).toBeLessThanOrEqual(2);
  expect(await principals()).toEqual(['Meera Joshi', 'Anil Mehta']);
  expect([who(one).status, who(two).status]).toEqual(['signed-in', 'signed-in']);
  // What is stored goes on working, in both.
  await moveClock(ELEVEN_MINUTES);
  for (const { api } of [one, two]) api.refresh.refreshedAt = null;
  await Promise.all([read(one, 1), read(two, 2)]);
  expect([who(one).status, who(two).status]).toEqual(['signed-in', 'signed-in']);
});

test.each([
  ['with locks', fakeLocks()],
  ['without locks', undefined],
])('AUTH-31 AUTH-40 %s, a refused refresh signs both tabs out, and storage is empty', async (_name, locks) => {
  const [one, two] = await openTwo(locks);
  const [first, second] = [await read(one, 1), await read(two, 2)];
  await endSignIns();
  await moveClock(ELEVEN_MINUTES);
  const saves = await Promise.allSettled([save(one, first, 'Meera Joshi'), save(two, second, 'Anil Mehta')]);
  tellTabs();
  expect(saves.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  for (const tab of [one, two]) expect(who(tab)).toMatchObject({ status: 'signed-out', user: null });
  expect(refreshes().length).toBeLessThanOrEqual(2);
  expect(localStorage).toHaveLength(0);
  expect(await principals()).not.toContain('Meera Joshi');
});

test('AUTH-40 signing out in one tab signs the other out, which forgets what it had read', async () => {
  const [one, two] = await openTwo(fakeLocks());
  await two.store.dispatch(listSchools.initiate());
  one.store.dispatch(signOut());
  tellTabs();
  expect(who(one)).toMatchObject({ status: 'signed-out', endedBy: 'asked' });
  expect(who(two)).toMatchObject({ status: 'signed-out', user: null, endedBy: 'elsewhere' });
  expect(JSON.stringify(two.store.getState())).not.toContain('Saraswati');
  expect(localStorage).toHaveLength(0);
  // The sign-in also ends at the provider.
  await waitFor(async () => expect(await openSignIns('platform')).toEqual([]));
  expect(asked).toContain('POST /auth/logout');
});

test('AUTH-40 signing out in one tab leads a screen of the other to the login page, which says why', async () => {
  const { path } = await renderPortal({ at: '/schools', as: 'platform' });
  await screen.findByText('Saraswati Vidya Mandir');
  const other = openTab(undefined);
  act(() => {
    other.store.dispatch(signOut());
    tellTabs();
  });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(path()).toBe('/auth/login');
  expect(screen.getByText('You were signed out in another tab. Please sign in again.')).toBeVisible();
  expect(screen.queryByText('Saraswati Vidya Mandir')).not.toBeInTheDocument();
});

test('AUTH-05 opening the login page in one tab signs the other one out', async () => {
  const [one, two] = await openTwo(undefined);
  one.store.dispatch(forgetBrowser());
  tellTabs();
  expect(who(one)).toMatchObject({ status: 'signed-out', endedBy: 'login-page' });
  expect(who(two)).toMatchObject({ status: 'signed-out', endedBy: 'elsewhere' });
  expect(localStorage).toHaveLength(0);
});

test('AUTH-29 AUTH-30 many calls with an expired token make one refresh, and each is answered', async () => {
  const [{ store }] = await openTwo(undefined);
  await moveClock(ELEVEN_MINUTES);
  const answers = await Promise.all([
    store.dispatch(listSchools.initiate()).unwrap(),
    store.dispatch(listActiveSchools.initiate()).unwrap(),
    ...[1, 2].map((id) => store.dispatch(getSchool.initiate({ id })).unwrap()),
  ]);
  expect(refreshes()).toHaveLength(1);
  expect(asked.filter((call) => call.startsWith('GET'))).toHaveLength(8);
  expect(
    answers
      .flat()
      .map(({ schoolId }) => schoolId)
      .sort(),
  ).toEqual([1, 1, 1, 2, 2, 2]);
});
