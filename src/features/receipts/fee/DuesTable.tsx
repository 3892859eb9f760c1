import { showPaise } from '@common/money';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import type { Dues } from './receiptQuestions';

/** The dues of each session, and of all of them. */
export function DuesTable({ dues: { sessions, total } }: { readonly dues: Dues }) {
  const words = useWords(feeWords);
  return (
    <table className="receipt-dues" aria-label={words.dues}>
      <tbody>
        {sessions.map(({ sessionId, name, paise }) => (
          <tr key={sessionId}>
            <th scope="row">{name}</th>
            <td>{showPaise(paise)}</td>
          </tr>
        ))}
      </tbody>
      {sessions.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{words.totalDue}</th>
            <td>{showPaise(total)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
