import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { findClassSelection } from '../classSelection.ts';
import { configView } from '../results.view.ts';
import { findConfigRow } from './config.queries.ts';

/** 153 for a class without a config (RESCONF-10). */
export const getResultConfig: Handler<'getResultConfig'> = (ctx, { path }) =>
  ctx.read(async (db) => {
    const selection = await findClassSelection(db, ctx.schoolId, path);
    return configView((await findConfigRow(db, selection)) ?? fail('RESULT_CONFIG_NOT_FOUND'));
  });
