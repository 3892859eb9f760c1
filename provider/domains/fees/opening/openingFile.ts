// Reads a workbook of opening balances for all operations that take one.
import type { Context } from '../../../call/context.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import { sentSheet } from '../../../documents/sentSheet.ts';
import { readTableRow, tableOf, type Table } from '../../../documents/table.ts';
import { readWorkbook } from '../../../documents/workbook.ts';
import { todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { inTurns } from '../../../shared/turns.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { findSessionRow, type SessionRow } from '../../sessions/index.ts';
import { checkRows, type CheckedRow } from './dryRun.ts';
import { openingRow, type OpeningRow } from './opening.rules.ts';
import { OPENING_COLUMNS, REPORTED } from './openingColumns.ts';

const PART = 'file';

export interface OpeningWorkbook {
  table: Table;
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
  files: Readonly<Record<string, UploadedFile>>,
): Promise<OpeningWorkbook> {
  const content = sentSheet(files, PART, FORM_FACTS.OpeningFile[PART]);
  const sheet = await readWorkbook(ctx, content);
  const table = tableOf(sheet, [...OPENING_COLUMNS, ...REPORTED], PART);
  const today = todayOf(ctx.services.clock);
  return { table, rows: await inTurns(table.rows, (row) => openingRow(readTableRow(table, row, today))) };
}

/** The same with the result of the dry run. Checks the session before it reads the file. 112 for a disabled school. */
export async function checkOpening(
  ctx: Context,
  sessionId: number,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<{ table: Table; checked: CheckedRow[] }> {
  const { schoolId } = ctx;
  await ctx.read(async (db) => {
    if ((await getSchoolRow(db, schoolId)).disabled) fail('SCHOOL_NOT_ACTIVE');
    requireOpenSession(await findSessionRow(db, sessionId));
  });
  const { table, rows } = await readOpening(ctx, files);
  return { table, checked: await ctx.read((db) => checkRows(db, { schoolId, sessionId }, rows)) };
}
