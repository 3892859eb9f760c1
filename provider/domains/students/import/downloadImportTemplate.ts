import type { Handler } from '../../../call/handler.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { SharedFiles } from '../../../documents/pool/sharedFiles.ts';
import { SHEET_TYPE, writeSheet, type Cell, type Column } from '../../../documents/sheet.ts';
import { sha256 } from '../../../config.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { MOST_ROWS } from '../../../documents/workbook.words.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { importWords as words } from './import.words.ts';
import { CLASS, IMPORT_COLUMNS, SECTION } from './importColumns.ts';
import type { ImportTarget } from './importDraft.ts';
import { classesOf } from './importFile.ts';

/** Column widths in characters. */
const NARROWEST = 14;
const NAME_WIDTH = 26;

function choicesOf(
  { key, kind, choices }: TableColumn,
  classes: ImportTarget['classes'],
): readonly string[] | undefined {
  const open = classes.filter(({ disabled }) => !disabled);
  if (key === CLASS) return open.map(({ name }) => name);
  if (key === SECTION) return [...new Set(open.flatMap(({ sections }) => sections.map(({ name }) => name)))].sort();
  if (kind === 'yes-no') return [words.yes, words.no];
  return choices?.map(({ label }) => label);
}

const columnOf =
  (classes: ImportTarget['classes']) =>
  (column: TableColumn): Column => {
    const choices = choicesOf(column, classes);
    return {
      title: column.title,
      kind: column.kind === 'date' ? 'date' : 'text',
      width: Math.max(column.title.length + 2, /Name$/.test(column.title) ? NAME_WIDTH : NARROWEST),
      required: column.required,
      open: column.open ?? false,
      ...(choices && { choices }),
    };
  };

// oxlint-disable-next-line typescript/require-await -- a template has no rows, and the writer asks for them one by one
async function* noRows(): AsyncGenerator<Cell[][]> {
  yield [];
}

/** Templates by a digest of their content, so that a change of the classes gives a new file. About 11 KB each. */
const templates = new SharedFiles(100);

export const downloadImportTemplate: Handler<'downloadImportTemplate'> = async (ctx) => {
  const { schoolId } = ctx;
  const { school, classes } = await ctx.read(async (db) => ({
    school: await getSchoolRow(db, schoolId),
    classes: await classesOf(db, schoolId),
  }));
  const { sheet: name, footer, choices, guide, guideLines } = words;
  const columns = IMPORT_COLUMNS.map(columnOf(classes));
  const head = { name, footer, columns, guide: { rows: MOST_ROWS, choices, name: guide, lines: guideLines } };
  return {
    fileName: fileNameOf([words.file, school.name], 'xlsx'),
    contentType: SHEET_TYPE,
    rows: 0,
    content: await templates.get(sha256(JSON.stringify(head)), () =>
      ctx.inFileSlot('long', (slot) => writeSheet(slot, head, noRows())),
    ),
  };
};
