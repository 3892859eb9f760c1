import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { findConfigRow } from './config.queries.ts';
import { findResultPlace } from '../classSelection.ts';
import { configView } from '../results.view.ts';

/** 153 where none was saved (RESCONF-10). */
export const getResultConfig: Handler<'getResultConfig'> = (ctx, { path }) =>
  ctx.read(async (db) => {
    const place = await findResultPlace(db, ctx.schoolId, path);
    return configView((await findConfigRow(db, place)) ?? fail('RESULT_CONFIG_NOT_FOUND'));
  });
