import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { isoInstant } from '../../../shared/clock.ts';
import { getShownReceipt, type ShownReceipt } from '../receipts.queries.ts';
import { listReversals } from './reopen.queries.ts';

type Event = components['schemas']['ReceiptEvent'];

const at = (event: Event['event'], instant: string, more: Partial<Pick<Event, 'by' | 'reason'>> = {}): Event => ({
  ...{ event, at: isoInstant(instant), by: null, reason: null },
  ...more,
});

/** The confirmation or cancellation after the last reversal; the user is not stored with the receipt. */
function lastEvent({ status, modifiedAt, comments }: ShownReceipt): Event[] {
  if (status === 'PENDING') return [];
  return [status === 'CANCELLED' ? at('CANCELLED', modifiedAt, { reason: comments }) : at('CONFIRMED', modifiedAt)];
}

export const getReceiptHistory: Handler<'getReceiptHistory'> = (ctx, { path: { id } }) =>
  ctx.read(async (db) => {
    const receipt = await getShownReceipt(db, id);
    const reversals = await listReversals(db, receipt);
    const events = [
      at('CREATED', receipt.createdAt, { by: receipt.cashier }),
      ...reversals.flatMap(({ confirmedAt, reversedAt, by, reason }) => [
        at('CONFIRMED', confirmedAt),
        at('REOPENED', reversedAt, { by, reason }),
      ]),
      ...lastEvent(receipt),
    ];
    return events.reverse();
  });
