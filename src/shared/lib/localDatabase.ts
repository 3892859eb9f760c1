/** The database of the portal in the browser. It contains no names of students and no tokens. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Unsaved entries of a sheet by cell, and the stored version that each was edited from. */
export interface DraftEdits {
  readonly texts: Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, number>>;
}

export interface StoredDraft extends DraftEdits {
  /** the id of the user */
  readonly owner: string;
  /** the name of the draft, as of a draft in memory */
  readonly form: string;
  /** in milliseconds since the epoch */
  readonly savedAt: number;
}

interface LocalDatabase extends DBSchema {
  drafts: { key: [owner: string, form: string]; value: StoredDraft };
  /** choices of a user that outlast the sign-in */
  preferences: { key: [owner: string, name: string]; value: readonly string[] };
}

const NAME = 'portal';
const VERSION = 1;

/** Opens the database for one task: a connection that is kept would have to be reopened after the browser ends it. */
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

/** Reads from the database where it exists: a browser in which nothing was stored keeps none. */
export async function fromDatabase<T>(
  read: (database: IDBPDatabase<LocalDatabase>) => Promise<T>,
  otherwise: T,
): Promise<T> {
  // Older browsers do not list their databases.
  const known = 'databases' in indexedDB ? await indexedDB.databases() : [{ name: NAME }];
  return known.some(({ name }) => name === NAME) ? withDatabase(read) : otherwise;
}
