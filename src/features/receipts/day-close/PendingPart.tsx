import { Link } from 'react-router-dom';
import type { DayClose, DayCloseMode } from '@/api/receipts';
import { useHolds, useOwnSchool, useSignedInUser } from '@/shared/access';
import { showDate } from '@/shared/lib/dates';
import { paths } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { showRupees } from '@common/money';
import { dayCloseWords } from '../dayCloseWords';
import { paymentModeWords } from '../words';

interface PendingPartProps {
  readonly day: DayClose;
  readonly mode: DayCloseMode;
  /** The sums are those of the user's own receipts. */
  readonly mine: boolean;
}

/** The amount that is not confirmed yet, with a link to its receipts for users who may confirm them. */
export function PendingPart({ day: { schoolId, date }, mode: { mode, pending }, mine }: PendingPartProps) {
  const words = useWords(dayCloseWords);
  const names = useWords(paymentModeWords);
  const holds = useHolds();
  const own = useOwnSchool();
  const user = useSignedInUser();
  const filters = new URLSearchParams({
    ...(own === undefined && { schoolId: String(schoolId) }),
    ...(mine && user && { cashierId: user.userId }),
    ...{ paymentMode: mode, createdOn: date },
  });
  return (
    <>
      {words.pending(showRupees(pending.amount))}
      {holds('CONFIRM_FEE_RECEIPT') && (
        <>
          {' '}
          <Link
            to={`${paths.confirmReceipts}#${filters.toString()}`}
            aria-label={words.confirmOf(names[mode], showDate(date))}
          >
            {words.confirm}
          </Link>
        </>
      )}
    </>
  );
}
