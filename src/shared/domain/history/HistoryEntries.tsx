import type { HistoryChange, HistoryItem } from '@/api/history';
import { showRupees } from '@common/money';
import { showDate, showInstant } from '../../lib/dates';
import { useWords } from '../../words';
import { historyWords } from './historyWords';

/** The action, time and user of an entry, with the changed fields. */
export function HistoryEntry({ item }: { readonly item: HistoryItem }) {
  const words = useWords(historyWords);
  const time = showInstant(item.at);
  return (
    <li>
      <h3>{item.action}</h3>
      <p>
        <time dateTime={item.at}>{time}</time>
        {item.userRecorded && ` ${words.by(item.by ?? words.platformUser)}`}
      </p>
      {item.about !== null && <p>{item.about}</p>}
      {item.changes.length > 0 && <Changes changes={item.changes} label={words.changesOf(item.action, time)} />}
    </li>
  );
}

interface ChangesProps {
  readonly changes: readonly HistoryChange[];
  readonly label: string;
}

function Changes({ changes, label }: ChangesProps) {
  const words = useWords(historyWords);
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, index) => (
          <tr key={index}>
            <th scope="row">{change.field}</th>
            {change.recorded ? (
              <>
                <Value kind={change.kind} value={change.before} />
                <Value kind={change.kind} value={change.after} />
              </>
            ) : (
              <td colSpan={2}>{words.notRecorded}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ValueProps extends Pick<HistoryChange, 'kind'> {
  readonly value: string | null;
}

function Value({ kind, value }: ValueProps) {
  const words = useWords(historyWords);
  const text = value === null ? words.none : textOf(kind, value);
  return (
    <td>
      <span className="history-value" title={text}>
        {text}
      </span>
    </td>
  );
}

function textOf(kind: HistoryChange['kind'], value: string): string {
  if (kind === 'MONEY') return showRupees(Number(value));
  return kind === 'DATE' ? showDate(value) || value : value;
}
