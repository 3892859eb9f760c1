// Unsaved work outlives an expired sign-in: in memory, for the same user, over the version it was done on.
import { act, screen } from '@testing-library/react';
import { signedOut, type SignOutReason } from '@/api/credentials/events';
import type { Portal } from '@/app/store';
import { keptDraftsOf } from '@/shared/drafts/draftsSlice';
import { tokenRead } from '@/features/auth/authSlice';
import { lost, openPortal, openSaving, STORED } from './support/saving';

const RESTORED = 'Your draft was restored.';

const enterAs = (portal: Portal, userId: number) =>
  act(() => void portal.store.dispatch(tokenRead({ userId, userName: `user${userId}` })));

/** What a user typed on a screen, which is gone when the sign-in ends. */
function lose(typed: string | null, reason: SignOutReason = 'expired', keep?: () => object): Portal {
  const portal = openPortal();
  enterAs(portal, 1);
  const work = openSaving(STORED, [], { portal, ...(keep && { keep }) });
  if (typed !== null) work.type(typed);
  act(() => void portal.store.dispatch(signedOut({ reason })));
  work.leave();
  return portal;
}

test.each<SignOutReason>(['expired', 'undecodable', 'elsewhere', 'login-page'])(
  'after the sign-in ended (%s) the same user gets the values back, with a message, and saves them over the version that was edited',
  async (reason) => {
    const portal = lose('mine', reason);
    enterAs(portal, 1);
    const { calls, text, save } = openSaving({ text: 'theirs', version: 8 }, [], { portal });
    expect(text()).toBe('mine');
    expect(await screen.findByText(RESTORED)).toBeVisible();
    await save();
    expect(calls).toEqual([expect.objectContaining({ text: 'mine', version: STORED.version })]);
  },
);

test('a save without a response before the sign-in expired is repeated under its key, and the message does not call it unsaved', async () => {
  const portal = openPortal();
  enterAs(portal, 1);
  const first = openSaving(STORED, [lost], { portal });
  first.type('mine');
  await first.save();
  act(() => void portal.store.dispatch(signedOut({ reason: 'expired' })));
  first.leave();
  const [kept] = keptDraftsOf(portal.store.getState().drafts, '1');
  expect(kept?.label).toMatch(/ The last save is not confirmed\.$/);
  enterAs(portal, 1);
  const second = openSaving(STORED, [], { portal });
  expect(await screen.findByText(/^Your draft was restored\. It may or may not be saved\./)).toBeVisible();
  expect(second.saving().notSaved).toBe(true);
  await second.save();
  expect(second.calls).toEqual(first.calls);
  expect(second.saving().notSaved).toBe(false);
});

test.each<[string, () => Portal, number]>([
  ['to another user', () => lose('mine'), 2],
  ['after a deliberate sign-out', () => lose('mine', 'asked'), 1],
  ['of a screen where nobody typed', () => lose(null), 1],
])('nothing is put back %s', (_when, losing, userId) => {
  const portal = losing();
  enterAs(portal, userId);
  const { text } = openSaving(STORED, [], { portal });
  expect(text()).toBe('old');
  expect(screen.queryByText(RESTORED)).toBeNull();
});

test('edits of a form that closes because another user signed in are a draft of their owner', async () => {
  const portal = openPortal();
  enterAs(portal, 1);
  const work = openSaving(STORED, [], { portal });
  work.type('mine');
  enterAs(portal, 2);
  work.leave();
  enterAs(portal, 1);
  expect(openSaving(STORED, [], { portal }).text()).toBe('mine');
  expect(await screen.findByText(RESTORED)).toBeVisible();
});

test('a user who opens the form of another user’s draft does not delete it', () => {
  const portal = lose('mine');
  enterAs(portal, 2);
  openSaving(STORED, [], { portal }).leave();
  enterAs(portal, 1);
  expect(openSaving(STORED, [], { portal }).text()).toBe('mine');
});

test('it is put back once', () => {
  const portal = lose('mine');
  enterAs(portal, 1);
  openSaving(STORED, [], { portal }).leave();
  expect(openSaving(STORED, [], { portal }).text()).toBe('old');
});

test('values that a screen excludes are not kept, and no draft is stored in the browser', () => {
  const kept = lose('mine');
  expect(JSON.stringify(kept.store.getState().drafts)).toContain('mine');
  const portal = lose('mine', 'expired', () => ({}));
  expect(JSON.stringify(portal.store.getState().drafts)).not.toContain('mine');
  // What is no data, such as a chosen file, goes by itself.
  const withFile = lose('mine', 'expired', () => ({ text: 'mine', photo: new Blob(['x']) }));
  expect(
    Object.values(withFile.store.getState().drafts)
      .flatMap(Object.values)
      .map(({ work }) => work),
  ).toEqual([{ text: 'mine' }]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('mine');
});

const DAY_MS = 86_400_000;
const UNKNOWN = 'Your draft was restored. It may or may not be saved. Check the saved records before you save it.';

/** A save without a response, whose form is resumed after this number of days. */
async function resumeAfter(days: number) {
  const portal = openPortal();
  enterAs(portal, 1);
  const first = openSaving(STORED, [lost], { portal, request: () => 'new' });
  first.type('mine');
  await first.save();
  act(() => void portal.store.dispatch(signedOut({ reason: 'expired' })));
  first.leave();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + days * DAY_MS);
  enterAs(portal, 1);
  return { portal, first, resume: () => openSaving(STORED, [], { portal, request: () => 'new' }) };
}

describe('a save without a response', () => {
  afterEach(() => void jest.restoreAllMocks());

  test('C1 is repeated under its key for 29 days', async () => {
    const { first, resume } = await resumeAfter(28.9);
    const second = resume();
    expect(second.saving().notSaved).toBe(true);
    await second.save();
    expect(second.calls).toEqual(first.calls);
  });

  test('C1 is not repeated later: the message asks to check the records, also in a second draft, and the next save is another request', async () => {
    const { portal, first, resume } = await resumeAfter(29);
    const second = resume();
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    expect([second.saving().notSaved, second.text()]).toEqual([false, 'mine']);
    act(() => void portal.store.dispatch(signedOut({ reason: 'expired' })));
    second.leave();
    enterAs(portal, 1);
    const third = resume();
    expect(await screen.findAllByText(UNKNOWN)).not.toHaveLength(0);
    await third.save();
    expect(third.calls).toEqual([{ ...first.calls[0], key: expect.any(String) as string }]);
    expect(third.calls[0]?.key).not.toBe(first.calls[0]?.key);
  });
});
