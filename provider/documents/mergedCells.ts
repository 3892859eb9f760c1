// Reads merged cells as displayed: a value that is merged over several rows belongs to each of them, and a heading contains the name of
// its group.
import { textKey } from '../../common/names.ts';
import { headingText } from './headings.ts';
import type { TableColumn } from './tableColumn.ts';
import type { Merge, ReadCell, ReadRow } from './workbook.ts';

/** Merged ranges may overlap in a damaged file, so that the cells to fill are limited. */
const MOST_FILLED = 200_000;

interface FilledRow extends ReadRow {
  merged: Set<number>;
  across: Map<number, number>;
}

/** Writes the value of merged cells into their first column of a row. The value of a covered cell is not displayed. */
function cover({ cells, across }: FilledRow, { column, columns: width }: Merge, value: ReadCell): void {
  for (let at = column; at < column + width; at += 1) {
    if (at === column) while (cells.length <= at) cells.push(null);
    if (at < cells.length) cells[at] = at === column ? value : null;
    if (width > 1 && value !== null) across.set(at, column);
  }
}

/**
 * The rows with the value of merged cells in each row, where its column is listed in `merged`. Cells merged over several columns have the
 * value in the first one, and are listed in `across`: in a heading they name a group, in a value only its reader can decide.
 */
export function fillMerged(rows: readonly ReadRow[], merges: readonly Merge[]): ReadRow[] {
  if (merges.length === 0) return [...rows];
  const filled = rows.map(({ row, cells }): FilledRow => ({
    ...{ row, cells: [...cells], merged: new Set(), across: new Map() },
  }));
  const indexOf = new Map(rows.map(({ row }, index) => [row, index]));
  let count = 0;
  for (const merge of merges) {
    const first = indexOf.get(merge.row);
    if (first === undefined) continue;
    const value = filled[first]?.cells[merge.column] ?? null;
    const own: FilledRow[] = [];
    for (let index = first; count < MOST_FILLED; index += 1) {
      const line = filled[index];
      if (!line || line.row >= merge.row + merge.rows) break;
      count += merge.columns;
      cover(line, merge, value);
      own.push(line);
    }
    if (value !== null && (own.length > 1 || merge.sharesHidden))
      for (const { merged } of own) merged.add(merge.column);
  }
  return filled;
}

/** Words of a group that do not belong to the name of its columns. */
const OF_GROUP = /\b(?:details?|information|info|particulars|data)\b|['’]s\b|[:()]/gi;

/**
 * The names of the groups in the row above the headings, by cell index: a cell that is merged over several columns names all of them,
 * unless it reaches into the row of the headings and so is one itself.
 */
function groupsOf({ row, cells }: ReadRow, headings: number, merges: readonly Merge[]): string[] {
  const groups = cells.map(headingText);
  for (const { row: top, column, rows: height, columns: width } of merges)
    if (top <= row && row < top + height && top + height <= headings)
      for (let at = column + 1; at < column + width; at += 1) groups[at] = groups[column] ?? '';
  return Array.from(groups, (group = '') => group.replaceAll(OF_GROUP, ' ').replaceAll(/\s+/g, ' ').trim());
}

/** A heading with the names by which its column is searched for, the first one preferred. */
export interface HeadingNames {
  shown: string;
  names: readonly string[];
  /** the group that the first name begins with, and the second one lacks */
  group?: string;
  /** the group of a column to the left, which may have lost its merged cells */
  beside?: string;
  /** where `beside` was added to the shown heading: a heading with both that names no column, but resembles the same ones */
  invented?: string;
  /** where `beside` was added: the column of its person, which only the words of the person and of the heading name */
  asked?: TableColumn;
}

const one = (text: string): HeadingNames => ({ shown: text, names: [text] });

const isGroupOf = (group: string, heading: string): boolean =>
  group !== '' && heading !== '' && textKey(group) !== textKey(heading);

/** The names of a cell below a group: with the group, and alone. */
function inGroup(group: string, heading: string): HeadingNames {
  if (!isGroupOf(group, heading)) return one(heading || group);
  const both = `${group} ${heading}`;
  return { shown: both, names: [both, heading], group };
}

/** The texts above the headings, by cell index: the names of groups, and the title of a list above its first heading. */
export const groupNames = (row: ReadRow, above: ReadRow | undefined, merges: readonly Merge[]): string[] =>
  above ? groupsOf(above, row.row, merges) : [];

const isMergedAcross = (row: number, at: number, merges: readonly Merge[]): boolean =>
  merges.some((merge) => merge.columns > 1 && merge.column === at && merge.row <= row && row < merge.row + merge.rows);

/** The headings of a row, with the groups of the row above where there is one. */
export function headingNames(row: ReadRow, above: ReadRow | undefined, merges: readonly Merge[]): HeadingNames[] {
  const headings = row.cells.map(headingText);
  if (!above) return headings.map(one);
  const groups = groupsOf(above, row.row, merges);
  let left = '';
  return Array.from({ length: Math.max(headings.length, groups.length) }, (_, at) => {
    const [group = '', heading = ''] = [groups[at], headings[at]];
    if (group !== '') left = isGroupOf(group, heading) && !isMergedAcross(above.row, at, merges) ? group : '';
    const names = inGroup(group, heading);
    return group === '' && left !== '' && heading !== '' ? { ...names, beside: left } : names;
  });
}
