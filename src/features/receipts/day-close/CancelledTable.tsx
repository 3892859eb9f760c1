import type { DayCloseCancelled } from '@/api/receipts';
import { DateText, Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { dayCloseWords } from '../dayCloseWords';
import { paymentModeWords, receiptWords } from '../words';
import { DayTable } from './DayTable';

interface CancelledTableProps {
  readonly title: string;
  readonly cancelled: DayCloseCancelled;
  /** the date that is not the day of the screen */
  readonly date: 'madeOn' | 'cancelledOn';
}

/** Receipts that are in no sum; nothing without any. */
export function CancelledTable({ title, cancelled, date }: CancelledTableProps) {
  const words = useWords(dayCloseWords);
  const { amount, mode, platformUser } = useWords(receiptWords);
  const modes = useWords(paymentModeWords);
  const { receipts, amount: sum, list } = cancelled;
  if (receipts === 0) return null;
  return (
    <DayTable
      title={title}
      kind="cancelled"
      headings={[words.numbers, words.cashier, mode, words[date], words.reason, amount]}
      figures={1}
      rows={list.map((one) => ({
        key: one.receiptNo,
        cells: [
          one.receiptNo,
          one.cashier ?? platformUser,
          modes[one.paymentMode],
          <DateText key="date" date={one[date]} />,
          one.reason,
          <Money key="amount" rupees={one.amount} />,
        ],
      }))}
      total={[
        words.notCounted(receipts, groupDigits(receipts)),
        null,
        null,
        null,
        null,
        <Money key="amount" rupees={sum} />,
      ]}
    />
  );
}
