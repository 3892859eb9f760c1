import { MOST_DAYS, rejectsReason } from '../../../../common/results/index.ts';
import type { Context } from '../../../call/context.ts';
import type { FileResponse, Handler } from '../../../call/handler.ts';
import { notedFilter, recordExport } from '../../../call/exportLimit.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import type { FileSlot } from '../../../documents/pool/filePool.ts';
import { SHEET_TYPE, writeSheet, type Column, type SheetHead } from '../../../documents/sheet.ts';
import { META_NAME, versionRows } from './entryVersions.ts';
import type { EntryColumn } from './fileColumns.ts';
import { marksFileWords as words } from './marksFile.words.ts';
import { readTemplate, type Template } from './readTemplate.ts';

type Form = components['schemas']['StudentMarksRequest'];

const ENTRY_WIDTH = 13;

/** The student of a row; the names of sections are in the file name. */
const STUDENT: readonly Column[] = [
  { title: words.code, kind: 'number', width: 10 },
  { title: words.srNo, kind: 'text', width: 12 },
  { title: words.rollNo, kind: 'number', width: 7 },
  { title: words.name, kind: 'text', width: 24 },
  { title: words.father, kind: 'text', width: 22 },
];
/** Code to name stay in view. */
const FROZEN = 4;

const isOneOf = (texts: readonly string[]): string => texts.map((text) => `{cell}="${text}"`).join(',');

/** A number in steps of 0.5 between the limits, or one of the reasons. */
const formulaOf = (min: number, max: number, reasons: readonly string[]): string => {
  const isMark = `IF(ISNUMBER({cell}),AND({cell}>=${min},{cell}<=${max},MOD({cell}*2,1)=0),FALSE)`;
  return reasons.length === 0 ? isMark : `OR(${isMark},${isOneOf(reasons)})`;
};

function columnOf({ title, subjectId, min, max, grades }: EntryColumn, reasons: readonly string[]): Column {
  const common = { title, width: ENTRY_WIDTH, unlocked: true };
  if (grades) return { ...common, kind: 'text', choices: [...grades.map(({ name }) => name), ...reasons] };
  if (subjectId === null) {
    const validation = { formula: formulaOf(0, MOST_DAYS, []), message: words.days(MOST_DAYS) };
    return { ...common, kind: 'decimal', validation };
  }
  const message = words.marksOnly(min, max, reasons.join(', '));
  return { ...common, kind: 'decimal', validation: { formula: formulaOf(min, max, reasons), message } };
}

function headOf({ exam, columns, students }: Template): SheetHead {
  const reasons = rejectsReason(exam.kind, 'MEDICAL') ? ['AB', 'L'] : ['AB', 'ML', 'L'];
  const { sheet: name, footer, choices, guide, guideLines: lines } = words;
  const keys = columns.map(({ key }) => key);
  return {
    ...{ name, footer, frozenColumns: FROZEN },
    columns: [...STUDENT, ...columns.map((column) => columnOf(column, reasons))],
    guide: { rows: students.length, choices, name: guide, lines },
    meta: { name: META_NAME, rows: versionRows(exam.id, keys, students) },
  };
}

async function* rowsOf({ students }: Template) {
  for (const { code, srNo, rollNo, name, fatherName, cells } of students)
    yield await Promise.resolve([[code, srNo, rollNo, name, fatherName, ...cells]]);
}

async function makeFile(ctx: Context, body: Form, slot: FileSlot): Promise<FileResponse> {
  const template = await ctx.read((db) => readTemplate(db, ctx.schoolId, body));
  const { exam, nameWords, students } = template;
  await recordExport(ctx, 'downloadMarksTemplate', {
    entity: 'marks file of exam',
    id: exam.id,
    schoolId: ctx.schoolId,
    after: { ...notedFilter(body, 'searchText'), rows: students.length },
  });
  return {
    fileName: fileNameOf([words.file, ...nameWords], 'xlsx'),
    contentType: SHEET_TYPE,
    rows: students.length,
    content: await writeSheet(slot, headOf(template), rowsOf(template)),
  };
}

/** The students with their stored marks, to be filled in. Ten files a minute for each user (203). */
export const downloadMarksTemplate: Handler<'downloadMarksTemplate'> = (ctx, { body }) =>
  ctx.inFileSlot('long', (slot) => makeFile(ctx, body, slot));
