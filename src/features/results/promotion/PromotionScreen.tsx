import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useHolds } from '@/shared/access';
import { paths } from '@/shared/navigation';
import { PageFrame, useDialog, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { EmptyCard, LoadingCard } from '../Cards';
import { NO_DECISIONS } from './decisions';
import { HistoryDrawer } from './history/HistoryDrawer';
import { PromotionFilterBar } from './PromotionFilterBar';
import { PromotionResults } from './PromotionResults';
import type { Chosen } from './promotionSlice';
import { historyWords, promotionWords } from './promotionWords';
import { SubmitDialog } from './SubmitDialog';
import { usePromotion } from './usePromotion';

/** Promotes the students of classes into another session, after a preview of each student (PROMOTE-01 to PROMOTE-12). */
export function PromotionScreen() {
  const words = useWords(promotionWords);
  const holds = useHolds();
  const promotion = usePromotion();
  const submitting = useDialog<Chosen>();
  const history = useDialog<number>();
  const { dialog } = useLeaveGuard(promotion.isDirty);
  const { list, chosen, shown, decisions, decide } = promotion;
  const { schoolId } = list.filters;
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
      <PromotionFilterBar promotion={promotion} onSubmit={() => chosen && submitting.show(chosen)} />
      {list.phase === 'waiting' && <LoadingCard state={{ kind: 'loading' }} />}
      {list.phase !== 'waiting' && !shown && <EmptyCard text={chosen ? words.searchNow : words.chooseFirst} />}
      {shown && chosen && (
        <Fragment key={list.searches}>
          <PromotionResults promotion={promotion} chosen={chosen} shown={shown} />
        </Fragment>
      )}
      {submitting.target && (
        <SubmitDialog
          key={submitting.opening}
          open={submitting.open}
          chosen={submitting.target}
          decisions={decisions}
          sourceName={promotion.source?.sessionName ?? ''}
          targetName={promotion.target?.sessionName ?? ''}
          onDone={() => decide(NO_DECISIONS)}
          onClose={submitting.close}
        />
      )}
      {history.target !== undefined && (
        <HistoryDrawer open={history.open} schoolId={history.target} onClose={history.close} />
      )}
      {dialog}
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
