// What a sheet says outside its table: a title or group above the headings, or a hidden part, may change what each value means.
import { textKey } from '../../common/names.ts';
import { firstSigns, groupKey, headingKey } from './headings.ts';
import type { MappedHeading } from './mappedHeading.ts';
import { lettersOf, titlesOf } from './table.ts';
import type { Merge, ReadCell, ReadRow, ReadSheet } from './workbook.ts';
import { textOf } from './cellValues.ts';
import { tableWords as words } from './workbook.words.ts';

interface Head {
  /** the rows above the headings, and that of the headings */
  rows: readonly ReadRow[];
  merges: readonly Merge[];
  headings: readonly MappedHeading[];
}

const SHOWN = 80;
const shownText = (cell: ReadCell | undefined): string => {
  const text = textOf(cell).replaceAll(/\s+/g, ' ');
  return text.length > SHOWN ? `${firstSigns(text, SHOWN)}…` : text;
};

const mergeAt = (merges: readonly Merge[], row: number, at: number): Merge | undefined =>
  merges.find(
    (merge) =>
      merge.row <= row && row < merge.row + merge.rows && merge.column <= at && at < merge.column + merge.columns,
  );

/** Whether a group and the heading below it are together the name of the column: Science above Theory. */
function isPartOfName(group: string, heading: string, { column, how }: MappedHeading): boolean {
  if (textKey(group) === textKey(heading)) return true;
  if (!column || how !== 'EXACT') return false;
  const both = groupKey(group) + headingKey(heading);
  return [column.title, ...(column.aliases ?? [])].some((name) => headingKey(name) === both);
}

/** Whether a text above the headings is a part of the names of all columns below it that are read. */
function namesColumns(row: ReadRow, at: number, { rows, merges, headings }: Head): boolean {
  const own = rows.at(-1);
  if (!own || row !== rows.at(-2)) return false;
  const merge = mergeAt(merges, row.row, at);
  // Merged with the row of the headings, it is a heading itself.
  if (merge && merge.row + merge.rows > own.row) return true;
  const [first, width] = merge ? [merge.column, merge.columns] : [at, 1];
  const below = Array.from({ length: width }, (_, index) => first + index).filter((index) => {
    const { column } = headings[index] ?? {};
    return column !== undefined && column.kind !== 'ignored';
  });
  const group = textOf(row.cells[at]);
  return (
    below.length > 0 &&
    below.every((index) => {
      const heading = headings[index];
      return heading !== undefined && isPartOfName(group, textOf(own.cells[index]), heading);
    })
  );
}

/** The texts above the headings that are no part of them, by row. */
function textsAbove(head: Head): string[] {
  return head.rows.slice(0, -1).flatMap((row) => {
    const texts = row.cells.flatMap((cell, at) =>
      textOf(cell) === '' || namesColumns(row, at, head) ? [] : [shownText(cell)],
    );
    return texts.length > 0 ? [words.textsOfRow(row.row, titlesOf(texts.map((text) => `"${text}"`)))] : [];
  });
}

/** The faults of a sheet that says something outside its table. `values`: what a text may say something about. */
export function outsideFaults({ hiddenAt, annotated }: ReadSheet, head: Head, values: string): string[] {
  const above = textsAbove(head);
  const hidden = [
    ...(hiddenAt?.rows ?? []).map((row) => words.rowNumbered(row)),
    ...(hiddenAt?.columns ?? []).map((at) => words.columnNamed(lettersOf(at))),
  ];
  return [
    ...(above.length > 0 ? [words.aboveHeadings(above.join(' '), values)] : []),
    ...(hidden.length > 0 ? [words.hiddenValues(titlesOf(hidden))] : []),
    ...(annotated ? [words.annotated(values)] : []),
  ];
}
