import { Alert } from 'antd';
import { useListDiscountChangesQuery, type DiscountChange } from '@/api/fees';
import { showInstant } from '@/shared/lib/dates';
import { useWords } from '@/shared/words';
import { showRupees } from '@common/money';
import type { FeesTarget } from './feesForm';
import { feesWords } from './feesWords';

/** The changes of the discount, the newest first; nothing for a discount that was never changed. */
export function DiscountHistory({ target: { studentId, sessionId } }: { readonly target: FeesTarget }) {
  const words = useWords(feesWords);
  const { data: changes = [], isError } = useListDiscountChangesQuery(
    { studentId, sessionId },
    { refetchOnMountOrArgChange: true },
  );
  if (isError) return <Alert type="warning" showIcon title={words.historyFailed} className="fees-history" />;
  if (changes.length === 0) return null;
  return (
    <details className="fees-history">
      <summary>{words.history(changes.length)}</summary>
      <ol>
        {changes.map((change, index) => (
          <li key={changes.length - index}>
            <Change change={change} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Change({ change }: { readonly change: DiscountChange }) {
  const words = useWords(feesWords);
  const { before, after, changedAt, by } = change;
  return (
    <>
      <strong>{words.change(showRupees(before), showRupees(after))}</strong>
      <span>{reasonOf(change, words)}</span>
      <small>{words.changedBy(showInstant(changedAt), by ?? words.platformUser)}</small>
    </>
  );
}

function reasonOf({ source, reason }: DiscountChange, words: (typeof feesWords)['en']): string {
  if (source === 'OPENING_REVERSAL') return words.OPENING_REVERSAL;
  return source === 'OPENING_IMPORT' ? words.OPENING_IMPORT(reason ?? '') : (reason ?? words.noReason);
}
