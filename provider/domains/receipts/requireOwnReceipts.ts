import type { Context } from '../../call/context.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { fail } from '../../shared/fail.ts';

/** Without LIST_RECEIPT, a user sees pending receipts only. */
export const seesAllReceipts = ({ actor }: Context): boolean => actor.privileges.has('LIST_RECEIPT');

/** 137 for a filter on receipts that the user may not see. */
export function requireOwnReceipts(
  ctx: Context,
  { status }: Pick<components['schemas']['ReceiptFilter'], 'status'>,
): void {
  if (!seesAllReceipts(ctx) && status !== 'PENDING') fail('NO_PRIVILEGES');
}
