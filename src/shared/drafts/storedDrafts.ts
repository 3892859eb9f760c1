/**
 * Drafts of sheets in IndexedDB, which survive a reload, a crash and an expired sign-in. They contain ids, versions and
 * entries only. Each function rejects where the browser denies the database.
 */
import { fromDatabase, withDatabase, type DraftEdits, type StoredDraft } from '../lib/localDatabase';

export type { DraftEdits, DraftVersion, StoredDraft } from '../lib/localDatabase';

/** The keys of an owner: arrays sort after strings. */
const ofOwner = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

export const readStoredDraft = async (owner: string, form: string): Promise<StoredDraft | undefined> =>
  fromDatabase(async (database) => database.get('drafts', [owner, form]), undefined);

/** The drafts of a user, latest first. */
export async function listStoredDrafts(owner: string): Promise<StoredDraft[]> {
  const drafts = await fromDatabase(async (database) => database.getAll('drafts', ofOwner(owner)), []);
  return drafts.sort((one, other) => other.savedAt - one.savedAt);
}

/** Replaces a draft in one transaction, so that two tabs do not overwrite each other's entries. One without entries is deleted. */
export async function updateStoredDraft(
  owner: string,
  form: string,
  change: (stored: StoredDraft | undefined) => DraftEdits,
): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('drafts', 'readwrite');
    const { texts, versions } = change(await transaction.store.get([owner, form]));
    if (Object.keys(texts).length === 0) await transaction.store.delete([owner, form]);
    else await transaction.store.put({ owner, form, texts, versions, savedAt: Date.now() });
    await transaction.done;
  });
}

export const deleteStoredDrafts = async (owner: string): Promise<void> =>
  fromDatabase(async (database) => database.delete('drafts', ofOwner(owner)), undefined);
