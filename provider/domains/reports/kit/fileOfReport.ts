// A report as a spreadsheet or a PDF. All rows and totals are read at one moment, before the file is written.
import { groupDigits } from '../../../../common/digits.ts';
import { fromPaise, toPaise } from '../../../../common/money.ts';
import type { Context } from '../../../call/context.ts';
import type { FileResponse } from '../../../call/handler.ts';
import { recordExport } from '../../../call/exportLimit.ts';
import { inRun, type Run } from '../../../call/runs.ts';
import type { Db } from '../../../database/scope.ts';
import type { Cell as PdfCell, ListDocument } from '../../../documents/document.ts';
import { showDay } from '../../../documents/documentText.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import type { FileSlot } from '../../../documents/pool/filePool.ts';
import { listDocument } from '../../../documents/printed/list.ts';
import type { SlipLanguage } from '../../../documents/printed/reminder.words.ts';
import { SHEET_TYPE, writeSheet, type Cell as SheetCell } from '../../../documents/sheet.ts';
import { PDF_TYPE, writeListPdf, writeSlipsPdf } from '../../../documents/writePdf.ts';
import { todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { getSchoolRow } from '../../schools/index.ts';
import type { Report, ReportColumn, ReportRecord, ReportRequest, SlipScope, SlipsOfReport } from './report.ts';
import { readWhole, type ReportRow, type WholeReport } from './report.queries.ts';
import { reportWords as words } from './report.words.ts';
import { requireScope } from './requireScope.ts';

interface FileRequest extends ReportRequest {
  fileFormat: 'EXCEL' | 'PDF';
  runKey?: string;
  paper?: 'LIST' | 'SLIPS';
  language?: SlipLanguage;
}

/** Maximum number of rows in a file; 201 above it. */
const MOST = { LIST: 60_000, SLIPS: 25_000 } as const;

const mostOf = ({ paper = 'LIST' }: FileRequest): number => MOST[paper];

function pdfCell({ kind }: ReportColumn, value: ReportRow[number]): PdfCell {
  if (value === null) return null;
  if (kind === 'money') return { paise: toPaise(Number(value)) };
  return kind === 'date' ? showDay(String(value)) : String(value);
}

const sheetCell = ({ kind }: ReportColumn, value: ReportRow[number]): SheetCell =>
  value !== null && kind === 'money' ? fromPaise(toPaise(Number(value))) : value;

/** 'Total' in the first column. */
const labelled = <T>(cells: readonly T[], label: T): T[] => cells.map((cell, at) => (at === 0 ? label : cell));

/** Whether a line with sums ends the file. */
const hasSums = ({ totals }: WholeReport): boolean => totals.some((sum) => sum !== null);

function* sheetRows(found: WholeReport) {
  const {
    shape: { columns },
    parts,
    totals,
  } = found;
  const cellsOf = (row: ReportRow) => columns.map((column, at) => sheetCell(column, row[at] ?? null));
  for (const part of parts()) yield part.map(cellsOf);
  if (!hasSums(found)) return;
  const sums = cellsOf(totals).map((value): SheetCell =>
    value === null ? null : { value: value as number, bold: true },
  );
  // The blank row keeps the total at its position when a spreadsheet program sorts the rows.
  yield [[], labelled<SheetCell>(sums, { value: words.total, kind: 'text', bold: true })];
}

const writeXlsx = (slot: FileSlot, name: string, found: WholeReport): Promise<Buffer> =>
  writeSheet(
    slot,
    {
      name,
      footer: words.footer,
      columns: found.shape.columns.map(({ title, kind, width, empty = false }) => ({
        title: empty ? words.toFillIn(title) : title,
        kind,
        width,
        required: empty,
      })),
    },
    sheetRows(found),
  );

function writePdf(slot: FileSlot, head: ListDocument, found: WholeReport): Promise<Buffer> {
  const { columns } = found.shape;
  const cellsOf = (row: ReportRow) => columns.map((column, at) => pdfCell(column, row[at] ?? null));
  function* rows() {
    for (const part of found.parts()) yield part.map(cellsOf);
  }
  const last = hasSums(found) ? [labelled(cellsOf(found.totals), words.total)] : [];
  return writeListPdf(slot, head, rows(), () => last);
}

function* recordsOf({ shape: { columns }, parts }: WholeReport): Generator<ReportRecord> {
  for (const part of parts())
    for (const row of part) yield Object.fromEntries(columns.map(({ key }, at) => [key, row[at] ?? null]));
}

interface Read<Request> {
  found: WholeReport;
  nameWords: string[];
  head: ListDocument;
  scope: SlipScope;
  /** undefined for a list */
  slips: SlipsOfReport<Request> | undefined;
}

function writeFile<Request extends FileRequest>(
  slot: FileSlot,
  report: Report<Request>,
  body: Request,
  { found, head, scope, slips }: Read<Request>,
): Promise<FileResponse['content']> {
  if (slips) return writeSlipsPdf(slot, { ...head, title: slips.name }, slips.pages(recordsOf(found), body, scope));
  return body.fileFormat === 'PDF' ? writePdf(slot, head, found) : writeXlsx(slot, report.name, found);
}

/** The most classes that the name of a file lists. */
const MOST_NAMED = 3;

async function read<Request extends FileRequest>(
  db: Db,
  ctx: Context,
  report: Report<Request>,
  body: Request,
): Promise<Read<Request>> {
  const { sessionName, classNames } = await requireScope(db, ctx.schoolId, body);
  const { name, address, contactPhone, contactMobile, contactEmail, letterNo } = await getSchoolRow(db, ctx.schoolId);
  const today = todayOf(ctx.services.clock);
  const found = await readWhole(db, report, body, { today, most: mostOf(body) });
  const school = {
    name,
    address,
    phone: contactPhone,
    mobile: contactMobile,
    email: contactEmail,
    letterNo,
    logo: null,
  };
  const slips = body.paper === 'SLIPS' ? report.slips : undefined;
  const filters = report.filters(body, today);
  const head = listDocument({
    school,
    title: report.name,
    filters: [
      ...(sessionName === undefined ? [] : [{ label: words.session, value: sessionName }]),
      ...(classNames.length > 0 ? [{ label: words.classes, value: classNames.join(', ') }] : []),
      ...filters,
    ],
    columns: found.shape.columns.map(({ title, weight, kind }) => ({
      title,
      weight,
      ...((kind === 'money' || kind === 'number') && { align: 'right' as const }),
    })),
    layout: report.layout,
    madeOn: today,
  });
  const inSession = sessionName === undefined ? [] : [sessionName];
  const ofClasses = classNames.length > MOST_NAMED ? [words.classCount(classNames.length)] : classNames;
  const filtered = filters.map(({ label, value }) => (value === words.yes ? label : value.replaceAll('/', '-')));
  return {
    found,
    nameWords: [slips?.name ?? report.name, name, ...inSession, ...ofClasses, ...filtered],
    head,
    scope: { school, session: sessionName, language: body.language ?? 'ENGLISH', today },
    slips,
  };
}

/** The rows; counts the written ones in the run. */
function* counted(run: Run, { parts }: WholeReport): Generator<ReportRow[]> {
  for (const part of parts()) {
    yield part;
    run.done += part.length;
  }
}

/** All rows of a report as a file; 147 without rows, 201 for too many, ten files a minute for each user (REPORT-17). */
export function fileOfReport<Request extends FileRequest>(
  ctx: Context,
  event: string,
  report: Report<Request>,
  body: Request,
): Promise<FileResponse> {
  const make = async (slot: FileSlot, run: Run): Promise<FileResponse> => {
    const file = await ctx.read((db) => read(db, ctx, report, body));
    const { found, nameWords } = file;
    const rows = found.count;
    const most = mostOf(body);
    if (rows === 0) fail('NO_DATA_FOUND');
    if (rows > most) fail('TOO_LARGE', { message: words.tooMany(groupDigits(rows), groupDigits(most)) });
    Object.assign(run, { of: rows, state: 'RUNNING' } satisfies Partial<Run>);
    const { runKey: _runKey, ...request } = body;
    await recordExport(ctx, event, { entity: 'report', id: report.name, after: { request, rows } });
    const isPdf = body.fileFormat === 'PDF';
    return {
      fileName: fileNameOf(nameWords, isPdf ? 'pdf' : 'xlsx'),
      contentType: isPdf ? PDF_TYPE : SHEET_TYPE,
      rows,
      content: await writeFile(slot, report, body, {
        ...file,
        found: { ...found, parts: () => counted(run, found) },
      }),
    };
  };
  return inRun(ctx, body.runKey, (run) => ctx.inFileSlot('longest', (slot) => make(slot, run)));
}
