// Suggests columns for the headings that name none themselves, and for those whose group may change what the column is.
import { inTurns } from '../shared/turns.ts';
import { columnOfValues, fits, similarColumns } from './headingGuess.ts';
import { isOverlong } from './headings.ts';
import type { Declared, MappedHeading } from './mappedHeading.ts';
import { belowHeading, type TableColumn } from './tableColumn.ts';
import type { ReadCell } from './workbook.ts';
import { isUnreadHeading, isWrittenHeading } from './writtenHeadings.ts';

interface Suggestion {
  at: number;
  column: TableColumn;
  score: number;
}

/**
 * Suggests free columns for the headings that are not decided, the most similar ones first, then by the values. A column whose heading
 * the portal wrote was chosen for these values, whether they fit or not.
 */
export async function suggest(
  texts: readonly string[],
  read: (MappedHeading | undefined)[],
  samples: readonly ReadCell[][],
  declared: Declared,
  today: string,
): Promise<void> {
  const open = texts.flatMap((heading, at) =>
    read[at] || heading === '' || isOverlong(heading) || isUnreadHeading(heading) ? [] : [{ heading, at }],
  );
  const similar = await inTurns(open, ({ heading, at }) =>
    similarColumns(heading, declared.words)
      .filter(({ column }) => {
        const values = samples[at] ?? [];
        return isWrittenHeading(heading) || fits(belowHeading(column, heading, values), values, today);
      })
      .map((one): Suggestion => ({ at, ...one })),
  );
  const found = similar.flat();
  const byValues = open.flatMap(({ at }): Suggestion[] => {
    const column = columnOfValues(samples[at] ?? [], declared.columns);
    return column ? [{ at, column, score: 0 }] : [];
  });
  for (const { at, column } of [...found.sort((one, other) => other.score - one.score), ...byValues]) {
    if (read[at] || read.some((one) => one?.column === column)) continue;
    read[at] = { heading: texts[at] ?? '', column, how: 'SUGGESTED' };
  }
}

/** Suggests free columns that only the headings without their groups name. Two headings of one column are an error of the file. */
export function suggestOpen(
  open: readonly (TableColumn | undefined)[],
  texts: readonly string[],
  read: (MappedHeading | undefined)[],
): void {
  const used = new Set(read.map((one) => one?.column));
  for (const [at, column] of open.entries())
    if (!read[at] && column && column.kind !== 'ignored' && !used.has(column))
      read[at] = { heading: texts[at] ?? '', column, how: 'SUGGESTED' };
}
