// What everything that is saved shares: its request key, the base it was done on, and one request at a time.
import { act, screen } from '@testing-library/react';
import { conflict, denied, lost, openSaving, STORED } from './support/saving';

const keys = (calls: readonly { key: string }[]) => calls.map(({ key }) => key);

test('the same work is sent again with the same key, another save with another key', async () => {
  const { calls, type, save } = openSaving(STORED, [lost, lost]);
  type('new');
  for (let tries = 0; tries < 4; tries += 1) await save();
  const [first, second, third, fourth] = keys(calls);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
  // The last one goes over what the one before it stored.
  expect(calls.map(({ version }) => version)).toEqual([3, 3, 3, 4]);
});

test('work that was changed after a try is sent with another key', async () => {
  const { calls, type, save } = openSaving(STORED, [lost]);
  type('one');
  await save();
  type('two');
  await save();
  expect(calls.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(new Set(keys(calls)).size).toBe(2);
});

test('where the screen says what makes two tries one request, that decides the key', async () => {
  const { calls, type, save } = openSaving(STORED, [lost, lost, lost], { request: (text) => text });
  for (const text of ['one', 'two', 'one']) {
    type(text);
    await save();
  }
  type('two');
  type('one');
  await save();
  const [first, second, third, fourth] = keys(calls);
  expect(second).not.toBe(first);
  expect(third).not.toBe(second);
  expect(fourth).toBe(third);
});

test('a key is a random one', async () => {
  const [one, other] = [openSaving(), openSaving()];
  for (const { save } of [one, other]) await save();
  const both = [...keys(one.calls), ...keys(other.calls)];
  for (const key of both) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(both).size).toBe(2);
});

test('a second click while the first is on its way sends nothing, and after a failure the work can be sent again', async () => {
  const { calls, saving, save } = openSaving(STORED, [lost]);
  await act(() => Promise.all([saving().submit(), saving().submit()]));
  expect(calls).toHaveLength(1);
  expect(saving().busy).toBe(false);
  await save();
  expect(calls).toHaveLength(2);
});

test('a screen that is left after its save stays busy, so that nothing is sent twice', async () => {
  const staying = openSaving();
  await staying.save();
  expect(staying.saving().busy).toBe(false);
  const leaving = openSaving(STORED, [], { after: 'leaving' });
  await leaving.save();
  await leaving.save();
  expect([leaving.saving().busy, leaving.calls.length]).toEqual([true, 1]);
});

test('how the last save ended is shown until something is changed', async () => {
  const { saving, save, type } = openSaving(STORED, [denied]);
  const said = [saving().outcome];
  await save();
  expect(await screen.findByText('Denied')).toBeVisible();
  said.push(saving().outcome);
  type('new');
  said.push(saving().outcome);
  await save();
  said.push(saving().outcome);
  expect(said).toEqual(['none', 'failed', 'none', 'saved']);
});

describe('after another user saved first', () => {
  const refused = async () => {
    const work = openSaving(STORED, [conflict]);
    work.type('mine');
    await work.save();
    expect(work.saving().conflict.open).toBe(true);
    return work;
  };

  test('the other version replaces what was done, and the next save is made over it', async () => {
    const { calls, choose, saving, text, save } = await refused();
    await choose('onLoadTheirs');
    expect([text(), saving().base, saving().outcome, saving().conflict.open]).toEqual(['theirs', 7, 'none', false]);
    await save();
    expect(calls.at(-1)).toMatchObject({ text: 'theirs', version: 7 });
  });

  test('the own work is saved over the newest stored version, as another request', async () => {
    const { calls, choose, saving, setTheirs } = await refused();
    setTheirs({ text: 'theirs', version: 9 });
    await choose('onSaveMine');
    expect(calls.at(-1)).toMatchObject({ text: 'mine', version: 9 });
    expect(new Set(keys(calls)).size).toBe(2);
    expect(saving().conflict.open).toBe(false);
  });

  test('back on the screen everything is as it was, with the old version', async () => {
    const { calls, choose, saving, text, save } = await refused();
    await choose('onClose');
    expect([text(), saving().conflict.open]).toEqual(['mine', false]);
    await save();
    expect(calls.at(-1)).toMatchObject({ text: 'mine', version: 3 });
  });

  test('when the other version cannot be loaded, a message says so and everything stays as it is', async () => {
    const { calls, choose, saving, text, setTheirs } = await refused();
    setTheirs({ status: 404, responseCode: 404, code: '404', message: '' });
    await choose('onLoadTheirs');
    expect(await screen.findByText('Not loaded')).toBeVisible();
    await choose('onSaveMine');
    expect([text(), saving().conflict.open, calls.length]).toEqual(['mine', true, 1]);
  });
});

describe('a save that nobody decided on', () => {
  test('the screen says that it is not saved, also after a refusal, until a save succeeds', async () => {
    const { saving, save } = openSaving(STORED, [denied, lost, denied]);
    const said: boolean[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      await save();
      said.push(saving().notSaved);
    }
    expect(said).toEqual([false, true, true, false]);
  });

  test('loading the other version removes that text', async () => {
    const { choose, saving, save, type } = openSaving(STORED, [lost, conflict]);
    type('mine');
    await save();
    await save();
    expect([saving().notSaved, saving().conflict.open]).toEqual([true, true]);
    await choose('onLoadTheirs');
    expect(saving().notSaved).toBe(false);
  });
});

test('C1 a save without a response is not repeated after 29 days: nothing is sent before the user was asked to check the records', async () => {
  const { calls, type, save, saving } = openSaving(STORED, [lost]);
  type('new');
  await save();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 29 * 86_400_000);
  await save();
  expect(await screen.findByText(/^This save is too old to be repeated\..+ Check the saved records/)).toBeVisible();
  expect([calls.length, saving().notSaved]).toEqual([1, false]);
  await save();
  jest.restoreAllMocks();
  const [first, second] = keys(calls);
  expect(second).not.toBe(first);
  expect(calls).toHaveLength(2);
});
