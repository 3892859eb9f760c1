import { showRupees } from '@common/money';
import type { StudentFees } from '@/api/fees';
import { showDate } from '../lib/dates';
import { useWords } from '../words';
import { feeSummaryWords } from './feeSummaryWords';

/** What is due by today, otherwise the next payment with its date. */
export function NextPayment({ fees: { dueNow, nextPayment } }: { readonly fees: StudentFees }) {
  const words = useWords(feeSummaryWords);
  if (dueNow > 0) return <strong>{words.dueNow(showRupees(dueNow))}</strong>;
  if (nextPayment === null || nextPayment.date === null) return null;
  return <span>{words.nextPayment(showRupees(nextPayment.amount), showDate(nextPayment.date))}</span>;
}
