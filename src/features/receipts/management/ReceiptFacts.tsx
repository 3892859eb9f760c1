import { DateText, DialogFacts, Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { receiptTypeWords, receiptWords } from '../words';
import type { Cancelled } from './cancelForm';

interface ReceiptFactsProps {
  readonly receipt: Cancelled;
  /** effect of the action */
  readonly effect: string;
}

/** The receipt of a dialog and the effect of its action. */
export function ReceiptFacts({ receipt, effect }: ReceiptFactsProps) {
  const words = useWords(receiptWords);
  const types = useWords(receiptTypeWords);
  const { studentName, studentCode, receiptType, paymentDate, amountPaid } = receipt;
  const facts = [
    { label: words.name, value: `${studentName} (${studentCode})` },
    { label: words.type, value: types[receiptType] },
    { label: words.amount, value: <Money rupees={amountPaid} /> },
    { label: words.paymentDate, value: <DateText date={paymentDate} /> },
  ];
  return <DialogFacts facts={facts} effect={effect} />;
}
