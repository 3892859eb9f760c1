import type { Handler } from '../../../call/handler.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { reasonCell } from '../../../documents/cellLimits.ts';
import { rereadCell } from '../../../documents/rereadCell.ts';
import { SHEET_TYPE, writeSheet, type Cell, type Column, type MarkedCell } from '../../../documents/sheet.ts';
import { numberOf } from '../../../documents/cellTexts.ts';
import { textOf } from '../../../documents/table.ts';
import { tableWords } from '../../../documents/workbook.words.ts';
import { checkFile } from './checkFile.ts';
import { META_NAME } from './entryVersions.ts';
import { REPORTED } from './fileColumns.ts';
import { isInvalid, type FileEntry, type ComparedRow } from './compareFile.ts';
import { sheetText, shownOtherwise } from './entryTexts.ts';
import { marksFileWords as words } from './marksFile.words.ts';
import type { FileRow, MarksFile } from './readMarksFile.ts';
import { nameWordsOf } from './target.ts';

const BATCH = 500;
const WIDTH = 14;

const REPORT: readonly Column[] = [
  { title: words.row, kind: 'number', width: 7 },
  { title: words.outcome, kind: 'text', width: 24 },
  { title: words.reason, kind: 'text', width: 60 },
];

interface OwnColumn {
  /** in the annotated file */
  heading: string;
  /** as problems name the column */
  label: string;
  /** index of the cell */
  at: number;
  isEntry: boolean;
}

/**
 * The columns of the file, without the result columns of an earlier check. The heading of marks states the maximum of this check, so
 * that the corrected file is rejected if the maximum has changed since; grades have none.
 */
const ownColumns = ({ table, columns }: MarksFile): OwnColumn[] => {
  const entries = new Map(columns.map((entry) => [entry.key, entry]));
  return table.columns.flatMap(({ title: label, key }, at) => {
    if (label === '' || REPORTED.includes(label)) return [];
    const entry = entries.get(key);
    const heading = entry && !entry.grades ? entry.title : label;
    return [{ heading, label, at, isEntry: entry !== undefined }];
  });
};

/** The cell as it was read: a number stays a number, all other cells are text. */
function cellOf(row: FileRow, { at, isEntry }: OwnColumn, tinted: boolean): MarkedCell {
  const rejected = rereadCell(row, at, undefined, tinted);
  if (rejected) return rejected;
  const cell = row.cells[at];
  const shown = shownOtherwise(cell);
  // The number alone would be read as valid marks.
  if (shown !== undefined && isEntry)
    return { value: tableWords.shownAs(numberOf(cell) ?? 0, shown), kind: 'text', tinted };
  if (typeof cell === 'number') return { value: cell, kind: 'decimal', tinted };
  if (typeof cell === 'object' && cell !== null && 'number' in cell)
    return { value: cell.number, kind: 'decimal', tinted };
  if (typeof cell === 'object' && cell !== null && 'date' in cell) return { value: cell.date, kind: 'date', tinted };
  return { value: textOf(cell) || null, kind: 'text', tinted };
}

function outcomeOf(row: ComparedRow): string {
  if (isInvalid(row)) return words.WRONG;
  if (row.entries.some(({ conflict }) => conflict)) return words.CONFLICT;
  return row.entries.length > 0 ? words.READY : words.SAME;
}

function changeOf({ column, stored, sent, conflict }: FileEntry): string {
  const [before, after] = [sheetText(stored, column), sheetText(sent.value, column)];
  if (conflict) return words.changedBy(column.label, before, after, conflict.by);
  return words.changedTo(column.label, before, after);
}

/** Errors, else conflicts, else the changes of a row. */
function reasonOf({ problems, entries }: ComparedRow): string | null {
  const reasons = problems.map(({ column, message }) => words.of(column, message));
  const conflicts = entries.filter(({ conflict }) => conflict);
  const shown = conflicts.length > 0 ? conflicts : entries;
  return reasonCell(reasons.length > 0 ? reasons : shown.map(changeOf));
}

async function* batches(rows: readonly ComparedRow[], own: readonly OwnColumn[]): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < rows.length; at += BATCH)
    yield await Promise.resolve(
      rows.slice(at, at + BATCH).map((row): Cell[] => {
        const invalid = new Set([
          ...row.problems.map(({ column }) => column),
          ...row.entries.flatMap(({ column, conflict }) => (conflict ? [column.label] : [])),
        ]);
        const cells = own.map((column) => cellOf(row.file, column, invalid.has(column.label)));
        return [row.file.row, outcomeOf(row), reasonOf(row), ...cells];
      }),
    );
}

/** The rows of the file with outcome and reason, and its versions, so that it can be corrected and uploaded again. */
export const annotateMarksFile: Handler<'annotateMarksFile'> = async (ctx, { body, files }) => {
  const { target, file, compared } = await checkFile(ctx, body, files);
  const named = await ctx.read((db) => nameWordsOf(db, target));
  const own = ownColumns(file);
  const columns: Column[] = [
    ...REPORT,
    ...own.map(({ heading }): Column => ({ title: heading, kind: 'text', width: Math.max(WIDTH, heading.length) })),
  ];
  const head = { name: words.sheet, footer: words.footer, columns };
  const meta = file.meta?.map((cells) => cells.map(textOf));
  return {
    fileName: fileNameOf([words.checkedFile, ...named], 'xlsx'),
    contentType: SHEET_TYPE,
    rows: compared.rows.length,
    content: await ctx.inFileSlot('long', (slot) =>
      writeSheet(
        slot,
        { ...head, ...(meta && { meta: { name: META_NAME, rows: meta } }) },
        batches(compared.rows, own),
      ),
    ),
  };
};
