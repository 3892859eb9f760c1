// Whether another sheet of the file confirms payments: then a pending row of the sheet that is read has not arrived.
import type { Context } from '../../../call/context.ts';
import { mapHeadings, type HeadingChoices } from '../../../documents/headingMapping.ts';
import { fillMerged } from '../../../documents/mergedCells.ts';
import { namelessHeading, textOf } from '../../../documents/table.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { readWorkbook, type ReadSheet } from '../../../documents/workbook.ts';
import { ApiError } from '../../../shared/fail.ts';
import { keptInTurns } from '../../../shared/turns.ts';
import { confirmWords as words } from './confirm.words.ts';
import { isConfirming } from './paymentWords.ts';
import { namesStatus } from './statusHeadings.ts';

/** Each sheet is read by itself, which may take seconds. */
const MOST_SHEETS = 10;

export interface SheetReading {
  content: Buffer;
  columns: readonly TableColumn[];
  status: TableColumn;
  choices: HeadingChoices;
  mostRows: number;
  /** yyyy-MM-dd */
  today: string;
}

/** By its column of statuses; without one, by the columns that are not read. A cover or a note has no such cell. */
async function confirms({ rows, merges }: ReadSheet, reading: SheetReading): Promise<boolean> {
  const all = fillMerged(rows, merges);
  const found = await mapHeadings(all, merges, { ...reading, nameless: namelessHeading });
  if (!found) return false;
  const indexed = found.headings.map((one, at) => ({ ...one, at }));
  const statuses = indexed.filter(({ column, heading }) => column === reading.status || namesStatus(heading));
  const searched = statuses.length > 0 ? statuses : indexed.filter(({ column }) => column === undefined);
  const below = all.slice(found.index + 1);
  const confirming = await keptInTurns(below, ({ cells }) =>
    searched.some(({ at }) => isConfirming(textOf(cells[at]))),
  );
  return confirming.length > 0;
}

const UNREADABLE: readonly ApiError['code'][] = ['INVALID_FILE', 'INVALID_FILE_WITH_REASON'];

/** Undefined for a sheet that cannot be read. */
async function confirmsOrUnread(ctx: Context, sheet: string, reading: SheetReading): Promise<boolean | undefined> {
  try {
    const { content, mostRows } = reading;
    return await confirms(await readWorkbook(ctx, content, { mostRows, sheet, withHidden: true }), reading);
  } catch (error) {
    if (error instanceof ApiError && UNREADABLE.includes(error.code)) return undefined;
    throw error;
  }
}

/** The reason why rows that are pending or have no status do not confirm; undefined if no other sheet confirms. */
export async function pendingReasonOf(
  ctx: Context,
  { name, names }: Pick<ReadSheet, 'name' | 'names'>,
  reading: SheetReading,
): Promise<string | undefined> {
  const others = names.filter((other) => other !== name);
  if (others.length > MOST_SHEETS) return words.pendingBesideUnread;
  let unread = false;
  for (const other of others) {
    const confirming = await confirmsOrUnread(ctx, other, reading);
    if (confirming) return words.pendingBesideSheet(other);
    unread ||= confirming === undefined;
  }
  return unread ? words.pendingBesideUnread : undefined;
}
