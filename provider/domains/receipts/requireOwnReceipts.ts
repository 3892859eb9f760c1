import type { Context } from '../../call/context.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { fail } from '../../shared/fail.ts';

/** Who only confirms receipts sees those that are to be confirmed (137). */
export function requireOwnReceipts(
  { actor }: Context,
  { status }: Pick<components['schemas']['ReceiptFilter'], 'status'>,
): void {
  if (!actor.privileges.has('LIST_RECEIPT') && status !== 'PENDING') fail('NO_PRIVILEGES');
}
