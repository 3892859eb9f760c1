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

interface RowsRead {
  /** the edited cells whose stored value another user changed, with the text before that */
  readonly changed: CellTexts;
  /** the cells of which the sent text is stored */
  readonly own: readonly CellKey[];
}

/**
 * Replaces the rows by `rebase` and keeps all shown texts.
 *
 * @param isOwnAnswer the rows are the answer of the save that sent the texts, which may be stored in another form and are no edits any more
 */
export function readAgain<Row>(
  sheet: Sheet<Row>,
  { sent, before }: KeptSave,
  rebase: () => void,
  isOwnAnswer = false,
): RowsRead {
  rebase();
  const edits = sheet.edits();
  const saved = isOwnAnswer ? Object.keys(sent).filter((key) => edits[key] === sent[key]) : [];
  if (saved.length > 0) sheet.rebase(sheet.rows(), undefined, new Set(saved));
  const own = Object.keys(sent).filter((key) => isOwnAnswer || sheet.isStored(key, sent[key] ?? ''));
  const isOwn = new Set(own);
  const changed = Object.entries(before).filter(([key, text]) => !isOwn.has(key) && !sheet.isStored(key, text));
  return { changed: Object.fromEntries(changed), own };
}

/** Whether one of the cells belongs to a part of a base: is it, or begins with it. */
const hasCell = (part: string, cells: readonly CellKey[]): boolean =>
  cells.some((cell) => cell === part || cell.startsWith(`${part}/`));

/** The texts of the cells that belong to one of the parts. */
export const textsIn = (parts: readonly string[], texts: CellTexts): CellTexts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => parts.some((part) => hasCell(part, [key]))));

/**
 * The parts of the base of edits that differ from the state of the shown rows: a resumed draft is based on an older one. A part may be
 * missing in one of both, where nothing was stored.
 *
 * @param decided cells whose present value the user has decided on: of a save, or of a conflict
 */
export const olderParts = (
  base: SheetBase,
  shown: SheetBase,
  edited: readonly CellKey[],
  decided: readonly CellKey[],
): string[] =>
  Object.keys({ ...base, ...shown }).filter(
    (part) =>
      JSON.stringify(base[part]) !== JSON.stringify(shown[part]) && hasCell(part, edited) && !hasCell(part, decided),
  );

/** The new stored state. Cells that another user changed keep the old one, so that the provider reports a conflict. */
export function baseAfter<Base extends SheetBase>(base: Base, fresh: Base, changed: readonly CellKey[]): Base {
  const isChanged = (key: string) => hasCell(key, changed);
  return Object.fromEntries([
    ...Object.entries(fresh).filter(([key]) => !isChanged(key)),
    ...Object.entries(base).filter(([key]) => isChanged(key)),
  ]) as Base;
}
