import { act, fireEvent } from '@testing-library/react';
import { draftKept } from '@/shared/drafts/draftsSlice';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen, waitFor, type Rendered } from '../../support/portal';
import {
  FREE,
  fillFreeYear,
  NEXT,
  openNewSession,
  openSession,
  storedSession,
  clickCreate,
  clickSave,
} from '../support/sessions';
import { signInAs } from '../support/signingIn';
import { combineFaults, loseResponse, replyTo, passThrough, unauthorised } from '../../support/faults';
import { navigateTo, queryDatabase, getField, findDialog, clickButton, fillField } from '../../support/screen';

beforeEach(resetProvider);

const POST = 'POST /session';
const CONFLICT = 'This record has changed';

const count = async () => (await queryDatabase('SELECT id FROM sessions WHERE name = $1', [FREE])).length;

test('SESSION-09 C1 a retry after a lost response creates one session', async () => {
  await openNewSession({ fault: replyTo(POST, loseResponse, passThrough) });
  await fillFreeYear();
  clickCreate();
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  expect(await count()).toBe(1);
  expect(screen.getByText('Save not confirmed. Your entries are still here.')).toBeVisible();
  clickCreate();
  expect(await screen.findByText('Session created successfully')).toBeVisible();
  expect(await count()).toBe(1);
});

const theirs = () =>
  queryDatabase(
    "UPDATE sessions SET name = 'Theirs', name_key = 'theirs', version = version + 1 WHERE school_id = 1 AND name = $1",
    [NEXT],
  );

test('SESSION-14 two users edit one session: the other version is loaded, or the own version is saved over it', async () => {
  await openSession(NEXT);
  await fillField('Session name', 'Mine');
  await theirs();
  clickSave();
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  expect(await storedSession('Theirs')).toBeDefined();
  clickButton('Load new version');
  await waitFor(() => expect(getField('Session name')).toHaveValue('Theirs'));
  await waitFor(() => expect(screen.queryByText(CONFLICT)).toBeNull());
  await fillField('Session name', 'After theirs');
  await queryDatabase("UPDATE sessions SET version = version + 1 WHERE school_id = 1 AND name = 'Theirs'");
  clickSave();
  await screen.findByText(CONFLICT);
  clickButton('Save my version');
  expect(await screen.findByText('Session updated successfully')).toBeVisible();
  expect(await storedSession('After theirs')).toBeDefined();
});

/** Saving finds that the provider takes neither token any more. */
async function loseSignIn(): Promise<Rendered> {
  const id = Number((await storedSession(NEXT))?.['id']);
  const rendered = await openSession(NEXT, {
    fault: combineFaults(
      replyTo(`PUT /session/${id}`, unauthorised, passThrough),
      replyTo('POST /auth/refreshToken', unauthorised),
    ),
  });
  await fillField('Session name', 'Mine');
  clickSave();
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  return rendered;
}

test('the draft of a dialog survives an expired sign-in: it opens with the draft, on the version it was typed on', async () => {
  const rendered = await loseSignIn();
  await theirs();
  await signInAs(rendered.user, 'admin');
  await screen.findByText('Welcome, Asha Verma!');
  await navigateTo(rendered, '/sessions');
  expect(await screen.findByText('Your draft was restored.')).toBeVisible();
  await waitFor(() => expect(getField('Session name')).toHaveValue('Mine'));
  clickSave();
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  clickButton('Save my version');
  expect(await screen.findByText('Session updated successfully')).toBeVisible();
  expect(await storedSession('Mine')).toBeDefined();
});

test('the draft of a platform user opens in its school, also after another school is shown', async () => {
  const [{ id }] = (await queryDatabase('SELECT id FROM sessions WHERE school_id = 2 AND name = $1', [NEXT])) as [
    { id: number },
  ];
  const rendered = await renderPortal({ at: '/profile', as: 'platform' });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  const { store } = rendered.portal;
  const owner = store.getState().auth.user?.userId ?? '';
  const keep = (form: string, sessionName: string) =>
    act(
      () =>
        void store.dispatch(
          draftKept({
            owner,
            form,
            unsaved: { work: { schoolId: 2, sessionName }, base: 1, link: { to: '/sessions' }, label: sessionName },
          }),
        ),
    );
  keep(`sessions/${id}`, 'Mine');
  await navigateTo(rendered, '/sessions');
  for (const school of ['Saraswati Vidya Mandir', 'Nalanda Public School']) {
    expect(screen.queryByRole('dialog')).toBeNull();
    await rendered.user.click(await screen.findByRole('combobox', { name: 'School' }));
    await rendered.user.click(await screen.findByTitle(school));
    await screen.findByRole('button', { name: `Edit ${NEXT}`, hidden: true });
  }
  await findDialog(`Edit Session “${NEXT}”`);
  expect(getField('Session name')).toHaveValue('Mine');
  clickButton('Cancel');
  // A new one opens over the first list.
  await navigateTo(rendered, '/profile');
  keep('sessions/new', 'Evening school');
  await navigateTo(rendered, '/sessions');
  await findDialog('Add Session');
  expect(getField('Session name')).toHaveValue('Evening school');
});

test('leaving a dialog with unsaved values by a link or by the browser asks first', async () => {
  const rendered = await openSession(NEXT);
  await fillField('Session name', 'Mine');
  const event = new Event('beforeunload', { cancelable: true });
  fireEvent(window, event);
  expect(event.defaultPrevented).toBe(true);
  await navigateTo(rendered, '/dashboard');
  expect(await screen.findByText('You have unsaved changes. Leave without saving?')).toBeVisible();
  expect(rendered.path()).toBe('/sessions');
});
