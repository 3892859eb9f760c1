// Compares the columns that the export writes and a confirmation does not read, such as Comment, with the receipts: a bank or an office
// may have written in them that a payment failed.
import { textKey } from '../../../../common/names.ts';
import type { Context } from '../../../call/context.ts';
import { readValue } from '../../../documents/cellValues.ts';
import type { MappedTable } from '../../../documents/mappedTable.ts';
import type { Cell } from '../../../documents/sheet.ts';
import { textOf } from '../../../documents/table.ts';
import type { ReadCell } from '../../../documents/workbook.ts';
import { keptInTurns } from '../../../shared/turns.ts';
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
}

const portalColumns = ({ columns, headings }: MappedTable): PortalColumn[] =>
  headings.flatMap(({ how, heading }, at) => {
    const exported = RECEIPT_SHEET.columns.findIndex(({ title }) => title === columns[at]?.title);
    return how === 'PORTAL' && exported >= 0 ? [{ at, exported, heading }] : [];
  });

/** Whether a cell has the value of the export. A blank cell says nothing. `today`: yyyy-MM-dd. */
function isSame(cell: ReadCell | undefined, exported: Cell | undefined, at: number, today: string): boolean {
  const text = textOf(cell);
  if (text === '') return true;
  const own = typeof exported === 'string' || typeof exported === 'number' ? String(exported) : '';
  if (textKey(text) === textKey(own)) return true;
  const { title = '', kind } = RECEIPT_SHEET.columns[at] ?? {};
  if (kind !== 'date') return false;
  const read = readValue(cell, { key: title, title, kind: 'date', required: false }, today);
  return 'value' in read && read.value === own;
}

interface Compared {
  /** with a decision to make for each column that differs */
  table: MappedTable;
  /** the headings of the columns whose values are all those of the receipts */
  same: ReadonlySet<string>;
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
  const shown = found.filter((one) => isShown(one, options));
  if (columns.length === 0) return { table, same: new Set() };
  const ids = shown.map(({ id }) => id);
  const stored = await ctx.read((db) => listKeyed(db, ctx.schoolId, ids));
  const exported = new Map(stored.map((one) => [one.receiptNo, receiptSheetRow(one)]));
  const pairs = rows.flatMap(({ number, cells }) => {
    const own = number === undefined ? undefined : exported.get(number);
    return own ? [{ cells, own }] : [];
  });
  const changed = await keptInTurns(columns, ({ at, exported: index }) =>
    pairs.some(({ cells, own }) => !isSame(cells[at], own[index], index, options.today)),
  );
  return {
    table: changed.length === 0 ? table : openedAt(table, new Set(changed.map(({ at }) => at))),
    same: new Set(columns.filter((one) => !changed.includes(one)).map(({ heading }) => heading)),
  };
}
