import type { Handler } from '../../../call/handler.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { reasonCell } from '../../../documents/cellLimits.ts';
import { rereadCell } from '../../../documents/rereadCell.ts';
import { SHEET_TYPE, writeSheet, type Cell, type Column, type MarkedCell } from '../../../documents/sheet.ts';
import { textOf } from '../../../documents/table.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { RECEIPT_SHEET } from '../receipts.export.ts';
import { checkFile } from './checkFile.ts';
import { confirmWords as words } from './confirm.words.ts';
import type { CheckedReceipt } from './dryRun.ts';
import type { FileRow, ReceiptsFile } from './readReceiptsFile.ts';

const BATCH = 500;

const REPORT: readonly Column[] = [
  { title: words.row, kind: 'number', width: 7 },
  { title: words.outcome, kind: 'text', width: 17 },
  { title: words.reason, kind: 'text', width: 60 },
];

type Columns = ReceiptsFile['columns'];

/** The columns of the file, without the results of an earlier dry run. */
const columnsOf = (own: Columns): { column: Column; at: number }[] =>
  own.flatMap(({ title }, at) => {
    const column = RECEIPT_SHEET.columns.find((one) => one.title === title);
    return column ? [{ column, at }] : [];
  });

/** The cell as it was read: dates and numbers keep their kind, all other cells are text. */
function cellOf(row: FileRow, at: number, { kind }: Column, tinted: boolean): MarkedCell {
  const rejected = rereadCell(row, at, undefined, tinted);
  if (rejected) return rejected;
  const cell = row.cells[at];
  if (typeof cell === 'object' && cell !== null && 'date' in cell) return { value: cell.date, kind: 'date', tinted };
  if (kind === 'number' || kind === 'money') {
    const number = typeof cell === 'object' && cell !== null && 'shown' in cell ? cell.number : cell;
    if (typeof number === 'number') return { value: number, kind, tinted };
  }
  return { value: textOf(cell) || null, kind: 'text', tinted };
}

const reasonOf = ({ problems }: CheckedReceipt): string | null =>
  reasonCell(problems.map(({ column, message }) => words.of(column, message)));

async function* batches(rows: readonly CheckedReceipt[], own: Columns): AsyncGenerator<Cell[][]> {
  const columns = columnsOf(own);
  for (let at = 0; at < rows.length; at += BATCH)
    yield await Promise.resolve(
      rows.slice(at, at + BATCH).map((row): Cell[] => {
        const problems = new Map(row.problems.map((problem) => [problem.column, problem]));
        const cells = columns.map(({ column, at: index }): MarkedCell => {
          const problem = problems.get(column.title);
          const tinted = problem !== undefined;
          if (problem?.written !== undefined) return { value: problem.written, kind: 'text', tinted };
          return cellOf(row.file, index, column, tinted);
        });
        return [row.row, words[row.state], reasonOf(row), ...cells];
      }),
    );
}

/** The rows of the file with outcome and reason, so that it can be corrected and uploaded again. */
export const annotateReceiptsFile: Handler<'annotateReceiptsFile'> = async (ctx, { body, files }) => {
  const { columns, checked } = await checkFile(ctx, body, files);
  const { name } = await ctx.read((db) => getSchoolRow(db, ctx.schoolId));
  const { name: sheet, footer } = RECEIPT_SHEET;
  const head = { name: sheet, footer, columns: [...REPORT, ...columnsOf(columns).map(({ column }) => column)] };
  return {
    fileName: fileNameOf([words.checkedFile, name], 'xlsx'),
    contentType: SHEET_TYPE,
    rows: checked.length,
    content: await ctx.inFileSlot('long', (slot) => writeSheet(slot, head, batches(checked, columns))),
  };
};
