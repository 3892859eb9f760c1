import type { Handler } from '../../../call/handler.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { noRows, templateColumn } from '../../../documents/importTemplate.ts';
import { SHEET_TYPE, writeSheet } from '../../../documents/sheet.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { TEACHER_COLUMNS } from './teacherColumns.ts';
import { MOST_TEACHERS } from './teacherLimits.ts';
import { teacherImportWords as words } from './teacherImport.words.ts';

export const downloadTeacherTemplate: Handler<'downloadTeacherTemplate'> = async (ctx) => {
  const school = await ctx.read((db) => getSchoolRow(db, ctx.schoolId));
  const { sheet: name, footer, choices, guide, guideLines } = words;
  const columns = TEACHER_COLUMNS.map((column) => templateColumn(column));
  const head = { name, footer, columns, guide: { rows: MOST_TEACHERS, choices, name: guide, lines: guideLines } };
  return {
    fileName: fileNameOf([words.file, school.name], 'xlsx'),
    contentType: SHEET_TYPE,
    rows: 0,
    content: await ctx.inFileSlot('long', (slot) => writeSheet(slot, head, noRows())),
  };
};
