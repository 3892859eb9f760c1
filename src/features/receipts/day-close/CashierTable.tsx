import type { DayClose, DayCloseSum } from '@/api/receipts';
import { Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { dayCloseWords } from '../dayCloseWords';
import { paymentModeWords, receiptWords } from '../words';
import { DayTable } from './DayTable';
import { useRange } from './useRange';

/** The amounts of each cashier by payment mode. */
export function CashierTable({ day: { cashiers, modes, total } }: { readonly day: DayClose }) {
  const words = useWords(dayCloseWords);
  const names = useWords(paymentModeWords);
  const { platformUser } = useWords(receiptWords);
  const range = useRange();
  const cellsOf = (name: string, all: DayCloseSum, sums: readonly DayCloseSum[]) => [
    name,
    range(all),
    groupDigits(all.receipts),
    ...[...sums, all].map(({ amount }, at) => <Money key={at} rupees={amount} />),
  ];
  return (
    <DayTable
      title={words.byCashier}
      kind="cashiers"
      headings={[words.cashier, words.numbers, words.count, names.CASH, names.CHEQUE, names.ONLINE, words.total]}
      figures={5}
      rows={cashiers.map(({ cashierId, cashier, total: all, cash, cheque, online }) => ({
        key: cashierId,
        cells: cellsOf(cashier ?? platformUser, all, [cash, cheque, online]),
      }))}
      total={cellsOf(
        words.total,
        total,
        modes.map((one) => one.total),
      )}
    />
  );
}
