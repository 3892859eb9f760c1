// A report as a spreadsheet or a PDF. All rows and totals are read at one moment, before the file is written.
import { groupDigits } from '../../../../common/digits.ts';
import { fromPaise, toPaise } from '../../../../common/money.ts';
import type { Context } from '../../../call/context.ts';
import type { FileAnswer } from '../../../call/handler.ts';
import { recordExport } from '../../../call/recordExport.ts';
import { inRun, type Run } from '../../../call/runs.ts';
import type { Db } from '../../../database/scope.ts';
import type { Cell as PdfCell, ListDocument } from '../../../documents/document.ts';
import { showDay } from '../../../documents/documentText.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import type { FileSlot } from '../../../documents/pool/filePool.ts';
import { listDocument } from '../../../documents/printed/list.ts';
import { SHEET_TYPE, writeSheet, type Cell as SheetCell } from '../../../documents/sheet.ts';
import { PDF_TYPE, writeListPdf } from '../../../documents/writePdf.ts';
import { todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { getSchoolRow } from '../../schools/index.ts';
import type { Report, ReportColumn, ReportRequest } from './report.ts';
import { readWhole, type ReportRow, type WholeReport } from './report.queries.ts';
import { reportWords as words } from './report.words.ts';
import { requireScope } from './requireScope.ts';

type FileRequest = ReportRequest & { fileFormat: 'EXCEL' | 'PDF'; runKey?: string };

/** Maximum number of rows in a file; 201 above it. */
const MOST = 60_000;

function pdfCell({ kind }: ReportColumn, value: ReportRow[number]): PdfCell {
  if (value === null) return null;
  if (kind === 'money') return { paise: toPaise(Number(value)) };
  return kind === 'date' ? showDay(String(value)) : String(value);
}

const sheetCell = ({ kind }: ReportColumn, value: ReportRow[number]): SheetCell =>
  value !== null && kind === 'money' ? fromPaise(toPaise(Number(value))) : value;

/** 'Total' in the first column. */
const labelled = <T>(cells: readonly T[], label: T): T[] => cells.map((cell, at) => (at === 0 ? label : cell));

/** The rows, of which the run counts those that are written. */
function* counted(run: Run, { parts }: WholeReport): Generator<ReportRow[]> {
  for (const part of parts()) {
    yield part;
    run.done += part.length;
  }
}

function* sheetRows(run: Run, found: WholeReport) {
  const { columns } = found.shape;
  const cellsOf = (row: ReportRow) => columns.map((column, at) => sheetCell(column, row[at] ?? null));
  for (const part of counted(run, found)) yield part.map(cellsOf);
  const sums = cellsOf(found.totals).map((value): SheetCell =>
    value === null ? null : { value: value as number, bold: true },
  );
  // The blank row keeps the total at its position when a spreadsheet program sorts the rows.
  yield [[], labelled<SheetCell>(sums, { value: words.total, kind: 'text', bold: true })];
}

const writeXlsx = (slot: FileSlot, name: string, run: Run, found: WholeReport): Promise<Buffer> =>
  writeSheet(
    slot,
    {
      name,
      footer: words.footer,
      columns: found.shape.columns.map(({ title, kind, width }) => ({ title, kind, width })),
    },
    sheetRows(run, found),
  );

function writePdf(slot: FileSlot, head: ListDocument, run: Run, found: WholeReport): Promise<Buffer> {
  const { columns } = found.shape;
  const cellsOf = (row: ReportRow) => columns.map((column, at) => pdfCell(column, row[at] ?? null));
  function* rows() {
    for (const part of counted(run, found)) yield part.map(cellsOf);
  }
  return writeListPdf(slot, head, rows(), () => [labelled(cellsOf(found.totals), words.total)]);
}

interface Read {
  found: WholeReport;
  nameWords: string[];
  head: ListDocument;
}

async function read<Request extends FileRequest>(
  db: Db,
  ctx: Context,
  report: Report<Request>,
  body: Request,
): Promise<Read> {
  const { sessionName, classNames } = await requireScope(db, ctx.schoolId, body);
  const { name, address, contactPhone, contactMobile, contactEmail, letterNo } = await getSchoolRow(db, ctx.schoolId);
  const today = todayOf(ctx.services.clock);
  const found = await readWhole(db, report, body, { today, most: MOST });
  const head = listDocument({
    school: { name, address, phone: contactPhone, mobile: contactMobile, email: contactEmail, letterNo, logo: null },
    title: report.name,
    filters: [
      ...(sessionName === undefined ? [] : [{ label: words.session, value: sessionName }]),
      ...(classNames.length > 0 ? [{ label: words.classes, value: classNames.join(', ') }] : []),
      ...report.filters(body, today),
    ],
    columns: found.shape.columns.map(({ title, weight, kind }) => ({
      title,
      weight,
      ...((kind === 'money' || kind === 'number') && { align: 'right' as const }),
    })),
    layout: report.layout,
    madeOn: today,
  });
  return { found, nameWords: [report.name, name, ...(sessionName === undefined ? [] : [sessionName])], head };
}

/** All rows of a report as a file; 147 without rows, 201 for too many, ten files a minute for each user (REPORT-17). */
export function fileOfReport<Request extends FileRequest>(
  ctx: Context,
  event: string,
  report: Report<Request>,
  body: Request,
): Promise<FileAnswer> {
  const make = async (slot: FileSlot, run: Run): Promise<FileAnswer> => {
    const { found, nameWords, head } = await ctx.read((db) => read(db, ctx, report, body));
    const { runKey: _runKey, ...request } = body;
    const { fileFormat } = request;
    const rows = found.count;
    if (rows === 0) fail('NO_DATA_FOUND');
    if (rows > MOST) fail('TOO_LARGE', { message: words.tooMany(groupDigits(rows), groupDigits(MOST)) });
    Object.assign(run, { of: rows, state: 'RUNNING' } satisfies Partial<Run>);
    await recordExport(ctx, event, { entity: 'report', id: report.name, after: { request, rows } });
    const isPdf = fileFormat === 'PDF';
    return {
      fileName: fileNameOf(nameWords, isPdf ? 'pdf' : 'xlsx'),
      contentType: isPdf ? PDF_TYPE : SHEET_TYPE,
      rows,
      content: isPdf ? await writePdf(slot, head, run, found) : await writeXlsx(slot, report.name, run, found),
    };
  };
  return inRun(ctx, body.runKey, (run) => ctx.inFileSlot('longest', (slot) => make(slot, run)));
}
