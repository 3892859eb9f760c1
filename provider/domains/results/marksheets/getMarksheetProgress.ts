import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { marksheetRuns } from './runs.ts';

/** Only own runs; 103 for any other key. */
export const getMarksheetProgress: Handler<'getMarksheetProgress'> = async (ctx, { path }) => {
  const run = marksheetRuns.find(ctx.services.clock, ctx.actor.userId, path.runKey) ?? fail('NOT_FOUND');
  const { done, of, state } = run;
  return Promise.resolve({ done, of, state });
};
