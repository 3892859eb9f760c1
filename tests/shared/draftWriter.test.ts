// Drafts in IndexedDB: what is stored of the edits of a sheet, by two tabs and for two users.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createDraftWriter } from '@/shared/drafts/draftWriter';
import { deleteStoredDrafts, listStoredDrafts, readStoredDraft } from '@/shared/drafts/storedDrafts';

const FORM = 'results/upload#classId=9';
type Texts = Record<string, string>;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function writerOf(texts: Texts, { owner = '7', form = FORM, versions = {} } = {}) {
  const edits = { texts, versions };
  const results: boolean[] = [];
  const writer = createDraftWriter({ owner, form, read: () => edits, onStored: (ok) => results.push(ok) });
  const store = async (next: Texts) => {
    edits.texts = next;
    writer.schedule();
    await writer.flush();
  };
  return { writer, store, results };
}
async function whileDenied(run: () => Promise<void>): Promise<void> {
  const working = globalThis.indexedDB;
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as IDBFactory;
  await run();
  globalThis.indexedDB = working;
}
const storedTexts = async (owner = '7', form = FORM) => (await readStoredDraft(owner, form))?.texts;

test('edits are stored with their versions; a draft without edits is deleted', async () => {
  const { store } = writerOf({}, { versions: { '1/4/theory': 3 } });
  await store({ '1/4/theory': '45' });
  expect(await readStoredDraft('7', FORM)).toEqual({
    owner: '7',
    form: FORM,
    texts: { '1/4/theory': '45' },
    versions: { '1/4/theory': 3 },
    savedAt: expect.any(Number) as number,
  });
  await store({});
  expect(await storedTexts()).toBeUndefined();
});

test('two tabs keep the entries of each other; each replaces and removes its own', async () => {
  const [one, other] = [writerOf({}), writerOf({})];
  await one.store({ a: '1', b: '2' });
  await other.store({ c: '3' });
  expect(await storedTexts()).toEqual({ a: '1', b: '2', c: '3' });
  await one.store({ b: '4' });
  expect(await storedTexts()).toEqual({ b: '4', c: '3' });
  await one.store({});
  expect(await storedTexts()).toEqual({ c: '3' });
});

test('an entry of another tab stays after this tab saved the same cell before', async () => {
  const [one, other] = [writerOf({}), writerOf({})];
  await one.store({ a: '45' });
  await one.store({});
  await other.store({ a: '50' });
  await one.store({ b: '1' });
  expect(await storedTexts()).toEqual({ a: '50', b: '1' });
});

test('an entry whose removal the browser denied is removed with the next edit', async () => {
  const { store } = writerOf({});
  await store({ a: '1' });
  await whileDenied(() => store({}));
  await store({ b: '2' });
  expect(await storedTexts()).toEqual({ b: '2' });
});

test('entries of an earlier draft stay until they are discarded', async () => {
  await writerOf({}).store({ a: '1' });
  const { writer, store } = writerOf({});
  await store({ b: '2' });
  expect(await storedTexts()).toEqual({ a: '1', b: '2' });
  await writer.discardOthers();
  expect(await storedTexts()).toEqual({ b: '2' });
});

test('an entry of an earlier draft that was resumed is removed with the edits', async () => {
  await writerOf({}).store({ a: '1', b: '2' });
  const { writer, store } = writerOf({});
  writer.adopt(['a']);
  await store({});
  expect(await storedTexts()).toEqual({ b: '2' });
});

test('drafts belong to one user; deleting those of a user leaves the others', async () => {
  await writerOf({}).store({ a: '1' });
  await writerOf({}, { form: 'results/upload#classId=10' }).store({ b: '2' });
  await writerOf({}, { owner: '70' }).store({ c: '3' });
  expect((await listStoredDrafts('7')).map(({ texts }) => texts)).toEqual([{ b: '2' }, { a: '1' }]);
  await deleteStoredDrafts('7');
  expect([await listStoredDrafts('7'), (await listStoredDrafts('70')).length]).toEqual([[], 1]);
});

test('a database that the browser denies is reported, and again when it works', async () => {
  const { store, results } = writerOf({});
  await whileDenied(() => store({ a: '1' }));
  await store({ a: '1' });
  expect(results).toEqual([false, true]);
});
