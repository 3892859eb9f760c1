import type { Handler } from '../../../call/handler.ts';
import { annotatedHeadings } from '../../../documents/annotatedHeading.ts';
import { reasonCell } from '../../../documents/cellLimits.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { rereadCell } from '../../../documents/rereadCell.ts';
import { SHEET_TYPE, writeSheet, type Cell, type Column, type MarkedCell } from '../../../documents/sheet.ts';
import type { MappedTable } from '../../../documents/mappedTable.ts';
import { textOf } from '../../../documents/table.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { importWords as words } from './import.words.ts';
import { CLASS_TITLE, READ_COLUMNS, REPORTED, SECTION_TITLE } from './importColumns.ts';
import { checkImport } from './importFile.ts';
import { srNosByCode } from './import.queries.ts';
import type { CheckedRow } from './dryRun.ts';

const BATCH = 500;
const WIDTH = 20;
const NARROW = 12;

const REPORT: readonly Column[] = [
  { title: words.row, kind: 'number', width: 7 },
  { title: words.outcome, kind: 'text', width: WIDTH },
  { title: words.reason, kind: 'text', width: 60 },
];

/** The numbers of registered students, in a file that has some. */
const NUMBERS: readonly Column[] = [
  { title: words.registeredCode, kind: 'number', width: WIDTH },
  { title: words.registeredSrNo, kind: 'text', width: WIDTH },
];

type SrNos = ReadonlyMap<number, string>;
const numbersOf = ({ student }: CheckedRow, srNos: SrNos): Cell[] =>
  student ? [student.studentCode, srNos.get(student.studentCode) ?? null] : [null, null];

const columnOf = (heading: string, { title, kind }: TableColumn): Column => ({
  title: heading,
  kind: kind === 'date' ? 'date' : 'text',
  width: kind === 'date' || title === CLASS_TITLE || title === SECTION_TITLE ? NARROW : WIDTH,
});

/** The cell as it was read: a date stays a date in any column, all other cells are text. */
function cellOf(row: CheckedRow, at: number, column: TableColumn, tinted: boolean): MarkedCell {
  const rejected = rereadCell(row, at, column, tinted);
  if (rejected) return rejected;
  const cell = row.cells[at];
  if (typeof cell === 'object' && cell !== null && 'date' in cell) return { value: cell.date, kind: 'date', tinted };
  return { value: textOf(cell) || null, kind: 'text', tinted };
}

function reasonOf({ problems, student }: CheckedRow): string | null {
  if (student) return words.known(student.studentCode);
  return reasonCell(problems.map(({ column, message }) => words.of(column, message)));
}

/** The columns of the file with a heading, also unknown ones, without the result columns of an earlier dry run. */
const ownColumns = (table: MappedTable) =>
  annotatedHeadings(table, READ_COLUMNS, REPORTED).flatMap((heading, at) => {
    const column = table.columns[at];
    return !column || column.title === '' || REPORTED.includes(column) ? [] : [{ heading, column, at }];
  });

async function* batches(
  rows: readonly CheckedRow[],
  own: ReturnType<typeof ownColumns>,
  srNos: SrNos,
): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < rows.length; at += BATCH)
    yield await Promise.resolve(
      rows.slice(at, at + BATCH).map((row): Cell[] => {
        const wrong = new Set(row.problems.map(({ column }) => column));
        // The heading of an unread column may be the title of a column that is wrong.
        const isWrong = ({ title, kind }: TableColumn) => kind !== 'ignored' && wrong.has(title);
        const cells = own.map(({ column, at: index }) => cellOf(row, index, column, isWrong(column)));
        return [row.row, words[row.state], reasonOf(row), ...(srNos.size > 0 ? numbersOf(row, srNos) : []), ...cells];
      }),
    );
}

/** The rows of the file with outcome and reason, so that it can be corrected and uploaded again. */
export const annotateStudentImport: Handler<'annotateStudentImport'> = async (ctx, { body, files }) => {
  const { table, checked } = await checkImport(ctx, body, files);
  const { name, srNos } = await ctx.read(async (db) => ({
    name: (await getSchoolRow(db, body.schoolId)).name,
    srNos: await srNosByCode(
      db,
      body.schoolId,
      checked.flatMap(({ student }) => (student ? [student.studentCode] : [])),
    ),
  }));
  const own = ownColumns(table);
  const columns = [
    ...REPORT,
    ...(srNos.size > 0 ? NUMBERS : []),
    ...own.map(({ heading, column }) => columnOf(heading, column)),
  ];
  return {
    fileName: fileNameOf([words.checkedFile, name], 'xlsx'),
    contentType: SHEET_TYPE,
    rows: checked.length,
    content: await ctx.inFileSlot('long', (slot) =>
      writeSheet(slot, { name: words.sheet, footer: words.footer, columns }, batches(checked, own, srNos)),
    ),
  };
};
