import type { Handler } from '../../../call/handler.ts';
import { annotatedHeadings } from '../../../documents/annotatedHeading.ts';
import { hasTitle } from '../../../documents/headingMapping.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { reasonCell } from '../../../documents/cellLimits.ts';
import { rereadCell } from '../../../documents/rereadCell.ts';
import { SHEET_TYPE, writeSheet, type Cell, type Column, type MarkedCell } from '../../../documents/sheet.ts';
import type { MappedTable } from '../../../documents/mappedTable.ts';
import { textOf } from '../../../documents/table.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { getSchoolRow } from '../../schools/index.ts';
import type { CheckedRow } from './dryRun.ts';
import { openingWords as words } from './opening.words.ts';
import { READ_COLUMNS, REPORTED } from './openingColumns.ts';
import { checkOpening } from './openingFile.ts';

const BATCH = 500;
const WIDTH = 20;

const REPORT: readonly Column[] = [
  { title: words.row, kind: 'number', width: 7 },
  { title: words.outcome, kind: 'text', width: WIDTH },
  { title: words.reason, kind: 'text', width: 60 },
];

const columnOf = (title: string, { kind }: TableColumn): Column => ({
  title,
  kind: kind === 'amount' ? 'money' : 'text',
  width: WIDTH,
});

/** The cell as it was read: dates and amounts keep their kind, all other cells are text. */
function cellOf(row: CheckedRow, at: number, column: TableColumn, tinted: boolean): MarkedCell {
  const rejected = rereadCell(row, at, column, tinted);
  if (rejected) return rejected;
  const cell = row.cells[at];
  if (typeof cell === 'object' && cell !== null && 'date' in cell) return { value: cell.date, kind: 'date', tinted };
  const number = typeof cell === 'object' && cell !== null && 'shown' in cell ? cell.number : cell;
  if (column.kind === 'amount' && typeof number === 'number') return { value: number, kind: 'money', tinted };
  return { value: textOf(cell) || null, kind: 'text', tinted };
}

const reasonOf = ({ problems }: CheckedRow): string | null =>
  reasonCell(problems.map(({ column, message }) => words.of(column, message)));

/** The columns of the file with values, also unknown ones: one of them may have directions. Without the results of an earlier dry run. */
const ownColumns = (table: MappedTable) =>
  annotatedHeadings(table, READ_COLUMNS, REPORTED).flatMap((heading, at) => {
    const column = table.columns[at];
    if (!column || heading === '' || REPORTED.includes(column)) return [];
    const isOfResults = REPORTED.some((result) => hasTitle(result, heading));
    return [{ heading: isOfResults ? words.ofFile(heading) : heading, column, at }];
  });

async function* batches(rows: readonly CheckedRow[], own: ReturnType<typeof ownColumns>): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < rows.length; at += BATCH)
    yield await Promise.resolve(
      rows.slice(at, at + BATCH).map((row): Cell[] => {
        const wrong = new Set(row.problems.map(({ column }) => column));
        // The heading of an unread column may be the title of a column that is wrong.
        const isWrong = ({ title, kind }: TableColumn) => kind !== 'ignored' && wrong.has(title);
        const cells = own.map(({ column, at: index }) => cellOf(row, index, column, isWrong(column)));
        return [row.row, words[row.state], reasonOf(row), ...cells];
      }),
    );
}

/** The rows of the file with outcome and reason, so that it can be corrected and uploaded again. */
export const annotateOpeningBalances: Handler<'annotateOpeningBalances'> = async (ctx, { body, files }) => {
  const { table, checked } = await checkOpening(ctx, body, files);
  const { name } = await ctx.read((db) => getSchoolRow(db, ctx.schoolId));
  const own = ownColumns(table);
  const columns = [...REPORT, ...own.map(({ heading, column }) => columnOf(heading, column))];
  return {
    fileName: fileNameOf([words.checkedFile, name], 'xlsx'),
    contentType: SHEET_TYPE,
    rows: checked.length,
    content: await ctx.inFileSlot('long', (slot) =>
      writeSheet(slot, { name: words.sheet, footer: words.footer, columns }, batches(checked, own)),
    ),
  };
};
