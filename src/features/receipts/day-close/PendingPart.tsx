import { Link } from 'react-router-dom';
import type { DayClose, DayCloseMode } from '@/api/receipts';
import { useHolds, useSignedInUser } from '@/shared/access';
import { showDate } from '@/shared/lib/dates';
import { useListLink } from '@/shared/lists';
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
  const user = useSignedInUser();
  const linkTo = useListLink(schoolId);
  const filters = { ...(mine && user && { cashierId: user.userId }), paymentMode: mode, createdOn: date };
  return (
    <>
      {words.pending(showRupees(pending.amount))}
      {holds('CONFIRM_FEE_RECEIPT') && (
        <>
          {' '}
          <Link to={linkTo(paths.confirmReceipts, filters)} aria-label={words.confirmOf(names[mode], showDate(date))}>
            {words.confirm}
          </Link>
        </>
      )}
    </>
  );
}
