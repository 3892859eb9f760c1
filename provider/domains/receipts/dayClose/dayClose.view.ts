import { fromPaise } from '../../../../common/money.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { NamedCount } from './cashCount.queries.ts';
import { cashCountView } from './cashCount.view.ts';
import { cancelledCount, type CancelledReceipt, type Count, type DaySums } from './dayClose.rules.ts';
import type { DayOfRange } from './range.rules.ts';

type Schemas = components['schemas'];

const inRupees = <C extends Count>(count: C): C => ({ ...count, amount: fromPaise(count.amount) });

const cancelledView = (list: readonly CancelledReceipt[]): Schemas['DayCloseCancelled'] => ({
  ...inRupees(cancelledCount(list)),
  list: list.map(({ mode, amount, ...receipt }) => ({ ...receipt, paymentMode: mode, amount: fromPaise(amount) })),
});

/** The day close of the contract, amounts in rupees; `asOf` in ISO 8601. */
export const dayCloseView = (
  { schoolId, date, asOf }: Pick<Schemas['DayClose'], 'schoolId' | 'date' | 'asOf'>,
  sums: DaySums,
  counts: readonly NamedCount[],
): Schemas['DayClose'] => ({
  schoolId,
  date,
  asOf,
  total: inRupees(sums.total),
  modes: sums.modes.map(({ mode, total, pending }) => ({ mode, total: inRupees(total), pending: inRupees(pending) })),
  types: sums.types.map(({ type, total }) => ({ type, total: inRupees(total) })),
  cashiers: sums.cashiers.map(({ cashierId, cashier, total, modes }) => ({
    cashierId,
    cashier,
    total: inRupees(total),
    cash: inRupees(modes.CASH),
    cheque: inRupees(modes.CHEQUE),
    online: inRupees(modes.ONLINE),
  })),
  otherDate: inRupees(sums.otherDate),
  cancelled: cancelledView(sums.cancelled),
  earlierCancelled: cancelledView(sums.earlierCancelled),
  counts: counts.map((row) => cashCountView(row, sums)),
});

export const dayView = ({ date, total, modes, cancelled }: DayOfRange): Schemas['DayCloseDay'] => ({
  date,
  total: inRupees(total),
  cash: inRupees(modes.CASH),
  cheque: inRupees(modes.CHEQUE),
  online: inRupees(modes.ONLINE),
  cancelled: inRupees(cancelled),
});
