import { Alert, Spin } from 'antd';
import {
  usePreviewPromotionQuery,
  usePromoteStudentsMutation,
  type Promoted,
  type PromotionPreview,
} from '@/api/promotion';
import { useLoadState } from '@/shared/errors';
import { isUndecided, useFeedback } from '@/shared/feedback';
import { useRequestKey } from '@/shared/saving';
import { ConfirmDialog, FailedState, RefusedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { requestedDecisions, type Decisions } from './decisions';
import type { Chosen } from './promotionSlice';
import { submitWords } from './promotionWords';

interface SubmitDialogProps {
  readonly open: boolean;
  readonly chosen: Chosen;
  readonly decisions: Decisions;
  readonly sourceName: string;
  readonly targetName: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks with the numbers of the promotion and then promotes; the provider rejects numbers and students that have changed (PROMOTE-11). */
export function SubmitDialog({ open, chosen, decisions, sourceName, targetName, onDone, onClose }: SubmitDialogProps) {
  const words = useWords(submitWords);
  const feedback = useFeedback();
  const requestKey = useRequestKey();
  const [promote] = usePromoteStudentsMutation();
  const request = { ...chosen, ...requestedDecisions(decisions, chosen.classIds) };
  const preview = usePreviewPromotionQuery({ promotionPreviewRequest: request }, { refetchOnMountOrArgChange: true });
  const totals = preview.isFetching ? undefined : preview.currentData;
  const submit = async () => {
    if (!totals) return 'stay';
    const { promoted, repeating, passedOut, digest } = totals;
    const expected = { promoted, repeating, passedOut, ...(digest !== undefined && { digest }) };
    const sent = promote({
      'Idempotency-Key': requestKey.keyOf(undefined, request),
      promotionRequest: { ...request, expected },
    });
    const result = await feedback(sent.unwrap(), {
      success: ({ runId }: Promoted) => (runId === null ? words.nothing : words.done),
      fallback: words.failed,
      around: (text, failure) => (isUndecided(failure) ? words.undecided(text) : text),
    });
    if (result.ok) onDone();
    return undefined;
  };
  return (
    <ConfirmDialog
      open={open}
      title={words.title(sourceName, targetName)}
      text={<Totals query={preview} totals={totals} targetName={targetName} />}
      confirmLabel={words.confirm}
      careful
      confirmDisabled={!totals || isNobody(totals)}
      onConfirm={submit}
      onClose={onClose}
    />
  );
}

const isNobody = ({ promoted, repeating, passedOut }: PromotionPreview): boolean =>
  promoted + repeating + passedOut === 0;

interface TotalsProps {
  readonly query: Parameters<typeof useLoadState>[0];
  readonly totals: PromotionPreview | undefined;
  readonly targetName: string;
}

function Totals({ query, totals, targetName }: TotalsProps) {
  const words = useWords(submitWords);
  const state = useLoadState(query, words.loadFailed);
  if (state.kind === 'failed') return <FailedState {...state} />;
  if (state.kind === 'refused') return <RefusedState {...state} />;
  if (!totals) return <Spin description={words.loading} className="promotion-counting" />;
  const notEligible = totals.notEligible.reduce((sum, { students }) => sum + students, 0);
  const lines = [
    [words.promoted, totals.promoted],
    [words.repeating, totals.repeating],
    [words.passedOut, totals.passedOut],
    [words.leftOut, totals.leftOut],
    [words.notEligible, notEligible],
  ] as const;
  return (
    <div className="promotion-confirm">
      <dl>
        {lines.map(([title, count]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {totals.sectionMissing > 0 && (
        <Alert type="warning" showIcon title={words.sectionMissing(totals.sectionMissing)} />
      )}
      <p>{isNobody(totals) ? words.nobody : words.undoHint(targetName)}</p>
    </div>
  );
}
