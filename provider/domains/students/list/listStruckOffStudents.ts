import type { Handler } from '../../../call/handler.ts';
import { lifecyclePage } from './lifecycleList.ts';

/** Only struck-off students, whatever states the filter contains (LIFECYCLE-18). */
export const listStruckOffStudents: Handler<'listStruckOffStudents'> = (ctx, { query, body }) =>
  lifecyclePage(ctx, query, { ...body, onlyTc: false, onlyDisabled: false, onlyBlocked: true });
