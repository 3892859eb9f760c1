import type { Handler } from '../../../call/handler.ts';
import { lifecyclePage } from './lifecycleList.ts';

/** Only students with an issued TC, whatever states the filter contains (LIFECYCLE-09). */
export const listTcStudents: Handler<'listTcStudents'> = (ctx, { query, body }) =>
  lifecyclePage(ctx, query, { ...body, onlyTc: true });
