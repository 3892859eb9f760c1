import { Drawer } from 'antd';
import { useListPromotionRunsQuery, type PromotionRun } from '@/api/promotion';
import { useLoadState } from '@/shared/errors';
import { EmptyState, useDialog, useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { LoadingCard } from '../../Cards';
import { historyWords } from '../promotionWords';
import { RunItem } from './RunItem';
import { UndoDialog } from './UndoDialog';

const WIDTH = 560;

interface HistoryDrawerProps {
  readonly open: boolean;
  readonly schoolId: number;
  readonly onClose: () => void;
}

/** The promotions of a school, newest first; each can be undone while its target session is upcoming. */
export function HistoryDrawer({ open, schoolId, onClose }: HistoryDrawerProps) {
  const words = useWords(historyWords);
  const roomy = useIsRoomy();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.title}
      size={roomy ? WIDTH : '100%'}
      closable={{ 'aria-label': words.close, placement: 'end' }}
      destroyOnHidden
    >
      <Runs schoolId={schoolId} />
    </Drawer>
  );
}

function Runs({ schoolId }: Pick<HistoryDrawerProps, 'schoolId'>) {
  const words = useWords(historyWords);
  const query = useListPromotionRunsQuery({ schoolId }, { refetchOnMountOrArgChange: true });
  const state = useLoadState(query, words.loadFailed);
  const undoing = useDialog<PromotionRun>();
  const runs = query.currentData;
  if (!runs) return state.kind === 'ready' ? null : <LoadingCard state={state} />;
  return (
    <>
      {runs.length === 0 && <EmptyState text={words.empty} />}
      <ul className="promotion-runs">
        {runs.map((run) => (
          <RunItem key={run.runId} run={run} onUndo={() => undoing.show(run)} />
        ))}
      </ul>
      {undoing.target && (
        <UndoDialog
          key={undoing.opening}
          open={undoing.open}
          schoolId={schoolId}
          run={undoing.target}
          onClose={undoing.close}
        />
      )}
    </>
  );
}
