import { Spin } from 'antd';
import {
  useGetPromotionRunQuery,
  useUndoPromotionMutation,
  type PromotionRun,
  type PromotionRunDetails,
  type UndoBlocker,
} from '@/api/promotion';
import { useLoadState } from '@/shared/errors';
import { useFeedback } from '@/shared/feedback';
import { useRequestKey } from '@/shared/saving';
import { ConfirmDialog, FailedState, RefusedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { classAndSection } from '../outcomeText';
import { historyWords } from '../promotionWords';

/** Students named in the dialog. */
const MOST_NAMED = 50;

interface UndoDialogProps {
  readonly open: boolean;
  readonly schoolId: number;
  readonly run: PromotionRun;
  readonly onClose: () => void;
}

/** Asks before a promotion is undone, or lists the students whose new enrolment prevents it. */
export function UndoDialog({ open, schoolId, run, onClose }: UndoDialogProps) {
  const words = useWords(historyWords);
  const feedback = useFeedback();
  const requestKey = useRequestKey();
  const [undo] = useUndoPromotionMutation();
  const { runId } = run;
  const query = useGetPromotionRunQuery({ schoolId, runId }, { refetchOnMountOrArgChange: true });
  const details = query.isFetching ? undefined : query.currentData;
  const confirm = async () => {
    const sent = undo({ schoolId, runId, 'Idempotency-Key': requestKey.keyOf(undefined, runId) });
    const result = await feedback(sent.unwrap(), {
      success: ({ removed }) => words.undoDone(removed),
      fallback: words.undoFailed,
    });
    // Refetches and shows the blockers.
    return result.ok ? undefined : 'stay';
  };
  return (
    <ConfirmDialog
      open={open}
      title={words.undoTitle}
      text={<Check query={query} details={details} run={run} />}
      confirmLabel={words.confirmUndo}
      cancelLabel={words.keep}
      danger
      confirmDisabled={!details || details.obstacle !== null || details.blockers.length > 0}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

interface CheckProps {
  readonly query: Parameters<typeof useLoadState>[0];
  readonly details: PromotionRunDetails | undefined;
  readonly run: PromotionRun;
}

function Check({ query, details, run: { promoted, repeating, targetSessionName } }: CheckProps) {
  const words = useWords(historyWords);
  const state = useLoadState(query, words.checkFailed);
  if (state.kind === 'failed') return <FailedState {...state} />;
  if (state.kind === 'refused') return <RefusedState {...state} />;
  if (!details) return <Spin description={words.checking} className="promotion-counting" />;
  if (details.obstacle === 'UNDONE') return words.wasUndone;
  if (details.obstacle !== null) return words.notUpcoming(targetSessionName);
  if (details.blockers.length > 0) return <Blockers blockers={details.blockers} />;
  return words.undoText(promoted + repeating, targetSessionName);
}

function Blockers({ blockers }: { readonly blockers: readonly UndoBlocker[] }) {
  const words = useWords(historyWords);
  return (
    <div className="promotion-blockers">
      <p>{words.blocked(blockers.length)}</p>
      {/* Focusable, so that the keyboard scrolls it. */}
      <ul tabIndex={0}>
        {blockers.slice(0, MOST_NAMED).map(({ studentId, studentCode, studentName, reasons, ...to }) => (
          <li key={studentId}>
            {words.blocker(studentName, studentCode, classAndSection(to.className, to.sectionName))}
            <span>{reasons.map((reason) => words[reason]).join(', ')}</span>
          </li>
        ))}
        {blockers.length > MOST_NAMED && <li>{words.more(blockers.length - MOST_NAMED)}</li>}
      </ul>
    </div>
  );
}
