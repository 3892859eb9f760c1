import type { Context } from '../../../call/context.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import { compareFile, type ComparedFile } from './compareFile.ts';
import { readMarksFile, type MarksFile } from './readMarksFile.ts';
import { paramsOf, readUploadTarget, type MarksTarget } from './target.ts';

/** The dry run of an upload. Checks exam and session before it reads the file. */
export async function checkFile(
  ctx: Context,
  body: Parameters<typeof paramsOf>[0],
  files: Readonly<Record<string, UploadedFile>>,
): Promise<{ target: MarksTarget; file: MarksFile; compared: ComparedFile }> {
  const params = paramsOf(body);
  const target = await ctx.read((db) => readUploadTarget(db, ctx.schoolId, params));
  const file = await readMarksFile(ctx, files, target);
  return { target, file, compared: await ctx.read((db) => compareFile(db, target, file, ctx.actor.userId)) };
}
