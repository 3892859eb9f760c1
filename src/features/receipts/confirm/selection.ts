import { RECEIPT_FIELDS, type Receipt } from '@/api/receipts';
import { addPaise, fromPaise, toPaise } from '@common/money';

/** Maximum number of receipts in a request: selected ones, and all of a filter. */
export const MOST = RECEIPT_FIELDS.ReceiptConfirmationForm.receipts.maxItems;
export const MOST_OF_FILTER = RECEIPT_FIELDS.ReceiptsToConfirm.expectedCount.maximum;

/** The selected receipts by their ids, including those on other pages. */
export type Selection = ReadonlyMap<number, Receipt>;

export const NONE: Selection = new Map();

export const isTooMany = (selection: Selection): boolean => selection.size > MOST;

/** The receipts with these keys, from the previous selection and the rows of the page. */
export function selectionOf(keys: readonly unknown[], before: Selection, rows: readonly Receipt[]): Selection {
  const shown = new Map(rows.map((row) => [row.receiptId, row]));
  const found = keys.flatMap((key) => shown.get(Number(key)) ?? before.get(Number(key)) ?? []);
  return new Map(found.map((receipt) => [receipt.receiptId, receipt]));
}

export const without = (selection: Selection, ids: readonly number[]): Selection =>
  new Map([...selection].filter(([id]) => !ids.includes(id)));

/** Their sum in rupees. */
export const rupeesOf = (selection: Selection): number =>
  fromPaise(addPaise(...[...selection.values()].map(({ amountPaid }) => toPaise(amountPaid))));

const PLACE = /^receipts\.(\d+)\./;

/** The sent receipts that a rejection names. */
export const namedIn = (
  problems: readonly { readonly path: string }[] | undefined,
  sent: readonly number[],
): number[] => (problems ?? []).flatMap(({ path }) => sent[Number(PLACE.exec(path)?.[1] ?? -1)] ?? []);
