// A register number that counts the rows (1, 2, 3 …) may be the running number of a printed list: the user has to confirm it. Another
// heading that may be the register number is suggested instead.
import { textKey } from '../../common/names.ts';
import { similarColumns } from './headingGuess.ts';
import { declaredOf, type Declared, type MappedHeading } from './mappedHeading.ts';
import { columnsOf } from './headings.ts';
import { unreadHeadings, type MappedTable } from './mappedTable.ts';
import { textOf } from './table.ts';
import { unreadColumn, type TableColumn } from './tableColumn.ts';
import { tableWords as words } from './workbook.words.ts';

const LEAST_ROWS = 2;
/** The part of the values that must be numbers: a few rows may have been added later, such as 3A. */
const MOST = 0.8;
/** The running numbers of a list that continues others stay below it; larger numbers are usual in a register. */
const MOST_RUNNING = 1000;
/** A running number: 1, 1., 1) */
const COUNTER = /^(\d{1,6})[.)]?$/;

/** Whether the values of a column are different numbers close to each other, in any order: a list may continue another one. */
function countsRows({ rows }: MappedTable, at: number): boolean {
  const texts = rows.flatMap(({ cells }) => textOf(cells[at]) || []);
  const numbers = texts.flatMap((text) => COUNTER.exec(text)?.[1] ?? []).map(Number);
  return (
    numbers.length >= LEAST_ROWS &&
    numbers.length >= MOST * texts.length &&
    new Set(numbers).size === numbers.length &&
    Math.max(...numbers) - Math.min(...numbers) + 1 < 2 * texts.length &&
    Math.max(...numbers) < Math.max(MOST_RUNNING, 2 * texts.length)
  );
}

const mayBe = (heading: string, column: TableColumn, { names, words }: Declared): boolean =>
  columnsOf([heading], names).includes(column) || similarColumns(heading, words).some((one) => one.column === column);

/** The headings with the one at `at` as a suggestion, or not read where another one may be the column. */
function asked({ headings, samples }: MappedTable, at: number, column: TableColumn, declared: Declared) {
  const text = textKey(headings[at]?.heading ?? '');
  const other = headings.findIndex(
    ({ how, heading }, index) =>
      how === 'IGNORED' &&
      (samples[index]?.length ?? 0) > 0 &&
      // A choice for one heading would count for both.
      textKey(heading) !== text &&
      mayBe(heading, column, declared),
  );
  return headings.map((one, index): MappedHeading => {
    if (index === other) return { ...one, column, how: 'SUGGESTED' };
    if (index !== at) return one;
    return { ...one, column: other < 0 ? column : undefined, how: 'SUGGESTED', note: words.countsRows };
  });
}

/** The table with a question about each column that `mayCountRows` and does so, unless the user has confirmed it. */
export function withCounterColumns(table: MappedTable, columns: readonly TableColumn[]): MappedTable {
  const at = table.headings.findIndex(
    ({ column, how }, index) => column?.mayCountRows === true && how !== 'CONFIRMED' && countsRows(table, index),
  );
  const column = table.headings[at]?.column;
  if (!column) return table;
  const headings = asked(table, at, column, declaredOf(columns));
  return {
    ...table,
    headings,
    notRead: { ...table.notRead, unknownColumns: unreadHeadings(headings) },
    columns: table.columns.map((one, index) =>
      headings[index]?.column === table.headings[index]?.column
        ? one
        : (headings[index]?.column ?? unreadColumn(headings[index]?.heading ?? '')),
    ),
  };
}
