/** Stores the edits of a sheet as a draft during input. */
import { updateStoredDraft, type DraftEdits } from './storedDrafts';

/** Milliseconds from an edit until it is stored; further edits do not delay it. */
const DELAY_MS = 400;

interface DraftWriterOptions {
  readonly owner: string;
  readonly form: string;
  /** The edits that are not saved. */
  readonly read: () => DraftEdits;
  /** Whether the entry of a cell that is no edit now stays in the draft, because the cell does not exist at present. */
  readonly keeps?: ((key: string) => boolean) | undefined;
  /** Reports whether the last edits were stored. */
  readonly onStored: (isStored: boolean) => void;
}

export interface DraftWriter {
  /** Schedules storing of the edits. */
  readonly schedule: () => void;
  /** Stores the edits now, if any of them are not stored. */
  readonly flush: () => Promise<void>;
  /** Marks entries of an earlier draft as edits of this writer, so that a save or a cancel removes them. */
  readonly adopt: (keys: readonly string[]) => void;
  /** Discards edits that are not stored. */
  readonly cancel: () => void;
  /** Stores the edits now, without the remaining entries of earlier drafts. */
  readonly discardOthers: () => Promise<void>;
}

const without = <Value>(record: Readonly<Record<string, Value>>, keys: ReadonlySet<string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));

/** Entries of other tabs and of an earlier draft stay until the same cells are edited here. */
export function createDraftWriter({ owner, form, read, keeps, onStored }: DraftWriterOptions): DraftWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** the cells of which the draft has an entry of this writer, or one that it adopted */
  const written = new Set<string>();

  const write = async (keepsOthers: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const { texts, versions } = read();
    for (const key of Object.keys(texts)) written.add(key);
    const removed = new Set([...written].filter((key) => !keeps?.(key)));
    // Another tab may store an entry of such a cell later.
    for (const key of removed) if (texts[key] === undefined) written.delete(key);
    try {
      await updateStoredDraft(owner, form, (stored) =>
        stored && keepsOthers
          ? {
              texts: { ...without(stored.texts, removed), ...texts },
              versions: { ...without(stored.versions, removed), ...versions },
            }
          : { texts, versions },
      );
      onStored(true);
    } catch {
      for (const key of removed) written.add(key);
      onStored(false);
    }
  };
  return {
    schedule: () => {
      timer ??= setTimeout(() => void write(true), DELAY_MS);
    },
    flush: async () => {
      if (timer !== undefined) await write(true);
    },
    adopt: (keys) => {
      for (const key of keys) written.add(key);
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
    },
    discardOthers: async () => write(false),
  };
}
