import type { Handler } from '../../../call/handler.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { listCashiers } from './cashiers.queries.ts';

/** The choices of the filter by cashier. */
export const listReceiptCashiers: Handler<'listReceiptCashiers'> = (ctx, { query: { schoolId } }) =>
  ctx.read(async (db) => {
    await getSchoolRow(db, schoolId);
    return listCashiers(db, schoolId);
  });
