import { fromPaise } from '../../../../common/money.ts';
import type { Handler } from '../../../call/handler.ts';
import { readingOf } from '../../../documents/mappedTable.ts';
import { textOf } from '../../../documents/table.ts';
import { ValueSummary } from '../../../documents/valueSummary.ts';
import { countOf, entriesOf, sumsOf, type CheckedRow } from './dryRun.ts';
import { CLASS, NAME, READ_COLUMNS, SECTION } from './openingColumns.ts';
import { checkOpening } from './openingFile.ts';

/** Maximum length of the texts by which the user recognises a row. */
const LONGEST = 100;

function textIn({ columns, cells }: CheckedRow, key: string): string {
  const at = columns.findIndex((column) => column.key === key);
  return textOf(cells[at]).slice(0, LONGEST);
}

/** The dry run of an import. */
export const checkOpeningBalances: Handler<'checkOpeningBalances'> = async (ctx, { body, files }) => {
  const { table, checked } = await checkOpening(ctx, body, files);
  const summary = new ValueSummary();
  for (const row of checked) summary.add(row, new Map());
  const sums = sumsOf(entriesOf(checked));
  return {
    ready: countOf(checked, 'READY'),
    wrong: countOf(checked, 'WRONG'),
    known: countOf(checked, 'KNOWN'),
    blank: countOf(checked, 'BLANK'),
    paid: fromPaise(sums.paid),
    discount: fromPaise(sums.discount),
    earlierDues: fromPaise(sums.earlierDues),
    notRead: table.notRead,
    reading: { ...readingOf(table, READ_COLUMNS), values: summary.listed(table.columns) },
    rows: checked.map((row) => ({
      row: row.row,
      state: row.state,
      studentName: textIn(row, NAME),
      className: textIn(row, CLASS),
      sectionName: textIn(row, SECTION),
      paid: row.amounts ? fromPaise(row.amounts.paid) : null,
      discount: row.amounts ? fromPaise(row.amounts.discount) : null,
      earlierDues: row.amounts ? fromPaise(row.amounts.earlierDues) : null,
      problems: row.problems,
    })),
  };
};
