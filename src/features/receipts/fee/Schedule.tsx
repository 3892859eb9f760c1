import type { StudentFees } from '@/api/fees';
import { DateText, Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';

/** The scheduled payments with the paid part of each; late rows are marked. */
export function Schedule({ fees: { schedule, today } }: { readonly fees: StudentFees }) {
  const words = useWords(feeWords);
  if (schedule.length === 0) return null;
  return (
    <table className="receipt-heads receipt-schedule">
      <caption>{words.schedule}</caption>
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.paid}</th>
        </tr>
      </thead>
      <tbody>
        {schedule.map(({ date, amount, paid }) => (
          <tr key={date ?? ''} className={classNameOf({ date, isPaid: paid === amount, today })}>
            <th scope="row">{date === null ? words.noDate : <DateText date={date} />}</th>
            <td>
              <Money rupees={amount} />
            </td>
            <td>
              <Money rupees={paid} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classNameOf({ date, isPaid, today }: { date: string | null; isPaid: boolean; today: string }): string {
  if (isPaid) return 'receipt-schedule-paid';
  return date !== null && date <= today ? 'receipt-schedule-late' : '';
}
