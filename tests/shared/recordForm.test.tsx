// What every form of a record shares: its request key, the version it was typed over, and one request at a time.
import { act, screen } from '@testing-library/react';
import type { ApiFailure } from '@/api/catalogue';
import { conflict, lost, openForm, STORED } from './support/recordForm';

const denied: ApiFailure = { status: 400, responseCode: 109, code: '109', message: 'Denied' };
const keys = (calls: readonly { key: string }[]) => calls.map(({ key }) => key);
test('the same values are sent again with the same key, another save with another key', async () => {
  const { calls, type, save } = openForm(STORED, [lost, lost]);
  type('new');
  for (let tries = 0; tries < 4; tries += 1) await save();
  const [first, second, third, fourth] = keys(calls);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
  expect(calls.map(({ version }) => version)).toEqual([3, 3, 3, 3]);
});

test('a change with other values is sent with another key', async () => {
  const { calls, type, save } = openForm(STORED, [lost]);
  type('one');
  await save();
  type('two');
  await save();
  expect(calls.map(({ name }) => name)).toEqual(['one', 'two']);
  expect(new Set(keys(calls)).size).toBe(2);
});

test('a new record keeps its key whatever is typed meanwhile, so that it is made once', async () => {
  const { calls, type, save } = openForm(undefined, [lost]);
  type('one');
  await save();
  type('two');
  await save();
  expect(new Set(keys(calls)).size).toBe(1);
  expect(calls.map(({ version }) => version)).toEqual([undefined, undefined]);
});

test('a key is a random one', async () => {
  const [one, other] = [openForm(undefined), openForm(undefined)];
  for (const { save } of [one, other]) await save();
  const both = [...keys(one.calls), ...keys(other.calls)];
  for (const key of both) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(both).size).toBe(2);
});

test('a second click while the first is on its way sends nothing, and after a failure the form is open again', async () => {
  const { calls, editor, save } = openForm(STORED, [lost]);
  await act(() => Promise.all([editor().submit(), editor().submit()]));
  expect(calls).toHaveLength(1);
  expect(editor().busy).toBe(false);
  await save();
  expect(calls).toHaveLength(2);
});

test('a saved form is not dirty; one that leaves its screen stays busy, so that nothing is sent twice', async () => {
  const staying = openForm(STORED);
  staying.type('new');
  expect(staying.editor().dirty).toBe(true);
  await staying.save();
  expect([staying.editor().dirty, staying.editor().busy]).toEqual([false, false]);
  const leaving = openForm(STORED, [], { after: 'leaving' });
  await leaving.save();
  await leaving.save();
  expect([leaving.editor().busy, leaving.calls.length]).toEqual([true, 1]);
});

test('after a failed save the form is still unsaved and says so', async () => {
  const { editor, type, save } = openForm(STORED, [lost]);
  type('new');
  await save();
  expect(editor().dirty).toBe(true);
  expect(await screen.findByText('Network error')).toBeVisible();
});

describe('after somebody else saved first', () => {
  const refused = async () => {
    const form = openForm(STORED, [conflict]);
    form.type('mine');
    await form.save();
    expect(form.editor().conflict.open).toBe(true);
    return form;
  };

  test('the other version replaces what was typed, and the next save is made over it', async () => {
    const { calls, choose, editor, name, save } = await refused();
    await choose('onLoadTheirs');
    expect([name(), editor().dirty, editor().conflict.open]).toEqual(['theirs', false, false]);
    await save();
    expect(calls.at(-1)).toMatchObject({ name: 'theirs', version: 7 });
  });

  test('the own values are saved over the newest stored version', async () => {
    const { calls, choose, editor, setTheirs } = await refused();
    setTheirs({ name: 'theirs', version: 9 });
    await choose('onSaveMine');
    expect(calls.at(-1)).toMatchObject({ name: 'mine', version: 9 });
    expect([editor().dirty, editor().conflict.open]).toEqual([false, false]);
  });

  test('back in the form everything is as typed, with the old version', async () => {
    const { calls, choose, editor, name, save } = await refused();
    await choose('onClose');
    expect([name(), editor().dirty, editor().conflict.open]).toEqual(['mine', true, false]);
    await save();
    expect(calls.at(-1)).toMatchObject({ name: 'mine', version: 3 });
  });

  test('when the other version cannot be loaded, a message says so and the form stays as it is', async () => {
    const { calls, choose, editor, name, setTheirs } = await refused();
    setTheirs({ status: 404, responseCode: 404, code: '404', message: '' });
    await choose('onLoadTheirs');
    expect(await screen.findByText('Not loaded')).toBeVisible();
    await choose('onSaveMine');
    expect([name(), editor().dirty, calls.length]).toEqual(['mine', true, 1]);
  });
});

describe('a save that nobody decided on', () => {
  test('the form says that it is not saved, also after a refusal, until a save succeeds', async () => {
    const { editor, save } = openForm(STORED, [denied, lost, denied]);
    const said: boolean[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      await save();
      said.push(editor().notSaved);
    }
    expect(said).toEqual([false, true, true, false]);
  });

  test('loading the other version removes that text', async () => {
    const { choose, editor, save, type } = openForm(STORED, [lost, conflict]);
    type('mine');
    await save();
    await save();
    expect([editor().notSaved, editor().conflict.open]).toEqual([true, true]);
    await choose('onLoadTheirs');
    expect(editor().notSaved).toBe(false);
  });
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
