// The events of a receipt without entries in the audit trail, such as those of the demo, as entries.
import type { Db } from '../../database/scope.ts';
import { getShownReceipt, listReceiptEvents, type ReceiptEvent } from '../receipts/index.ts';
import { countReceiptEntries, type EntryRow } from './history.queries.ts';

type Receipt = Awaited<ReturnType<typeof getShownReceipt>>;

const EVENTS: Readonly<Record<ReceiptEvent['event'], string>> = {
  CREATED: 'createReceipt',
  CONFIRMED: 'confirmReceipts',
  REOPENED: 'reopenReceipt',
  CANCELLED: 'cancelReceipt',
};

function factsOf({ event, reason }: ReceiptEvent, { type, paymentDate, mode, amount }: Receipt) {
  if (event === 'CREATED') return { after: { type, paymentDate, mode, amount } };
  if (event === 'CONFIRMED') return { before: { status: 'PENDING' }, after: { status: 'CONFIRMED' } };
  if (event === 'REOPENED') return { before: { status: 'CONFIRMED' }, after: { status: 'PENDING', reason } };
  // The status before a cancellation is not stored.
  return { after: { status: 'CANCELLED', comments: reason } };
}

/** The newest first. The entries of an event are its latest ones, so that the missing ones are the oldest. */
export async function receiptEntries(db: Db, id: number, keys: Parameters<typeof countReceiptEntries>[2]) {
  const receipt = await getShownReceipt(db, id);
  const counts = await countReceiptEntries(db, receipt.schoolId, keys);
  const events = await listReceiptEvents(db, receipt);
  const missing = events.filter((event, index) => {
    const later = events.slice(index + 1).filter((one) => one.event === event.event).length;
    return later >= (counts.get(event.event) ?? 0);
  });
  return missing.reverse().map((event, index): EntryRow => ({
    ...{ id: -1 - index, at: event.at, event: EVENTS[event.event], entity: 'receipt', by: event.by },
    ...{ userRecorded: event.by !== null, details: factsOf(event, receipt) },
  }));
}
