import type { Handler } from '../../call/handler.ts';
import { progressOf } from '../../call/runs.ts';

export const getReportProgress: Handler<'getReportProgress'> = async (ctx, { path }) =>
  Promise.resolve(progressOf(ctx, path.runKey));
