import type { ReactNode } from 'react';
import type { DayClose, DayCloseSum } from '@/api/receipts';
import { showDate, showInstant } from '@/shared/lib/dates';
import { Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { showRupees } from '@common/money';
import { dayCloseWords } from '../dayCloseWords';
import { paymentModeWords } from '../words';
import { numbersOf } from './numbers';
import { PendingPart } from './PendingPart';
import { useRange } from './useRange';

interface DaySumsProps {
  readonly day: DayClose;
  /** The sums are those of the user's own receipts. */
  readonly mine: boolean;
}

/** The sums of each mode and of all modes; the cash is counted. */
export function DaySums({ day, mine }: DaySumsProps) {
  const { date, asOf, modes, total, otherDate, cancelled } = day;
  const words = useWords(dayCloseWords);
  const names = useWords(paymentModeWords);
  return (
    <section className="portal-card day-close-sums" aria-labelledby="day-close-taken">
      <h2 id="day-close-taken">
        {words.taken(showDate(date))} <small>{words.asOf(showInstant(asOf))}</small>
      </h2>
      <dl>
        {modes.map((one) => (
          <Part
            key={one.mode}
            label={one.mode === 'CASH' ? words.handOver : names[one.mode]}
            sum={one.total}
            kind={one.mode}
          >
            {one.pending.receipts > 0 && <PendingPart day={day} mode={one} mine={mine} />}
          </Part>
        ))}
        <Part label={words.total} sum={total} kind="TOTAL">
          {otherDate.receipts > 0 &&
            words.otherDate(otherDate.receipts, groupDigits(otherDate.receipts), showRupees(otherDate.amount))}
        </Part>
      </dl>
      {cancelled.receipts > 0 && (
        <p className="day-close-cancelled">
          {words.cancelledNumbers(
            cancelled.receipts,
            groupDigits(cancelled.receipts),
            showRupees(cancelled.amount),
            numbersOf(cancelled.list.map(({ receiptNo }) => receiptNo)),
          )}
        </p>
      )}
    </section>
  );
}

interface PartProps {
  readonly label: string;
  readonly sum: DayCloseSum;
  readonly kind: string;
  /** a note on the sum */
  readonly children?: ReactNode;
}

function Part({ label, sum, kind, children }: PartProps) {
  const words = useWords(dayCloseWords);
  const range = useRange();
  return (
    <div data-kind={kind}>
      <dt>{label}</dt>
      <dd className="day-close-amount">
        <Money rupees={sum.amount} />
      </dd>
      <dd>{words.receipts(sum.receipts, groupDigits(sum.receipts))}</dd>
      {sum.receipts > 0 && <dd className="day-close-numbers">{words.numbered(range(sum))}</dd>}
      {children && <dd>{children}</dd>}
    </div>
  );
}
