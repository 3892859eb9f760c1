import type { Context } from '../../../call/context.ts';
import type { FileResponse, Handler } from '../../../call/handler.ts';
import { recordExport } from '../../../call/exportLimit.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import type { FileSlot } from '../../../documents/pool/filePool.ts';
import { registerDocument } from '../../../documents/printed/register.ts';
import type { RegisterData } from '../../../documents/printed/registerData.ts';
import { SHEET_TYPE, writeSheet, type Cell } from '../../../documents/sheet.ts';
import { PDF_TYPE, writePdf } from '../../../documents/writePdf.ts';
import { todayOf } from '../../../shared/clock.ts';
import { readRegister } from './readRegister.ts';
import { registerCells, registerSheet } from './register.export.ts';
import { registerFileWords as words } from './register.words.ts';

type Form = components['schemas']['ResultRegisterForm'];

/** All rows at once: a class is small. */
async function* batchOf(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield await Promise.resolve(rows);
}

const named = ({ exam, className, section, session }: RegisterData): string[] => [
  words.file,
  exam,
  className,
  ...(section === null ? [] : [section]),
  session,
];

async function makeFile(ctx: Context, body: Form, slot: FileSlot): Promise<FileResponse> {
  const data = await ctx.read((db) => readRegister(db, ctx.schoolId, body, todayOf(ctx.services.clock)));
  const rows = data.students.length;
  await recordExport(ctx, 'downloadResultRegister', {
    entity: 'result register of exam',
    id: body.examId,
    schoolId: body.schoolId,
    after: { ...body, rows },
  });
  const isPdf = body.format === 'PDF';
  return {
    fileName: fileNameOf(named(data), isPdf ? 'pdf' : 'xlsx'),
    contentType: isPdf ? PDF_TYPE : SHEET_TYPE,
    rows,
    content: isPdf
      ? await writePdf(slot, [registerDocument(data, body.paper ?? 'A4')], named(data).join(' '))
      : await writeSheet(slot, registerSheet(data), batchOf(registerCells(data))),
  };
}

/** The results of a class. Reads nothing before a file slot is free; ten files a minute for each user (203). */
export const downloadResultRegister: Handler<'downloadResultRegister'> = (ctx, { body }) =>
  ctx.inFileSlot('long', (slot) => makeFile(ctx, body, slot));
