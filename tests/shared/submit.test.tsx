// A form that creates a record sends it once and keeps its values when the sign-in expires.
import { act, screen } from '@testing-library/react';
import { CODES, type ApiFailure } from '@/api/catalogue';
import { signedOut } from '@/api/credentials/events';
import { tokenRead } from '@/features/auth/authSlice';
import { useDraft } from '@/shared/drafts';
import { useSubmit, type Submit } from '@/shared/saving';
import { conflict, denied, lost, openPortal, renderIn } from './support/saving';

interface Values {
  text: string;
}

function openSubmit(replies: ApiFailure[] = [], portal = openPortal()) {
  const keys: string[] = [];
  const now: { submit?: Submit; found?: Partial<Values> } = {};
  function Host() {
    const draft = useDraft<Values, null>({ name: 'record of a test', resumeAt: '/profile', label: '' });
    const submit = useSubmit<Values, null>({
      draft,
      dirty: true,
      keep: () => ({ text: 'typed' }),
      request: 'new',
      send: (key) => {
        keys.push(key);
        const reply = replies.shift();
        return reply ? Promise.reject(reply) : Promise.resolve(null);
      },
      onSaved: () => 'staying',
      words: { success: 'Created', fallback: 'Not created' },
    });
    Object.assign(now, { submit, found: draft.found?.work });
    return null;
  }
  const view = renderIn(portal, <Host />);
  const current = () => now.submit as Submit;
  return { keys, current, found: () => now.found, leave: view.unmount, send: () => act(() => current().submit()) };
}

test('tries of one record have one idempotency key, also after edits; the next record has another', async () => {
  const { keys, current, send } = openSubmit([lost, denied]);
  await send();
  expect(current().notSaved).toBe(true);
  act(() => current().changed());
  await send();
  await send();
  expect(current()).toMatchObject({ notSaved: false, outcome: 'saved' });
  await send();
  const [first, ...others] = keys;
  expect(others.slice(0, 2)).toEqual([first, first]);
  expect(others[2]).not.toBe(first);
});

test('after 206 the first values are stored: nothing is unconfirmed, and the next attempt has a key of its own', async () => {
  const used = { ...denied, status: 422, responseCode: CODES.IDEMPOTENCY_KEY_REUSED };
  const { keys, current, send } = openSubmit([lost, used]);
  await send();
  act(() => current().changed());
  await send();
  expect(current()).toMatchObject({ notSaved: false, unconfirmed: false, outcome: 'failed' });
  await send();
  const [first, second, third] = keys;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a stale version is reported as a message, because a new record has no other version to load', async () => {
  const { send } = openSubmit([conflict]);
  await send();
  expect(await screen.findByText('Changed meanwhile')).toBeVisible();
});

test('the values are restored for the same user after an expired sign-in', async () => {
  const portal = openPortal();
  const enter = () => act(() => void portal.store.dispatch(tokenRead({ userId: 1, userName: 'user1' })));
  enter();
  const first = openSubmit([], portal);
  act(() => void portal.store.dispatch(signedOut({ reason: 'expired' })));
  first.leave();
  enter();
  expect(openSubmit([], portal).found()).toEqual({ text: 'typed' });
  expect(await screen.findByText('Your draft was restored.')).toBeVisible();
});
