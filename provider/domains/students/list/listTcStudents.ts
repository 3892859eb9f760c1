import type { Handler } from '../../../call/handler.ts';
import { lifePage } from './lifecycleList.ts';

/** Exactly those whose TC is issued, whatever else the filter asks for (LIFECYCLE-09). */
export const listTcStudents: Handler<'listTcStudents'> = (ctx, { query, body }) =>
  lifePage(ctx, query, { ...body, onlyTc: true });
