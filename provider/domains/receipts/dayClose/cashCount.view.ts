import { countedCash, piecesOf, type Pieces } from '../../../../common/cash.ts';
import { fromPaise, toPaise } from '../../../../common/money.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { isoInstant } from '../../../shared/clock.ts';
import type { NamedCount } from './cashCount.queries.ts';
import type { DaySums } from './dayClose.rules.ts';

/** Notes and coins of a count with its sums, in paise. */
export interface CountedDrawer {
  pieces: Pieces;
  otherCoins: number;
  /** of all notes and coins */
  amount: number;
  remarks: string | null;
}

export function drawerOf(row: NamedCount): CountedDrawer {
  const pieces = piecesOf((field) => row[field]);
  const otherCoins = toPaise(Number(row.otherCoins));
  return { pieces, otherCoins, amount: countedCash(pieces, otherCoins), remarks: row.remarks };
}

/** The cash of a cashier's receipts that are not cancelled, in paise. */
export const cashTaken = ({ cashiers }: Pick<DaySums, 'cashiers'>, cashierId: number): number =>
  cashiers.find((one) => one.cashierId === cashierId)?.modes.CASH.amount ?? 0;

/** The count of the contract, amounts in rupees. */
export function cashCountView(row: NamedCount, sums: Pick<DaySums, 'cashiers'>): components['schemas']['CashCount'] {
  const { pieces, otherCoins, amount, remarks } = drawerOf(row);
  const cash = cashTaken(sums, row.cashierId);
  return {
    cashierId: row.cashierId,
    cashier: row.cashier,
    ...pieces,
    otherCoins: fromPaise(otherCoins),
    amount: fromPaise(amount),
    cash: fromPaise(cash),
    difference: fromPaise(amount - cash),
    remarks,
    countedBy: row.countedByName,
    countedAt: isoInstant(row.modifiedAt),
    version: row.version,
  };
}
