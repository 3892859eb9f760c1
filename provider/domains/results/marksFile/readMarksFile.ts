// Reads an uploaded marks file: the students and the texts of its rows.
import type { Context } from '../../../call/context.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import { readValue } from '../../../documents/cellValues.ts';
import { sentSheet } from '../../../documents/sentSheet.ts';
import { headingKey } from '../../../documents/headings.ts';
import { mappedTableOf, type MappedTable } from '../../../documents/mappedTable.ts';
import {
  namelessHeading,
  textOf,
  titlesOf,
  type CellProblem,
  type NotRead,
  type SharedCells,
  type Table,
} from '../../../documents/table.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { readWorkbook, type ReadRow, type ReadSheet } from '../../../documents/workbook.ts';
import { tableWords } from '../../../documents/workbook.words.ts';
import { textKey } from '../../../../common/names.ts';
import { fail } from '../../../shared/fail.ts';
import { inTurns } from '../../../shared/turns.ts';
import { cellText, type CellText } from './entryTexts.ts';
import { META_NAME, readVersions, type EntryVersions } from './entryVersions.ts';
import { CODE, NAME, SR_NO, tableColumns, type EntryColumn } from './fileColumns.ts';
import { marksFileWords as words } from './marksFile.words.ts';
import { otherMaximums } from './otherMaximums.ts';
import type { MarksTarget } from './target.ts';

/** The part of the request that has the file. */
export const FILE_PART = 'studentFile';

export interface FileRow extends ReadRow {
  /** undefined for a blank cell or one with a problem */
  code: string | undefined;
  srNo: string | undefined;
  name: string | undefined;
  /** in the order of `MarksFile.columns` */
  texts: CellText[];
  problems: CellProblem[];
  shared: SharedCells;
  /** why a row without a student is in the file, if it says so */
  note: string | undefined;
}

export interface MarksFile {
  fileName: string;
  table: Table;
  /** the columns of entries that the file has */
  columns: EntryColumn[];
  rows: FileRow[];
  notRead: NotRead;
  /** the columns whose heading states another maximum than the exam has */
  otherMaximums: string[];
  versions: EntryVersions | undefined;
  meta: ReadSheet['meta'];
}

/** Only reads headings that name a component exactly: a guess could store marks of another subject. */
const NO_CHOICES = { confirmed: new Map(), remembered: new Map() } as const;

const reject = (message: string): never =>
  fail('INVALID_FILE_WITH_REASON', { message, problems: [{ path: FILE_PART, message }] });

/**
 * The cells of entries that are covered by another one, or cover one that is read: AB over three subjects may be the entry of each,
 * 45 over theory and practical may be a total.
 */
function sharedEntries({ across }: ReadRow, entries: readonly number[], read: readonly number[]): SharedCells {
  const covers = (at: number, first: number) => read.some((other) => other !== at && across?.get(other) === first);
  return new Map(
    entries.flatMap((at): [number, number][] => {
      const first = across?.get(at);
      return first !== undefined && (first !== at || covers(at, first)) ? [[at, first]] : [];
    }),
  );
}

/** Rows of maximum marks, which printed lists have below the headings. */
const OF_MAXIMUMS = /^(?:max(?:imum)?\.?(?:\s*marks?\b|$)|m\.?\s?m\.?$|full marks\b|out of\b|पूर्णांक)/;

/** The problem of a row of maximum marks; undefined for other rows. */
function maximumsNote({ row, cells }: ReadRow, columns: readonly EntryColumn[]): string | undefined {
  if (!cells.some((cell) => OF_MAXIMUMS.test(textKey(textOf(cell))))) return undefined;
  const withMarks = columns.filter(({ max }) => max > 0);
  return words.maximums(row, titlesOf(withMarks.map(({ max, label }) => words.outOfColumn(max, label))));
}

/** Reads the cells of a row. */
function reader(table: Table, columns: readonly EntryColumn[]): (row: ReadRow) => FileRow {
  const at = (key: string) => table.columns.findIndex((column) => column.key === key);
  const entries = columns.map((column) => ({ column, index: at(column.key) }));
  const fixed = [CODE, SR_NO, NAME].map((column) => ({ column, index: at(column.key) }));
  const ofEntries = entries.map(({ index }) => index);
  const read = [...fixed.map(({ index }) => index), ...ofEntries].filter((index) => index >= 0);
  return (own) => {
    const { cells } = own;
    const shared = sharedEntries(own, ofEntries, read);
    const problems: CellProblem[] = [];
    const textAt = ({ column, index }: { column: TableColumn; index: number }): string | undefined => {
      const read = readValue(cells[index], column, '');
      if ('problem' in read) problems.push({ column: column.title, message: read.problem });
      return 'value' in read && typeof read.value === 'string' ? read.value : undefined;
    };
    const [code, srNo, name] = fixed.map(textAt);
    const texts = entries.map(({ column, index }) =>
      shared.has(index) ? { problem: tableWords.mergedColumns(column.label) } : cellText(cells[index], column),
    );
    return { ...own, code, srNo, name, texts, problems, shared, note: maximumsNote(own, columns) };
  };
}

function requireColumns(table: MappedTable, columns: readonly EntryColumn[], { exam }: MarksTarget): void {
  const { columns: found, headings, notRead } = table;
  if (!found.includes(CODE) && !(found.includes(SR_NO) && found.includes(NAME))) reject(words.noStudentColumn);
  if (columns.length === 0) reject(words.noEntryColumn(exam.name, titlesOf(notRead.unknownColumns)));
  const nameless = headings.flatMap(({ heading }, at) => (heading === namelessHeading(at) ? [heading] : []));
  if (nameless.length > 0) reject(words.noHeading(titlesOf(nameless)));
}

/** Keys of exams that are in the name of a sheet, the longest one first: Term Exam 10 has the name of Term Exam 1 too. */
const examsIn = (sheet: string, exams: MarksTarget['exams']) =>
  exams
    .filter(({ name }) => headingKey(sheet).includes(headingKey(name)))
    .sort((one, other) => headingKey(other.name).length - headingKey(one.name).length);

/** 166 for several sheets, one of which may have another exam, and for a sheet with the name of another exam. */
function requireOwnSheet({ name, names }: ReadSheet, { exam, exams }: MarksTarget): void {
  const others = names.filter((one) => one !== META_NAME);
  if (others.length > 1) reject(words.otherSheets(titlesOf(others.map((one) => `"${one}"`)), exam.name));
  const [named] = examsIn(name, exams);
  if (named && named.id !== exam.id) reject(words.sheetOfExam(name, named.name, exam.name));
}

/**
 * The rows of the sent file. 165 for a file that is no spreadsheet, 166 for one without the students or entries of this exam, or
 * made for another one.
 */
export async function readMarksFile(
  ctx: Context,
  files: Readonly<Record<string, UploadedFile>>,
  target: MarksTarget,
): Promise<MarksFile> {
  const content = sentSheet(files, FILE_PART, FORM_FACTS.MarksFile[FILE_PART]);
  const sheet = await readWorkbook(ctx, content, { metaName: META_NAME });
  const versions = readVersions(sheet.meta);
  if (versions && versions.examId !== target.exam.id)
    reject(words.otherExam(target.exams.find(({ id }) => id === versions.examId)?.name, target.exam.name));
  requireOwnSheet(sheet, target);
  const table = await mappedTableOf(sheet, {
    ...{ columns: tableColumns(target.columns), choices: NO_CHOICES, path: FILE_PART, today: '' },
    suggests: false,
    strictFor: words.marks,
  });
  const columns = target.columns.filter(({ key }) => table.columns.some((column) => column.key === key));
  requireColumns(table, columns, target);
  return {
    fileName: files[FILE_PART]?.fileName ?? '',
    table,
    columns,
    rows: await inTurns(table.rows, reader(table, columns)),
    notRead: table.notRead,
    otherMaximums: otherMaximums(table, columns),
    versions,
    meta: sheet.meta,
  };
}
