import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useHolds } from '@/shared/access';
import { paths } from '@/shared/navigation';
import { PageFrame, useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { EmptyCard, LoadingCard } from '../Cards';
import { HistoryDrawer } from './history/HistoryDrawer';
import { DecidedStudents } from './DecidedStudents';
import { PromotionFilterBar } from './PromotionFilterBar';
import { scopeOf, type Chosen } from './promotionSlice';
import { historyWords, promotionWords } from './promotionWords';
import { usePromotion } from './usePromotion';

/** Promotes the students of classes into another session, after a preview of each student (PROMOTE-01 to PROMOTE-12). */
export function PromotionScreen() {
  const words = useWords(promotionWords);
  const holds = useHolds();
  const promotion = usePromotion();
  const submitting = useDialog<Chosen>();
  const history = useDialog<number>();
  const [comparing, setComparing] = useState(false);
  const { list, chosen } = promotion;
  const { schoolId } = list.filters;
  const scope = scopeOf(list.filters);
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={
        <>
          {holds('SESSION_MANAGEMENT') && (
            <Link className="promotion-start" to={paths.startSession}>
              {words.startSession}
            </Link>
          )}
          <HistoryButton schoolId={schoolId} onOpen={history.show} />
        </>
      }
    >
      <PromotionFilterBar
        promotion={promotion}
        disabled={comparing}
        onSubmit={() => chosen && submitting.show(chosen)}
      />
      {list.phase === 'waiting' && <LoadingCard state={{ kind: 'loading' }} />}
      {list.phase !== 'waiting' && scope === undefined && <EmptyCard text={words.chooseFirst} />}
      {list.phase !== 'waiting' && scope !== undefined && (
        <DecidedStudents
          key={scope}
          scope={scope}
          promotion={promotion}
          submitting={submitting}
          onComparing={setComparing}
        />
      )}
      {history.target !== undefined && (
        <HistoryDrawer open={history.open} schoolId={history.target} onClose={history.close} />
      )}
    </PageFrame>
  );
}

interface HistoryButtonProps {
  readonly schoolId: number | undefined;
  readonly onOpen: (schoolId: number) => void;
}

function HistoryButton({ schoolId, onOpen }: HistoryButtonProps) {
  const words = useWords(historyWords);
  return (
    <Button
      icon={<HistoryOutlined aria-hidden />}
      disabled={schoolId === undefined}
      onClick={() => schoolId !== undefined && onOpen(schoolId)}
    >
      {words.open}
    </Button>
  );
}
