import { Link } from 'react-router-dom';
import type { Dashboard } from '@/api/reports';
import { paths } from '@/shared/navigation';
import { Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { FigureCard } from './FigureCard';
import { figuresWords } from './figuresWords';
import { MonthChart } from './MonthChart';
import { useListLink } from './useListLink';

interface FeesCardProps {
  readonly schoolId: number;
  /** undefined while they are loading */
  readonly figures: Dashboard | undefined;
}

interface Fact {
  readonly label: string;
  readonly rupees: number;
  readonly note: string;
  readonly to: string;
}

/** The sums of a session as links to their lists, and the payments of each month. */
export function FeesCard({ schoolId, figures }: FeesCardProps) {
  const words = useWords(figuresWords);
  const linkTo = useListLink(schoolId);
  if (!figures?.session) return <FigureCard title={words.feesLoading} kind="fees" children={undefined} />;
  const { session, collection, dues, awaiting } = figures;
  const ofSession = { sessionId: session.sessionId };
  const facts: Fact[] = [
    ...(collection
      ? [
          {
            label: words.collected,
            rupees: collection.amount,
            note: words.collectedNote,
            to: linkTo(paths.receipts, { ...ofSession, receiptType: 'FEE', startDate: '', endDate: '' }),
          },
        ]
      : []),
    ...(awaiting
      ? [
          {
            label: words.awaiting,
            rupees: awaiting.amount,
            note: words.receipts(awaiting.receipts),
            to: linkTo(paths.confirmReceipts),
          },
        ]
      : []),
    ...(dues
      ? [
          {
            label: words.due,
            rupees: dues.due,
            note: words.students(dues.dueStudents),
            to: linkTo(paths.dueDates),
          },
          {
            label: words.pending,
            rupees: dues.amount,
            note: words.students(dues.students),
            to: linkTo(paths.pendingFees),
          },
        ]
      : []),
  ];
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
