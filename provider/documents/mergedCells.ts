// Reads merged cells as displayed: a value that is merged over several rows belongs to each of them, and a heading contains the name of
// its group.
import { textKey } from '../../common/names.ts';
import { headingText } from './headings.ts';
import type { Merge, ReadRow } from './workbook.ts';

/** Merged ranges may overlap in a damaged file, so that the cells to fill are limited. */
const MOST_FILLED = 100_000;
const NONE: ReadonlySet<number> = new Set();

/** The rows with the value of a cell that is merged over several rows in each of them, where it is listed in `merged`. */
export function fillMerged(rows: readonly ReadRow[], merges: readonly Merge[]): ReadRow[] {
  const vertical = merges.filter(({ rows: height, columns: width }) => height > 1 && width === 1);
  if (vertical.length === 0) return [...rows];
  const filled = new Map(rows.map(({ row, cells }) => [row, [...cells]]));
  const merged = new Map<number, Set<number>>();
  const note = (row: number, column: number) => merged.set(row, (merged.get(row) ?? new Set()).add(column));
  let count = 0;
  for (const { row, column, rows: height } of vertical) {
    const value = filled.get(row)?.[column] ?? null;
    for (let below = row + 1; value !== null && below < row + height && count < MOST_FILLED; below += 1) {
      const cells = filled.get(below);
      count += 1;
      if (!cells) continue;
      while (cells.length <= column) cells.push(null);
      if ((cells[column] ?? null) !== null) continue;
      cells[column] = value;
      note(row, column);
      note(below, column);
    }
  }
  return rows.map(({ row, cells }) => ({ row, cells: filled.get(row) ?? cells, merged: merged.get(row) ?? NONE }));
}

/** Words of a group that do not belong to the name of its columns. */
const OF_GROUP = /\b(?:details?|information|info|particulars|data)\b|['’]s\b|[:()]/gi;

/** The names of the groups above the headings, by cell index: a cell that is merged over several columns names all of them. */
function groupsOf({ row, cells }: ReadRow, merges: readonly Merge[]): string[] {
  const groups = cells.map(headingText);
  for (const { row: top, column, columns: width } of merges)
    if (top === row) for (let at = column + 1; at < column + width; at += 1) groups[at] = groups[column] ?? '';
  return Array.from(groups, (group = '') => group.replaceAll(OF_GROUP, ' ').replaceAll(/\s+/g, ' ').trim());
}

const OF_PERSON = /\b(?:father|mother|guardian|parent|school|पिता|माता)/;

/** A heading with the names by which its column is searched for, the first one preferred. */
export interface HeadingNames {
  shown: string;
  names: readonly string[];
}

const one = (text: string): HeadingNames => ({ shown: text, names: [text] });

/** The heading of a cell below a group. Of a group such as Address the heading alone is a name too. */
function inGroup(group: string, heading: string): HeadingNames {
  if (group === '' || heading === '' || textKey(group) === textKey(heading)) return one(heading || group);
  const both = `${group} ${heading}`;
  return { shown: both, names: OF_PERSON.test(textKey(group)) ? [both] : [both, heading] };
}

/** The headings of a row, with the groups of the row above where there is one. */
export function headingNames(row: ReadRow, above: ReadRow | undefined, merges: readonly Merge[]): HeadingNames[] {
  const headings = row.cells.map(headingText);
  if (!above) return headings.map(one);
  const groups = groupsOf(above, merges);
  return Array.from({ length: Math.max(headings.length, groups.length) }, (_, at) =>
    inGroup(groups[at] ?? '', headings[at] ?? ''),
  );
}
