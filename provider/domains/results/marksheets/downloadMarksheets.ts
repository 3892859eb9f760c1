import { present } from '../../../../common/present.ts';
import type { Context } from '../../../call/context.ts';
import type { FileResponse, Handler } from '../../../call/handler.ts';
import { notedFilter, recordExport } from '../../../call/exportLimit.ts';
import { inRun, type Run } from '../../../call/runs.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import type { NamedDocument } from '../../../documents/pdf/archive.ts';
import type { FileSlot } from '../../../documents/pool/filePool.ts';
import { marksheetDocument } from '../../../documents/printed/marksheet.ts';
import { PDF_TYPE, writePdfArchive, writePdfBatches } from '../../../documents/writePdf.ts';
import { ZIP_TYPE } from '../../../documents/zip.ts';
import { EntryNames } from '../../../documents/zipNames.ts';
import { fail } from '../../../shared/fail.ts';
import { smallPhoto } from '../../../shared/images.ts';
import { todayOf } from '../../../shared/clock.ts';
import type { ExaminedRow } from '../marks/marks.queries.ts';
import { findPersons } from './marksheets.queries.ts';
import { resultPart, sheetResults, type SheetResults } from './marksheets.rules.ts';
import { marksheetFileWords as words } from './marksheets.words.ts';
import { readMarksheets, type RequestedSheets } from './readMarksheets.ts';

type Form = components['schemas']['MarksheetsForm'];

/** Marksheets that are read and written between two reports of the progress. */
const BATCH = 10;

const printed = (photo: Buffer | null | undefined): Promise<Buffer | null> =>
  photo ? smallPhoto(photo).catch((cause: unknown) => fail('UNABLE_TO_CREATE_FILE', { cause })) : Promise.resolve(null);

/** Such as `8-A_07_Aanya Sharma`. */
function entryName(names: EntryNames, { className, sectionName, rollNo, code, name }: ExaminedRow): string {
  const ofClass = sectionName === null ? className : `${className}-${sectionName}`;
  return names.nameOf([ofClass, rollNo === null ? String(code) : String(rollNo).padStart(2, '0'), name], code, 'pdf');
}

type Student = { at: number; row: ExaminedRow };

/** The marksheets of these students, with the values that are not loaded yet. */
async function entriesOf(
  ctx: Context,
  { exam, school, session, remarks }: RequestedSheets,
  sheets: SheetResults,
  names: EntryNames,
  part: readonly Student[],
): Promise<NamedDocument[]> {
  if (part.length === 0) return [];
  const ids = part.map(({ row }) => row.id);
  const persons = await ctx.read((db) => findPersons(db, ctx.schoolId, ids));
  return Promise.all(
    part.map(async ({ at, row }): Promise<NamedDocument> => {
      const name = entryName(names, row);
      const { dateOfBirth, photo } = present(persons.get(row.id), 'a student');
      const document = marksheetDocument({
        ...resultPart(sheets, at),
        ...{ school, session, exam: exam.name, declaredOn: exam.resultDeclarationDate },
        remark: remarks.get(row.id) ?? null,
        student: { ...row, section: row.sectionName, dateOfBirth, photo: await printed(photo) },
      });
      return { name, document };
    }),
  );
}

/** The marksheets of the requested students; a batch is read while the one before is written. */
async function* sheetsOf(ctx: Context, requested: RequestedSheets, sheets: SheetResults, run: Run) {
  const { results, chosen } = requested;
  const names = new EntryNames();
  const read = (from: number) => {
    const part = chosen
      .slice(from, from + BATCH)
      .map((at) => ({ at, row: present(results.students[at], 'a student') }));
    const entries = entriesOf(ctx, requested, sheets, names, part);
    // An unhandled rejection must not end the process if the run ends before the batch is used.
    entries.catch(() => undefined);
    return entries;
  };
  let next = read(0);
  for (let from = 0; from < chosen.length; from += BATCH) {
    const entries = await next;
    next = read(from + BATCH);
    yield entries;
    run.done += entries.length;
  }
}

async function* documentsOf(sheets: AsyncIterable<readonly NamedDocument[]>) {
  for await (const part of sheets) yield part.map(({ document }) => document);
}

/** Exam, class, the section if one was chosen, and session. */
function nameWords({ results, exam, chosen, session }: RequestedSheets, { sectionId }: Form): string[] {
  const first = present(results.students[chosen[0] ?? 0], 'a student');
  const isOfSection = sectionId != null && sectionId !== -1 && first.sectionName !== null;
  const section = isOfSection && first.sectionName ? [first.sectionName] : [];
  return [words.file, exam.name, first.className, ...section, session];
}

async function makeFile(
  ctx: Context,
  { runKey: _runKey, ...body }: Form,
  slot: FileSlot,
  run: Run,
): Promise<FileResponse> {
  const { clock } = ctx.services;
  const requested = await ctx.read((db) => readMarksheets(db, ctx.schoolId, body, todayOf(clock)));
  const rows = requested.chosen.length;
  Object.assign(run, { of: rows, state: 'RUNNING' } satisfies Partial<Run>);
  await recordExport(ctx, 'downloadMarksheets', {
    entity: 'marksheets of exam',
    id: body.examId,
    schoolId: body.schoolId,
    after: { ...notedFilter(body, 'searchText'), rows },
  });
  const results = await sheetResults(requested.results, requested.exam, requested.grades);
  const sheets = sheetsOf(ctx, requested, results, run);
  if (body.format !== 'PDF') {
    const content = await writePdfArchive(slot, sheets);
    return { fileName: `${words.archive}.zip`, contentType: ZIP_TYPE, rows, content };
  }
  const named = nameWords(requested, body);
  const head = { title: named.join(' '), letterhead: { name: requested.school.name, lines: [] } };
  const content = await writePdfBatches(slot, head, documentsOf(sheets));
  return { fileName: fileNameOf(named, 'pdf'), contentType: PDF_TYPE, rows, content };
}

/** Reads nothing before a file slot is free; stops at the next batch when the connection closes. Ten files a minute (203). */
export const downloadMarksheets: Handler<'downloadMarksheets'> = (ctx, { body }) =>
  inRun(ctx, body.runKey, (run) => ctx.inFileSlot('longest', (slot) => makeFile(ctx, body, slot, run)));
