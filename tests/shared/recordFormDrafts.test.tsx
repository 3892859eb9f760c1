// What was typed outlives an expired sign-in: in memory, for the same user, over the version it was typed on.
import { act, screen } from '@testing-library/react';
import { signedOut, type SignOutReason } from '@/api/credentials/events';
import type { Portal } from '@/app/store';
import { tokenRead } from '@/features/auth/authSlice';
import { openForm, openPortal, STORED } from './support/recordForm';

const RESTORED = 'Your unsaved changes from before were put back.';

const enterAs = (portal: Portal, userId: number) =>
  act(() => void portal.store.dispatch(tokenRead({ userId, userName: `user${userId}` })));

/** What a user typed into a form, which is gone when the sign-in ends. */
function lose(typed: string | null, reason: SignOutReason = 'expired', keep?: () => object): Portal {
  const portal = openPortal();
  enterAs(portal, 1);
  const form = openForm(STORED, [], { portal, ...(keep && { keep }) });
  if (typed !== null) form.type(typed);
  act(() => void portal.store.dispatch(signedOut({ reason })));
  form.leave();
  return portal;
}

test.each<SignOutReason>(['expired', 'undecodable', 'elsewhere'])(
  'after the sign-in ended (%s) the same user gets the values back, with a message, and saves them over the version that was edited',
  async (reason) => {
    const portal = lose('mine', reason);
    enterAs(portal, 1);
    const { calls, editor, name, save } = openForm({ name: 'theirs', version: 8 }, [], { portal });
    expect([name(), editor().dirty]).toEqual(['mine', true]);
    expect(await screen.findByText(RESTORED)).toBeVisible();
    await save();
    expect(calls).toEqual([expect.objectContaining({ name: 'mine', version: STORED.version })]);
  },
);

test.each<[string, () => Portal, number]>([
  ['to another user', () => lose('mine'), 2],
  ['after a deliberate sign-out', () => lose('mine', 'asked'), 1],
  ['of a form nobody touched', () => lose(null), 1],
])('nothing is put back %s', (_when, losing, userId) => {
  const portal = losing();
  enterAs(portal, userId);
  const { editor, name } = openForm(STORED, [], { portal });
  expect([name(), editor().dirty]).toEqual(['old', false]);
  expect(screen.queryByText(RESTORED)).toBeNull();
});

test('it is put back once', () => {
  const portal = lose('mine');
  enterAs(portal, 1);
  openForm(STORED, [], { portal }).leave();
  expect(openForm(STORED, [], { portal }).name()).toBe('old');
});

test('values that a form excludes are not kept, and no draft is stored in the browser', () => {
  const kept = lose('mine');
  expect(JSON.stringify(kept.store.getState().drafts)).toContain('mine');
  const portal = lose('mine', 'expired', () => ({}));
  expect(JSON.stringify(portal.store.getState().drafts)).not.toContain('mine');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('mine');
});
