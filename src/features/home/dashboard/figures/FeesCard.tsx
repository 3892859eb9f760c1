import { Link } from 'react-router-dom';
import type { Dashboard } from '@/api/reports';
import { useHolds } from '@/shared/access';
import { useListLink } from '@/shared/lists';
import { paths } from '@/shared/navigation';
import { Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { FigureCard } from './FigureCard';
import { figuresWords } from './figuresWords';
import { MonthChart } from './MonthChart';

interface FeesCardProps {
  readonly schoolId: number;
  /** undefined while loading */
  readonly figures: Dashboard | undefined;
}

interface Fact {
  readonly label: string;
  readonly rupees: number;
  readonly note: string;
  readonly to: string;
}

/** The sums that the user may see, in order. */
function useFacts(schoolId: number, { session, collection, dues, awaiting }: Dashboard): Fact[] {
  const words = useWords(figuresWords);
  const linkTo = useListLink(schoolId);
  const facts: Fact[] = [];
  if (!session) return facts;
  const { sessionId } = session;
  if (collection)
    facts.push({
      label: words.collected,
      rupees: collection.amount,
      note: words.collectedNote,
      to: linkTo(paths.receipts, { sessionId, receiptType: 'FEE', startDate: '', endDate: '' }),
    });
  if (awaiting)
    facts.push({
      label: words.awaiting,
      rupees: awaiting.amount,
      note: words.receipts(awaiting.receipts),
      to: linkTo(paths.confirmReceipts, { sessionId }),
    });
  if (dues)
    facts.push(
      {
        label: words.due,
        rupees: dues.due,
        note: words.students(dues.dueStudents),
        to: linkTo(paths.dueDates, { sessionId }),
      },
      {
        label: words.pending,
        rupees: dues.amount,
        note: words.students(dues.students),
        to: linkTo(paths.pendingFees, { sessionId }),
      },
    );
  return facts;
}

/** The sums of a session as links to their lists, and the payments of each month. */
export function FeesCard({ schoolId, figures = {} }: FeesCardProps) {
  const words = useWords(figuresWords);
  const linkTo = useListLink(schoolId);
  const facts = useFacts(schoolId, figures);
  const { session, collection } = figures;
  if (!session)
    return (
      <FigureCard title={words.feesLoading} kind="fees">
        <FeesSkeleton />
      </FigureCard>
    );
  return (
    <FigureCard title={words.fees(session.sessionName)} kind="fees">
      <ul className="figure-facts">
        {facts.map(({ label, rupees, note, to }) => (
          <li key={label}>
            <Link to={to} className="figure-fact">
              <span>{label}</span>{' '}
              <strong>
                <Money rupees={rupees} />
              </strong>{' '}
              <span>{note}</span>
            </Link>
          </li>
        ))}
      </ul>
      {collection && <MonthChart months={collection.months} sessionId={session.sessionId} linkTo={linkTo} />}
    </FigureCard>
  );
}

/** As high as the sums and the chart that the user may see. */
function FeesSkeleton() {
  const holds = useHolds();
  const sums = [
    holds('LIST_RECEIPT'),
    holds('CONFIRM_FEE_RECEIPT'),
    ...Array<boolean>(2).fill(holds('PENDING_FEE_REPORT')),
  ];
  return (
    <>
      <ul className="figure-facts" aria-hidden>
        {sums.map(
          (isShown, index) =>
            isShown && <li key={index} className="figure-skeleton figure-skeleton-fact portal-skeleton-bar" />,
        )}
      </ul>
      {holds('LIST_RECEIPT') && (
        <div className="figure-skeleton figure-skeleton-chart portal-skeleton-bar" aria-hidden />
      )}
    </>
  );
}
