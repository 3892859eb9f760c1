// The texts of entries in a marks file, and their values.
import {
  isDays,
  marksOf,
  readEntry,
  REASON_TEXTS,
  MOST_DAYS,
  isStepped,
  type Reason,
} from '../../../../common/results/index.ts';
import { isDitto } from '../../../documents/cellTexts.ts';
import { FORMULA_WITHOUT_VALUE, isErrorText, plainNumber, textOf } from '../../../documents/cellValues.ts';
import type { ReadCell } from '../../../documents/workbook.ts';
import { tableWords } from '../../../documents/workbook.words.ts';
import { NONE } from '../marks/examEntries.ts';
import type { EntryValue } from '../marks/marks.rules.ts';
import type { EntryColumn } from './fileColumns.ts';
import { marksFileWords as words } from './marksFile.words.ts';

/** A cell as text, '' for a blank one. The exact number counts; one that its format shows as another number is a problem. */
export type CellText = { text: string } | { problem: string };

/** The text of a number that its format shows as another one. */
export const shownOtherwise = (cell: ReadCell | undefined): string | undefined =>
  typeof cell === 'object' && cell !== null && 'number' in cell && marksOf(cell.shown) !== cell.number
    ? cell.shown
    : undefined;

/** The text of a cell in a column of entries. */
export function cellText(cell: ReadCell | undefined, { label }: Pick<EntryColumn, 'label'>): CellText {
  if (typeof cell === 'object' && cell !== null) {
    if ('noStoredValue' in cell) return { problem: tableWords.noStoredValue(label) };
    if ('date' in cell) return { problem: tableWords.isDate(label) };
    const shown = shownOtherwise(cell);
    if ('number' in cell && shown !== undefined) return { problem: words.shownOtherwise(label, shown, cell.number) };
    if ('number' in cell) return { text: plainNumber(cell.number) ?? String(cell.number) };
  }
  const text = textOf(cell);
  if (text === FORMULA_WITHOUT_VALUE) return { problem: tableWords.noStoredValue(label) };
  if (isDitto(text)) return { problem: tableWords.ditto };
  return isErrorText(text) ? { problem: tableWords.errorCell(label, text) } : { text };
}

/** The value of a text, or its problem. Limits and reasons are rules of the exam (`faultOfEntry`). */
export function entryValue(
  text: string,
  { subjectId, grades }: EntryColumn,
): { value: EntryValue } | { problem: string } {
  if (text === '') return { value: NONE };
  if (subjectId === null)
    return isDays(text) ? { value: { ...NONE, marks: marksOf(text) ?? null } } : { problem: words.days(MOST_DAYS) };
  const read = readEntry(text, { grades: grades?.map(({ id, name }) => ({ gradeId: id, name })) });
  if (read === undefined)
    return { problem: grades ? words.unknownGrade(grades.map(({ name }) => name)) : words.unreadable };
  if (read?.kind === 'GRADE') return { value: { ...NONE, gradeId: read.gradeId } };
  if (read?.kind === 'REASON') return { value: { ...NONE, reason: read.reason } };
  if (read && !isStepped(read.marks)) return { problem: words.step };
  return { value: { ...NONE, marks: read?.marks ?? null } };
}

/** An entry as the spreadsheet contains it; null for an empty one. */
export function sheetValue({ marks, gradeId, reason }: EntryValue, { grades }: EntryColumn): string | number | null {
  if (reason !== null) return REASON_TEXTS[reason as Reason];
  if (gradeId !== null) return grades?.find(({ id }) => id === gradeId)?.name ?? null;
  return marks;
}

/** The same as text. */
export function sheetText(value: EntryValue, column: EntryColumn): string | null {
  const shown = sheetValue(value, column);
  return shown === null ? null : String(shown);
}
