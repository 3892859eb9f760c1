// Compares the columns that the export writes and a confirmation does not read, such as Comment, with the receipts: a bank or an office
// may have written in them that a payment failed.
import { textKey } from '../../../../common/names.ts';
import type { Context } from '../../../call/context.ts';
import { readValue } from '../../../documents/cellValues.ts';
import type { MappedTable } from '../../../documents/mappedTable.ts';
import type { Cell } from '../../../documents/sheet.ts';
import { textOf } from '../../../documents/table.ts';
import type { ReadCell } from '../../../documents/workbook.ts';
import { inTurns } from '../../../shared/turns.ts';
import { listKeyed } from '../list/list.queries.ts';
import { RECEIPT_SHEET, receiptSheetRow } from '../receipts.export.ts';
import type { ReceiptFacts } from './confirm.queries.ts';
import { isShown, type CheckOptions } from './dryRun.ts';
import type { FileRow } from './readReceiptsFile.ts';
import { openedAt } from './statusHeadings.ts';

interface PortalColumn {
  /** index of the cell in the file */
  at: number;
  /** index of the column in the export */
  exported: number;
  heading: string;
  /** the user has not decided about it */
  isOpen: boolean;
}

/** Also those that the user has decided not to read. */
const portalColumns = ({ columns, headings }: MappedTable): PortalColumn[] =>
  headings.flatMap(({ how, heading, column }, at) => {
    const isRuledOut = how === 'CONFIRMED' && !column;
    const title = isRuledOut ? heading : (columns[at]?.title ?? '');
    const exported = RECEIPT_SHEET.columns.findIndex((one) => textKey(one.title) === textKey(title));
    return (how === 'PORTAL' || isRuledOut) && exported >= 0 ? [{ at, exported, heading, isOpen: !isRuledOut }] : [];
  });

/** Whether a cell has the value of the export. A blank cell says nothing. `today`: yyyy-MM-dd. */
function matches(cell: ReadCell | undefined, exported: Cell | undefined, at: number, today: string): boolean {
  const text = textOf(cell);
  if (text === '') return true;
  const own = typeof exported === 'string' || typeof exported === 'number' ? textOf(exported) : '';
  if (textKey(text) === textKey(own)) return true;
  const { title = '', kind } = RECEIPT_SHEET.columns[at] ?? {};
  if (kind !== 'date') return false;
  const read = readValue(cell, { key: title, title, kind: 'date', required: false }, today);
  return 'value' in read && read.value === own;
}

interface Compared {
  /** with a decision to make for each column that differs */
  table: MappedTable;
  /** whether a cell of a row has the value of the receipt, by the heading */
  isSame: (row: FileRow, heading: string) => boolean;
}

/** Compares the rows whose receipt the user may see. `found`: the receipts with the numbers of the rows. */
export async function comparePortalColumns(
  ctx: Context,
  table: MappedTable,
  rows: readonly FileRow[],
  found: readonly ReceiptFacts[],
  options: Pick<CheckOptions, 'sessionId' | 'seesAll'> & { today: string },
): Promise<Compared> {
  const columns = portalColumns(table);
  if (columns.length === 0) return { table, isSame: () => false };
  const ids = found.filter((one) => isShown(one, options)).map(({ id }) => id);
  const stored = await ctx.read((db) => listKeyed(db, ctx.schoolId, ids));
  const exported = new Map(stored.map((one) => [one.receiptNo, receiptSheetRow(one)]));
  const isSame = ({ number, cells }: FileRow, { at, exported: index }: PortalColumn): boolean => {
    const own = number === undefined ? undefined : exported.get(number);
    return own !== undefined && matches(cells[at], own[index], index, options.today);
  };
  const compared = rows.filter(({ number }) => number !== undefined && exported.has(number));
  const opened = new Map<number, ReadCell[]>();
  await inTurns(columns, (column) => {
    const different = compared.filter((row) => !isSame(row, column)).map(({ cells }) => cells[column.at] ?? null);
    if (column.isOpen && different.length > 0) opened.set(column.at, different);
  });
  return {
    table: opened.size === 0 ? table : openedAt(table, opened),
    isSame: (row, heading) => columns.some((column) => column.heading === heading && isSame(row, column)),
  };
}
