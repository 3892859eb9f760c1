import type { Handler } from '../../../call/handler.ts';
import { lifePage } from './lifecycleList.ts';

/** Exactly those whose name is struck off, whatever else the filter asks for (LIFECYCLE-18). */
export const listStruckOffStudents: Handler<'listStruckOffStudents'> = (ctx, { query, body }) =>
  lifePage(ctx, query, { ...body, onlyTc: false, onlyDisabled: false, onlyBlocked: true });
