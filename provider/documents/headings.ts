// The row of the headings: it is searched for in the first rows, and its headings are matched with the declared columns.
import { nameKey } from '../../common/names.ts';
import { textOf } from './cellValues.ts';
import type { TableColumn } from './tableColumn.ts';
import type { ReadRow } from './workbook.ts';
import { HEADING_ROWS } from './workbook.words.ts';

const LONGEST_HEADING = 60;
/** A hint such as '(dd/mm/yyyy)'. */
const DATE_HINT = /\(\s*dd?\b[^)]*\)/g;
const OWNER = /['’]s\b/g;
const SAME_WORD: Readonly<Record<string, string>> = {
  number: 'no',
  mob: 'mobile',
  aadhaar: 'aadhar',
  adhaar: 'aadhar',
  adhar: 'aadhar',
};

/** The key of a heading as offices write it: "Father's Mob. No." and 'Father Mobile Number' have the same. */
export const headingKey = (text: string): string =>
  nameKey(text)
    .replaceAll(DATE_HINT, '')
    .replaceAll(OWNER, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => SAME_WORD[word] ?? word)
    .join('');

/** The declared columns of headings. Another spelling counts where no heading has the title itself. */
function columnsOf(headings: readonly string[], declared: readonly TableColumn[]): (TableColumn | undefined)[] {
  const exact = headings.map((heading) => declared.find(({ title }) => nameKey(title) === nameKey(heading)));
  const known = new Set(exact);
  return headings.map((heading, at) => {
    const key = headingKey(heading);
    return (
      exact[at] ??
      declared.find(
        (column) =>
          !known.has(column) && [column.title, ...(column.aliases ?? [])].some((name) => headingKey(name) === key),
      )
    );
  });
}

export interface Headings {
  /** its number in the spreadsheet */
  row: number;
  /** of the sheet's rows */
  index: number;
  titles: string[];
  /** by the index of the cell; undefined where the heading is unknown or blank */
  columns: (TableColumn | undefined)[];
}

/** The row with the most declared columns, the first of several; the first row where none has any. */
export function findHeadings(rows: readonly ReadRow[], declared: readonly TableColumn[]): Headings | undefined {
  const candidates = rows.slice(0, HEADING_ROWS).map(({ row, cells }, index): Headings => {
    const titles = cells.map((cell) => textOf(cell).replaceAll(/\s+/g, ' ').slice(0, LONGEST_HEADING));
    return { row, index, titles, columns: columnsOf(titles, declared) };
  });
  const countOf = ({ columns }: Headings) => new Set(columns.filter((column) => column !== undefined)).size;
  return candidates.reduce<Headings | undefined>(
    (best, one) => (best === undefined || countOf(one) > countOf(best) ? one : best),
    undefined,
  );
}
