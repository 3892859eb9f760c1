import { Button } from 'antd';
import type { Privilege } from '@/api/catalogue';
import { ofSchool } from '@/api/ofSchool';
import { useListSessionsQuery } from '@/api/sessions';
import { useHolds } from '@/shared/access';
import { useActiveSession } from '@/shared/domain';
import { useWords } from '@/shared/words';
import { ExamsCard } from './ExamsCard';
import { FeesCard } from './FeesCard';
import { figuresWords } from './figuresWords';
import { StudentsCard } from './StudentsCard';
import { useFigures } from './useFigures';

/** The cards in reading order with the privileges of their figures, of which one is enough. */
const CARDS: readonly { readonly Card: typeof FeesCard; readonly privileges: readonly Privilege[] }[] = [
  { Card: FeesCard, privileges: ['LIST_RECEIPT', 'PENDING_FEE_REPORT', 'CONFIRM_FEE_RECEIPT'] },
  { Card: ExamsCard, privileges: ['LOCK_RESULT', 'UPLOAD_RESULT'] },
  { Card: StudentsCard, privileges: ['LIST_STUDENT'] },
];

/** The figures of the school's active session that the user may see; nothing without a session or such a privilege. */
export function Figures({ schoolId }: { readonly schoolId: number }) {
  const holds = useHolds();
  const { currentData: sessions = [] } = useListSessionsQuery(ofSchool(schoolId));
  const session = useActiveSession(sessions);
  const cards = CARDS.filter(({ privileges }) => privileges.some(holds)).map(({ Card }) => Card);
  return cards.length === 0 || !session ? null : <Cards key={schoolId} schoolId={schoolId} cards={cards} />;
}

interface CardsProps {
  readonly schoolId: number;
  readonly cards: readonly (typeof FeesCard)[];
}

function Cards({ schoolId, cards }: CardsProps) {
  const words = useWords(figuresWords);
  const { currentData, isError, isFetching, refetch } = useFigures(schoolId);
  const failed = isError && !isFetching;
  return (
    <>
      {failed && (
        <p className="figures-failed" role="status">
          {words.failed}{' '}
          <Button type="link" size="small" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </p>
      )}
      {(currentData !== undefined || !failed) && (
        <div className="figures" aria-busy={currentData === undefined}>
          {cards.map((Card, at) => (
            <Card key={at} schoolId={schoolId} figures={currentData} />
          ))}
        </div>
      )}
    </>
  );
}
