// Reads a file of teachers for the check and the import.
import type { Context } from '../../../call/context.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import { rememberedHeadings } from '../../../database/importHeadings.ts';
import { confirmedHeadings } from '../../../documents/importMapping.ts';
import { mappedTableOf, type MappedTable } from '../../../documents/mappedTable.ts';
import { withoutMissing } from '../../../documents/missingColumns.ts';
import { sentSheet } from '../../../documents/sentSheet.ts';
import { readTableRow, rejectTable } from '../../../documents/table.ts';
import { readWorkbook } from '../../../documents/workbook.ts';
import { todayOf } from '../../../shared/clock.ts';
import { inTurns } from '../../../shared/turns.ts';
import { getSchoolRow, type SchoolRow } from '../../schools/index.ts';
import { TEACHER_COLUMNS } from './teacherColumns.ts';
import { MOST_TEACHERS } from './teacherLimits.ts';
import { takenUserNames, teacherPersons } from './teacherImport.queries.ts';
import { teacherImportWords as words } from './teacherImport.words.ts';
import { checkTeachers, personKey, readTeacher, wantedUserNames, type CheckedTeacher } from './teacherRows.ts';

export const PART = 'file';

interface Order {
  schoolId: number;
  mapping?: Parameters<typeof confirmedHeadings>[0];
}

export interface TeacherFile {
  school: SchoolRow;
  table: MappedTable;
  checked: CheckedTeacher[];
}

/** The checked rows of the uploaded file, also for a disabled school; 166 for a file that cannot be read or has too many rows. */
export async function checkTeacherFile(
  ctx: Context,
  { schoolId, mapping }: Order,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<TeacherFile> {
  const confirmed = confirmedHeadings(mapping, TEACHER_COLUMNS);
  const { school, remembered } = await ctx.read(async (db) => ({
    school: await getSchoolRow(db, schoolId),
    remembered: await rememberedHeadings(db, schoolId, 'TEACHERS'),
  }));
  const content = sentSheet(files, PART, FORM_FACTS.TeacherImportFile[PART]);
  const sheet = await readWorkbook(ctx, content, { sheet: mapping?.sheet });
  const today = todayOf(ctx.services.clock);
  const choices = { confirmed, remembered };
  const table = await mappedTableOf(sheet, { columns: TEACHER_COLUMNS, choices, path: PART, today });
  if (table.rows.length > MOST_TEACHERS) rejectTable(PART, [words.tooMany], sheet);
  const rows = withoutMissing(
    table,
    await inTurns(table.rows, (one) => readTeacher(ctx.services, readTableRow(table, one, today))),
  );
  // Usernames are unique in all schools.
  const taken = await ctx.account.read((db) => takenUserNames(db, wantedUserNames(rows)));
  const persons = await ctx.read((db) => teacherPersons(db, schoolId));
  const known = new Set(persons.map(({ fullName, dateOfBirth }) => personKey(fullName ?? '', dateOfBirth)));
  return { school, table, checked: checkTeachers(rows, { taken, persons: known }) };
}
