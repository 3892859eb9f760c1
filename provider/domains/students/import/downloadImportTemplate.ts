import type { Handler } from '../../../call/handler.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { SharedFiles } from '../../../documents/pool/sharedFiles.ts';
import { noRows, templateColumn } from '../../../documents/importTemplate.ts';
import { SHEET_TYPE, writeSheet } from '../../../documents/sheet.ts';
import { sha256 } from '../../../config.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { MOST_ROWS } from '../../../documents/workbookLimits.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { importWords as words } from './import.words.ts';
import { CLASS, IMPORT_COLUMNS, SECTION } from './importColumns.ts';
import type { ImportTarget } from './importDraft.ts';
import { classesOf } from './importFile.ts';

/** The names of the school for class and section; other columns have their own choices. */
function namesOf({ key }: TableColumn, classes: ImportTarget['classes']): readonly string[] | undefined {
  const open = classes.filter(({ disabled }) => !disabled);
  if (key === CLASS) return open.map(({ name }) => name);
  if (key === SECTION) return [...new Set(open.flatMap(({ sections }) => sections.map(({ name }) => name)))].sort();
  return undefined;
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
  const columns = IMPORT_COLUMNS.map((column) => templateColumn(column, namesOf(column, classes)));
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
