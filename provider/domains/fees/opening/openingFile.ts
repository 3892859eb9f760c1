// Reads a workbook of opening balances for all operations that take one.
import type { Context } from '../../../call/context.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import { rememberedHeadings } from '../../../database/importHeadings.ts';
import { confirmedHeadings } from '../../../documents/importMapping.ts';
import { mappedTableOf, type MappedTable } from '../../../documents/mappedTable.ts';
import { withoutMissing } from '../../../documents/missingColumns.ts';
import { sentSheet } from '../../../documents/sentSheet.ts';
import { withOpenColumns, withoutOtherResults } from '../../../documents/openColumns.ts';
import { emptyFaults, readTableRow, rejectTable } from '../../../documents/table.ts';
import { isTotalRow, PLAIN_TOTAL } from '../../../documents/totalRows.ts';
import { readWorkbook } from '../../../documents/workbook.ts';
import { todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { inTurns, keptInTurns } from '../../../shared/turns.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { findSessionRow, type SessionRow } from '../../sessions/index.ts';
import { creditColumns } from './creditColumns.ts';
import { checkRows, type CheckedRow } from './dryRun.ts';
import { openingRow, type OpeningRow } from './opening.rules.ts';
import { openingWords as words } from './opening.words.ts';
import { areResults, CODE, READ_COLUMNS, REPORTED, SR_NO } from './openingColumns.ts';

export const PART = 'file';
/** A total has no number of a student. */
const NAMING = [CODE, SR_NO];

interface Order {
  sessionId: number;
  mapping?: Parameters<typeof confirmedHeadings>[0];
}

export interface OpeningWorkbook {
  table: MappedTable;
  rows: OpeningRow[];
}

/** 103 for an unknown session, 191 for a completed one. */
export function requireOpenSession(session: SessionRow | undefined): SessionRow {
  const found = session ?? fail('NOT_FOUND');
  if (found.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
  return found;
}

export async function readOpening(
  ctx: Context,
  { mapping }: Order,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<OpeningWorkbook> {
  const confirmed = confirmedHeadings(mapping, READ_COLUMNS);
  const content = sentSheet(files, PART, FORM_FACTS.OpeningFile[PART]);
  const sheet = await readWorkbook(ctx, content, { sheet: mapping?.sheet });
  const remembered = await ctx.read((db) => rememberedHeadings(db, ctx.schoolId, 'OPENING_BALANCES'));
  const today = todayOf(ctx.services.clock);
  const choices = { confirmed, remembered };
  const order = { columns: READ_COLUMNS, choices, path: PART, today, strictFor: words.amounts };
  const mapped = withoutOtherResults(await mappedTableOf(sheet, order), REPORTED, areResults);
  const table = withOpenColumns(mapped);
  const rows = await keptInTurns(table.rows, (row) => !isTotalRow(table, row, NAMING, PLAIN_TOTAL));
  if (rows.length === 0) rejectTable(PART, emptyFaults(sheet), sheet);
  const withCredit = await creditColumns({ ...table, rows });
  return { table, rows: await inTurns(rows, (row) => openingRow(withCredit(readTableRow(table, row, today)))) };
}

/** The same with the result of the dry run. Checks the session before it reads the file. 112 for a disabled school. */
export async function checkOpening(
  ctx: Context,
  order: Order,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<{ table: MappedTable; checked: CheckedRow[] }> {
  const { schoolId } = ctx;
  const { sessionId } = order;
  await ctx.read(async (db) => {
    if ((await getSchoolRow(db, schoolId)).disabled) fail('SCHOOL_NOT_ACTIVE');
    requireOpenSession(await findSessionRow(db, sessionId));
  });
  const { table, rows } = await readOpening(ctx, order, files);
  const checked = await ctx.read((db) => checkRows(db, { schoolId, sessionId }, rows));
  return { table, checked: withoutMissing(table, checked) };
}
