/** The stored state that unsaved marks are based on, by cell. */
import type { DraftVersion } from '@/shared/drafts';
import type { CellKey } from '@/shared/sheet';

/** The version of an entry; in a column of marks also the maximum that the column showed. */
export type EntryBase = DraftVersion;
export type Versions = Readonly<Record<CellKey, EntryBase>>;

export const versionOf = (base: EntryBase): number => (typeof base === 'number' ? base : base.version);
export const maxOf = (base: EntryBase | undefined): number | undefined =>
  typeof base === 'object' ? base.max : undefined;

/** Another version under the same maximum. */
export const withVersion = (base: EntryBase | undefined, version: number): EntryBase => {
  const max = maxOf(base);
  return max === undefined ? version : { version, max };
};

/** The bases with the maximum marks of others; a paper that has none keeps its own. */
export const withMaximums = (bases: Versions, others: Versions): Versions =>
  Object.fromEntries(
    Object.entries(bases).map(([key, base]) => {
      const max = maxOf(others[key]);
      return [key, max === undefined ? base : { version: versionOf(base), max }];
    }),
  );
