import { groupDigits } from '../../../../common/digits.ts';
import type { Handler } from '../../../call/handler.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { SHEET_TYPE, writeSheet, type Cell, type Column } from '../../../documents/sheet.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { MOST_ROWS } from '../../../documents/workbookLimits.ts';
import { fail, failField } from '../../../shared/fail.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { listForTemplate } from './list.queries.ts';
import { requireClass } from './requireClass.ts';
import { openingWords as words } from './opening.words.ts';
import { AMOUNT_COLUMNS, CODE, NAME, OPENING_COLUMNS } from './openingColumns.ts';
import { requireOpenSession } from './openingFile.ts';

const BATCH = 500;
const NAMES: readonly string[] = [words.studentName, words.fatherName];
const amountKeys: ReadonlySet<string> = new Set(AMOUNT_COLUMNS.map(({ key }) => key));

const columnOf = ({ key, title, required }: TableColumn): Column => ({
  title,
  kind: key === CODE ? 'number' : amountKeys.has(key) || title === words.totalFee ? 'money' : 'text',
  width: NAMES.includes(title) ? 26 : Math.max(12, title.length + 2),
  required: required || key === CODE || key === NAME,
});

type Row = Awaited<ReturnType<typeof listForTemplate>>[number];

const rowOf = ({ code, srNo, name, fatherName, className, section, totalFee }: Row): Cell[] => [
  ...[code, srNo, name, fatherName || null, className, section],
  totalFee === null ? null : Number(totalFee),
];

async function* batches(rows: readonly Row[]): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < rows.length; at += BATCH) yield await Promise.resolve(rows.slice(at, at + BATCH).map(rowOf));
}

/** The students of the session with blank columns for their balances. 158 for an unknown class, 147 without students. */
export const downloadOpeningTemplate: Handler<'downloadOpeningTemplate'> = async (
  ctx,
  { path, query: { classId } },
) => {
  const { schoolId } = ctx;
  const { school, session, rows } = await ctx.read(async (db) => {
    const found = requireOpenSession(await findSessionRow(db, path.sessionId));
    await requireClass(db, schoolId, classId);
    const scope = { schoolId, sessionId: found.id, classId, most: MOST_ROWS + 1 };
    return { school: await getSchoolRow(db, schoolId), session: found, rows: await listForTemplate(db, scope) };
  });
  if (rows.length === 0) fail('NO_DATA_FOUND', { message: words.noStudents });
  if (rows.length > MOST_ROWS) failField('classId', words.tooManyStudents(groupDigits(MOST_ROWS)));
  const { sheet: name, footer, choices, guide, guideLines } = words;
  const head = {
    ...{ name, footer, columns: OPENING_COLUMNS.map(columnOf), frozenColumns: 3 },
    guide: { rows: MOST_ROWS, choices, name: guide, lines: guideLines },
  };
  return {
    fileName: fileNameOf([words.file, session.name, school.name], 'xlsx'),
    contentType: SHEET_TYPE,
    rows: rows.length,
    content: await ctx.inFileSlot('long', (slot) => writeSheet(slot, head, batches(rows))),
  };
};
