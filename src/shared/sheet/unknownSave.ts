/** A save without a result: its cells count as changed until the stored rows have been read again. */
import type { CellKey, CellTexts, Sheet } from './types';

/** The last save without a result. */
export interface UnknownSave {
  /** undefined for the save of a draft, which is never repeated as the same request */
  readonly requestKey: string | undefined;
  readonly texts: CellTexts;
}

/** A save without a result as a draft keeps it. */
export interface KeptSave {
  /** the texts that were sent */
  readonly sent: CellTexts;
  /** the stored texts that the edits are based on */
  readonly before: CellTexts;
}

/** The stored state of edits by cell, or by a part of the cell key such as the row. */
export type SheetBase = Readonly<Record<string, unknown>>;

/**
 * The stored texts that the edits are based on.
 *
 * @param sent the texts of a save without a result
 * @param older the texts of cells that another user changed since their edit
 */
export const textsBefore = <Row>(sheet: Sheet<Row>, sent: CellTexts, older: CellTexts): CellTexts =>
  Object.fromEntries(
    Object.keys({ ...sheet.edits(), ...sent }).map((key) => [key, older[key] ?? sheet.storedText(key)]),
  );

/**
 * Replaces the rows by `rebase` and keeps all shown texts.
 *
 * @returns the edited cells whose stored value another user changed, with the text before that
 */
export function readAgain<Row>(sheet: Sheet<Row>, { sent, before }: KeptSave, rebase: () => void): CellTexts {
  rebase();
  const isOwn = (key: CellKey) => sent[key] !== undefined && sheet.isStored(key, sent[key]);
  return Object.fromEntries(Object.entries(before).filter(([key, text]) => !isOwn(key) && !sheet.isStored(key, text)));
}

/** The parts of the base of edits that differ from the state of the shown rows: a resumed draft is based on an older one. */
export function olderParts(base: SheetBase, shown: SheetBase, edited: readonly CellKey[]): string[] {
  const isEdited = (key: string) => edited.some((cell) => cell === key || cell.startsWith(`${key}/`));
  return Object.keys(base).filter((key) => JSON.stringify(base[key]) !== JSON.stringify(shown[key]) && isEdited(key));
}

/** The new stored state. Cells that another user changed keep the old one, so that the provider reports a conflict. */
export function baseAfter<Base extends SheetBase>(base: Base, fresh: Base, changed: readonly CellKey[]): Base {
  const isChanged = (key: string) => changed.some((cell) => cell === key || cell.startsWith(`${key}/`));
  return Object.fromEntries([
    ...Object.entries(fresh).filter(([key]) => !isChanged(key)),
    ...Object.entries(base).filter(([key]) => isChanged(key)),
  ]) as Base;
}
