import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { isoInstant } from '../../../shared/clock.ts';
import type { ShownReceipt } from '../receipts.queries.ts';
import { listReversals } from './reopen.queries.ts';

export type ReceiptEvent = components['schemas']['ReceiptEvent'];

const at = (
  event: ReceiptEvent['event'],
  instant: string,
  more: Partial<Pick<ReceiptEvent, 'by' | 'reason'>> = {},
): ReceiptEvent => ({
  ...{ event, at: isoInstant(instant), by: null, reason: null },
  ...more,
});

/** The confirmation or cancellation after the last reversal; the user is not stored with the receipt. */
function lastEvent({ status, modifiedAt, comments }: ShownReceipt): ReceiptEvent[] {
  if (status === 'PENDING') return [];
  return [status === 'CANCELLED' ? at('CANCELLED', modifiedAt, { reason: comments }) : at('CONFIRMED', modifiedAt)];
}

/** The events that the receipt and its reversals store, in the order in which they happened. */
export async function listReceiptEvents(db: Db, receipt: ShownReceipt): Promise<ReceiptEvent[]> {
  const reversals = await listReversals(db, receipt);
  return [
    at('CREATED', receipt.createdAt, { by: receipt.cashier }),
    ...reversals.flatMap(({ confirmedAt, reversedAt, by, reason }) => [
      at('CONFIRMED', confirmedAt),
      at('REOPENED', reversedAt, { by, reason }),
    ]),
    ...lastEvent(receipt),
  ];
}
