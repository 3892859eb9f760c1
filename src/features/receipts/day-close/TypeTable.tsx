import type { DayClose, DayCloseSum } from '@/api/receipts';
import { Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { dayCloseWords } from '../dayCloseWords';
import { receiptTypeWords, receiptWords } from '../words';
import { DayTable } from './DayTable';
import { useRange } from './useRange';

/** The amounts by type of receipt; types without a receipt are left out. */
export function TypeTable({ day: { types, total } }: { readonly day: DayClose }) {
  const words = useWords(dayCloseWords);
  const { amount } = useWords(receiptWords);
  const names = useWords(receiptTypeWords);
  const range = useRange();
  const cellsOf = (name: string, sum: DayCloseSum) => [
    name,
    range(sum),
    groupDigits(sum.receipts),
    <Money key="amount" rupees={sum.amount} />,
  ];
  return (
    <DayTable
      title={words.byType}
      kind="types"
      headings={[words.type, words.numbers, words.count, amount]}
      figures={2}
      rows={types
        .filter(({ total: sum }) => sum.receipts > 0)
        .map(({ type, total: sum }) => ({ key: type, cells: cellsOf(names[type], sum) }))}
      total={cellsOf(words.total, total)}
    />
  );
}
