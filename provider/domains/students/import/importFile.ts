// Reads an import file of students for all operations of the import: each row becomes a registration form.
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { Context } from '../../../call/context.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import type { Db } from '../../../database/scope.ts';
import { sentSheet } from '../../../documents/sentSheet.ts';
import { withCounterColumns } from '../../../documents/counterColumns.ts';
import { confirmedHeadings } from '../../../documents/importMapping.ts';
import { mappedTableOf, type MappedTable } from '../../../documents/mappedTable.ts';
import { withoutMissing } from '../../../documents/missingColumns.ts';
import { readTableRow } from '../../../documents/table.ts';
import { rememberedHeadings } from '../../../database/importHeadings.ts';
import { readWorkbook } from '../../../documents/workbook.ts';
import { todayOf } from '../../../shared/clock.ts';
import { fail, failField } from '../../../shared/fail.ts';
import { inTurns } from '../../../shared/turns.ts';
import { listClassRows } from '../../classes/index.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { findSessionRow, isFirstSession, type SessionRow } from '../../sessions/index.ts';
import { requireOpen, SESSION_DISABLED } from '../enrol.ts';
import { READ_COLUMNS } from './importColumns.ts';
import { targetOf, type ImportTarget } from './importDraft.ts';
import { importRow, type ImportRow } from './importRow.ts';
import { checkRows, type CheckedRow } from './dryRun.ts';

export const PART = 'file';

interface Order {
  schoolId: number;
  sessionId: number;
  mapping?: Parameters<typeof confirmedHeadings>[0];
}

export interface ImportFile {
  table: MappedTable;
  target: ImportTarget;
  rows: ImportRow[];
}

/** 103 for an unknown session, 191 for a completed one, 109 for a disabled one. */
export function requireImportSession(session: SessionRow | undefined, schoolId: number): SessionRow {
  const open = requireOpen(session?.schoolId === schoolId ? session : undefined, 'sessionId');
  if (open.disabled) failField('sessionId', SESSION_DISABLED);
  return open;
}

/** The classes of a school with their sections. */
export const classesOf = (db: Db, schoolId: number): Promise<ImportTarget['classes']> =>
  listClassRows(db, { schoolId });

/** The rows of the uploaded file, each checked by the rules of the form. */
export async function readImport(
  ctx: Context,
  order: Order,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<ImportFile> {
  const { schoolId, sessionId } = order;
  const confirmed = confirmedHeadings(order.mapping, READ_COLUMNS);
  const content = sentSheet(files, PART, FORM_FACTS.StudentImportFile[PART]);
  const sheet = await readWorkbook(ctx, content, { sheet: order.mapping?.sheet });
  const { classes, remembered } = await ctx.read(async (db) => ({
    classes: await classesOf(db, schoolId),
    remembered: await rememberedHeadings(db, schoolId, 'STUDENTS'),
  }));
  const today = todayOf(ctx.services.clock);
  const choices = { confirmed, remembered };
  const table = withCounterColumns(
    await mappedTableOf(sheet, { columns: READ_COLUMNS, choices, path: PART, today }),
    READ_COLUMNS,
  );
  const target = targetOf(schoolId, sessionId, classes);
  const rows = await inTurns(table.rows, (one) => importRow(ctx.services, target, readTableRow(table, one, today)));
  return { table, target, rows: withoutMissing(table, rows) };
}

/** The same with the result of the dry run. Checks the session before it reads the file. 112 for a disabled school. */
export async function checkImport(
  ctx: Context,
  order: Order,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<ImportFile & { checked: CheckedRow[]; session: SessionRow; firstSession: boolean }> {
  const chosen = await ctx.read(async (db) => {
    if ((await getSchoolRow(db, order.schoolId)).disabled) fail('SCHOOL_NOT_ACTIVE');
    const session = requireImportSession(await findSessionRow(db, order.sessionId), order.schoolId);
    return { session, firstSession: await isFirstSession(db, session) };
  });
  const file = await readImport(ctx, order, files);
  const checked = await ctx.read((db) => checkRows(db, order.schoolId, file.rows));
  return { ...file, checked, ...chosen };
}
