import type { Handler } from '../../../call/handler.ts';
import { findClassSelection } from '../classSelection.ts';
import { readLimits } from './readLimits.ts';

/** The list of a class without subjects is empty. */
export const listSubjectLimits: Handler<'listSubjectLimits'> = (ctx, { path }) =>
  ctx.read(async (db) => readLimits(db, await findClassSelection(db, ctx.schoolId, path)));
