import type { Context } from '../../call/context.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { fail } from '../../shared/fail.ts';
import { findFeeSelection, type FeeSelection } from './feeSelection.ts';
import { findFeeRow, listTerms } from './fees.queries.ts';
import { feeView } from './fees.view.ts';

/** The structure of a class, or of a stream of it; 122 where none is defined. */
export const readFeeStructure = (
  ctx: Context,
  requested: Omit<FeeSelection, 'schoolId'>,
): Promise<components['schemas']['FeeStructure']> =>
  ctx.read(async (db) => {
    const selection = await findFeeSelection(db, ctx.schoolId, requested);
    const row = (await findFeeRow(db, selection)) ?? fail('CLASS_SESSION_FEE_NOT_DECLARED');
    return feeView(row, await listTerms(db, row));
  });
