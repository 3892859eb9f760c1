/** A save without a result: its cells count as changed until the stored rows have been read again. */
import type { CellKey, CellTexts, Sheet } from './types';

/** The last save without a result. */
export interface UnknownSave {
  readonly requestKey: string;
  readonly texts: CellTexts;
}

/** The stored state of edits by cell, or by a part of the cell key such as the row. */
export type SheetBase = Readonly<Record<string, unknown>>;

/**
 * Replaces the rows by `rebase` and keeps all shown texts.
 *
 * @param sent the texts of a save without a result
 * @returns the edited cells whose stored value another user changed
 */
export function readAgain<Row>(sheet: Sheet<Row>, sent: CellTexts, rebase: () => void): CellKey[] {
  const before = Object.keys({ ...sheet.edits(), ...sent }).map((key) => [key, sheet.storedText(key)] as const);
  rebase();
  const isOwn = (key: CellKey) => sent[key] !== undefined && sheet.isStored(key, sent[key]);
  return before.filter(([key, text]) => !isOwn(key) && !sheet.isStored(key, text)).map(([key]) => key);
}

/** The new stored state. Cells that another user changed keep the old one, so that the provider reports a conflict. */
export function baseAfter<Base extends SheetBase>(base: Base, fresh: Base, changed: readonly CellKey[]): Base {
  const isChanged = (key: string) => changed.some((cell) => cell === key || cell.startsWith(`${key}/`));
  return Object.fromEntries([
    ...Object.entries(fresh).filter(([key]) => !isChanged(key)),
    ...Object.entries(base).filter(([key]) => isChanged(key)),
  ]) as Base;
}
