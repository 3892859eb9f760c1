// How a form of a record uses what every save shares (saving.test.tsx): its values, its version, and its fields.
import { act, screen } from '@testing-library/react';
import type { ApiFailure } from '@/api/catalogue';
import { signedOut } from '@/api/credentials/events';
import { tokenRead } from '@/features/auth/authSlice';
import { openForm, STORED } from './support/recordForm';
import { conflict, denied, lost, openPortal } from './support/saving';

const keys = (calls: readonly { key: string }[]) => calls.map(({ key }) => key);

test('a change goes out over the version it was typed on, other values under another key', async () => {
  const { calls, type, save } = openForm(STORED, [lost]);
  type('one');
  await save();
  type('two');
  await save();
  expect(calls.map(({ name, version }) => [name, version])).toEqual([
    ['one', 3],
    ['two', 3],
  ]);
  expect(new Set(keys(calls)).size).toBe(2);
});

test('a new record keeps its key whatever is typed in the meantime, so that it is made once', async () => {
  const { calls, type, save } = openForm(undefined, [lost]);
  type('one');
  await save();
  type('two');
  await save();
  expect(new Set(keys(calls)).size).toBe(1);
  expect(calls.map(({ version }) => version)).toEqual([undefined, undefined]);
});

test('a saved form is not dirty; one that leaves its screen stays busy', async () => {
  const staying = openForm(STORED);
  staying.type('new');
  expect(staying.editor().dirty).toBe(true);
  await staying.save();
  expect([staying.editor().dirty, staying.editor().busy]).toEqual([false, false]);
  const leaving = openForm(STORED, [], { after: 'leaving' });
  await leaving.save();
  expect(leaving.editor().busy).toBe(true);
});

test('after a failed save the form is still unsaved and says so', async () => {
  const { editor, type, save } = openForm(STORED, [lost]);
  type('new');
  await save();
  expect([editor().dirty, editor().notSaved]).toEqual([true, true]);
  expect(await screen.findByText('Network error')).toBeVisible();
});

test('what another user saved fills the form when it is chosen; back in the form everything is as typed', async () => {
  const { choose, editor, name, save, type } = openForm(STORED, [conflict, conflict]);
  type('mine');
  await save();
  await choose('onClose');
  expect([name(), editor().dirty, editor().conflict.open]).toEqual(['mine', true, false]);
  await save();
  expect(editor().conflict.open).toBe(true);
  await choose('onLoadTheirs');
  expect([name(), editor().dirty, editor().conflict.open]).toEqual(['theirs', false, false]);
});

test('what was typed outlives an expired sign-in, over the version it was typed on', async () => {
  const portal = openPortal();
  const enter = () => act(() => void portal.store.dispatch(tokenRead({ userId: 1, userName: 'user1' })));
  enter();
  const form = openForm(STORED, [], { portal });
  form.type('mine');
  act(() => void portal.store.dispatch(signedOut({ reason: 'expired' })));
  form.leave();
  enter();
  const { calls, editor, name, save } = openForm({ name: 'theirs', version: 8 }, [], { portal });
  expect([name(), editor().dirty]).toEqual(['mine', true]);
  await save();
  expect(calls).toEqual([expect.objectContaining({ name: 'mine', version: STORED.version })]);
});

test('a problem of the provider is shown only at its field, or in the message when the form has no such field', async () => {
  const at = (path: string): ApiFailure => ({ ...denied, problems: [{ path, message: 'No such name' }] });
  const { editor, fieldError, save } = openForm(STORED, [at('record.name'), at('board')]);
  await save();
  expect(fieldError()).toEqual(['No such name']);
  expect([screen.queryByText('Denied'), editor().busy]).toEqual([null, false]);
  await save();
  expect(await screen.findByText('Denied')).toBeVisible();
});
