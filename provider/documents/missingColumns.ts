import type { MappedTable } from './mappedTable.ts';
import type { CellProblem } from './table.ts';

/** The rows without problems of missing columns, which are reported once for the file. */
export function withoutMissing<Row extends { problems: CellProblem[] }>(
  { missing }: Pick<MappedTable, 'missing'>,
  rows: readonly Row[],
): Row[] {
  if (missing.length === 0) return [...rows];
  const titles = new Set(missing.map(({ title }) => title));
  return rows.map((row) => ({ ...row, problems: row.problems.filter(({ column }) => !titles.has(column)) }));
}
