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

/**
 * The bases after a reload. The edits keep the maximum under which they were entered, so that the provider rejects them where it is
 * another one now.
 */
export const keepingMaximums = (fresh: Versions, before: Versions, edited: readonly CellKey[]): Versions => ({
  ...fresh,
  ...Object.fromEntries(
    edited.flatMap((key) => {
      const [base, max] = [fresh[key], maxOf(before[key])];
      return base === undefined || max === undefined ? [] : [[key, { version: versionOf(base), max }]];
    }),
  ),
});

/** The bases of these cells. */
export const basesAt = (versions: Versions, cells: ReadonlySet<CellKey>): Versions =>
  Object.fromEntries(Object.entries(versions).filter(([key]) => cells.has(key)));
