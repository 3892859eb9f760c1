/** The portal's database in the browser. It contains no names of students and no tokens. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The stored version that a cell was edited from; for marks also the maximum that its column showed. */
export type DraftVersion = number | { readonly version: number; readonly max: number };

/** Unsaved entries by cell or decision, and the stored version that each cell was edited from. */
export interface DraftEdits {
  readonly texts: Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, DraftVersion>>;
}

export interface StoredDraft extends DraftEdits {
  /** the id of the user */
  readonly owner: string;
  /** the name of the draft */
  readonly form: string;
  /** in milliseconds since the epoch */
  readonly savedAt: number;
}

interface LocalDatabase extends DBSchema {
  drafts: { key: [owner: string, form: string]; value: StoredDraft };
  /** choices of a user that survive a sign-out */
  preferences: { key: [owner: string, name: string]; value: readonly string[] };
}

const NAME = 'portal';
const VERSION = 1;

/** Opens the database for one task, because the browser may close a connection that stays open. */
export async function withDatabase<T>(run: (database: IDBPDatabase<LocalDatabase>) => Promise<T>): Promise<T> {
  const database = await openDB<LocalDatabase>(NAME, VERSION, {
    upgrade: (created) => {
      created.createObjectStore('drafts', { keyPath: ['owner', 'form'] });
      created.createObjectStore('preferences');
    },
  });
  try {
    return await run(database);
  } finally {
    database.close();
  }
}

/** Reads from the database if it exists, so that reading does not create it. */
export async function fromDatabase<T>(
  read: (database: IDBPDatabase<LocalDatabase>) => Promise<T>,
  otherwise: T,
): Promise<T> {
  // Older browsers do not list their databases.
  const known = 'databases' in indexedDB ? await indexedDB.databases() : [{ name: NAME }];
  return known.some(({ name }) => name === NAME) ? withDatabase(read) : otherwise;
}
