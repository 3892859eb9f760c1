import { groupDigits } from '../../../../common/digits.ts';
import type { Context } from '../../../call/context.ts';
import type { FileResponse, Handler } from '../../../call/handler.ts';
import { recordExport } from '../../../call/exportLimit.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import type { FileSlot } from '../../../documents/pool/filePool.ts';
import { awardListDocument, type AwardListData } from '../../../documents/printed/awardList.ts';
import { PDF_TYPE, writePdf } from '../../../documents/writePdf.ts';
import { fail } from '../../../shared/fail.ts';
import { awardListFileWords as words } from './awardList.words.ts';
import { readAwardLists } from './readAwardLists.ts';

type Form = components['schemas']['AwardListForm'];

/** Maximum number of rows in a file; 201 above it. */
const MOST = 3_000;

/** Exam, class and section, the subject if there is only one, and the session. */
function nameWords([first, ...others]: readonly AwardListData[]): string[] {
  if (!first) return [words.file];
  const { exam, className, section, subject, session } = first;
  const ofOne = others.length > 0 ? [] : [subject];
  return [words.file, exam, className, ...(section === null ? [] : [section]), ...ofOne, session];
}

async function makeFile(ctx: Context, body: Form, slot: FileSlot): Promise<FileResponse> {
  const lists = await ctx.read((db) => readAwardLists(db, ctx.schoolId, body));
  const rows = lists.reduce((sum, { students }) => sum + students.length, 0);
  if (rows > MOST) fail('TOO_LARGE', { message: words.tooManyRows(groupDigits(rows), groupDigits(MOST)) });
  await recordExport(ctx, 'downloadAwardList', {
    entity: 'award list of exam',
    id: body.examId,
    schoolId: body.schoolId,
    after: { ...body, rows },
  });
  const named = nameWords(lists);
  return {
    fileName: fileNameOf(named, 'pdf'),
    contentType: PDF_TYPE,
    rows,
    content: await writePdf(slot, lists.map(awardListDocument), named.join(' ')),
  };
}

/** Blank lists for the examiners. Reads nothing before a file slot is free; ten files a minute for each user (203). */
export const downloadAwardList: Handler<'downloadAwardList'> = (ctx, { body }) =>
  ctx.inFileSlot('long', (slot) => makeFile(ctx, body, slot));
