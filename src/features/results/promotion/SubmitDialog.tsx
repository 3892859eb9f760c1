import { Alert, Spin } from 'antd';
import { useState } from 'react';
import {
  usePreviewPromotionQuery,
  usePromoteStudentsMutation,
  type Promoted,
  type PromotionPreview,
  type PromotionStudent,
} from '@/api/promotion';
import { useLoadState } from '@/shared/errors';
import { isUndecided, useFeedback } from '@/shared/feedback';
import { useRequestKey } from '@/shared/saving';
import { ConfirmDialog, FailedState, RefusedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { applicableDecisions, decidedClasses, requestedDecisions, type Decisions } from './decisions';
import { DecisionCheck } from './DecisionCheck';
import { droppedText } from './droppedText';
import type { Chosen } from './promotionSlice';
import { promotionWords, submitWords } from './promotionWords';

interface SubmitDialogProps {
  readonly open: boolean;
  readonly chosen: Chosen;
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
  readonly sourceName: string;
  readonly targetName: string;
  readonly onDone: (promoted: Chosen) => void;
  readonly onClose: () => void;
}

/** Asks with the numbers of the promotion and then promotes; the provider rejects numbers and students that have changed (PROMOTE-11). */
export function SubmitDialog(props: SubmitDialogProps) {
  const { open, chosen, decisions, sourceName, targetName, onDone, onClose } = props;
  const words = useWords(submitWords);
  const feedback = useFeedback();
  const requestKey = useRequestKey();
  const [promote] = usePromoteStudentsMutation();
  const request = { ...chosen, ...requestedDecisions(decisions, chosen.classIds) };
  const { classIds, checked, check } = useCheck(props);
  const preview = usePreviewPromotionQuery(
    { promotionPreviewRequest: request },
    { refetchOnMountOrArgChange: true, skip: !checked },
  );
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
    if (result.ok) onDone(chosen);
    return undefined;
  };
  return (
    <ConfirmDialog
      open={open}
      title={words.title(sourceName, targetName)}
      text={
        checked ? (
          <>
            {checked.dropped !== undefined && (
              <Alert type="warning" showIcon title={checked.dropped} className="promotion-dropped" />
            )}
            <Totals query={preview} totals={totals} targetName={targetName} />
          </>
        ) : (
          <DecisionCheck chosen={{ ...chosen, classIds }} onChecked={check} />
        )
      }
      confirmLabel={words.confirm}
      careful
      confirmDisabled={!totals || isNobody(totals)}
      onConfirm={submit}
      onClose={onClose}
    />
  );
}

interface Checked {
  /** the message about decisions that were removed */
  readonly dropped?: string;
}

/**
 * Removes the decisions that no longer apply, by the students as they are when the dialog opens. Compares those of the opening, because
 * the table below the dialog shares its requests and may remove them first. A decided student of another class may be in any of the
 * chosen ones by now.
 */
function useCheck({ chosen, decisions: current, onDecide }: SubmitDialogProps) {
  const words = useWords(promotionWords);
  const [decisions] = useState(current);
  const decided = decidedClasses(decisions);
  const classIds = decided.every((id) => chosen.classIds.includes(id)) ? decided : chosen.classIds;
  const [checked, setChecked] = useState<Checked | undefined>(classIds.length === 0 ? {} : undefined);
  const check = (students: readonly PromotionStudent[]) => {
    const { decisions: kept, changed } = applicableDecisions(decisions, students, { classIds });
    if (changed.size > 0) onDecide(kept);
    setChecked(changed.size > 0 ? { dropped: droppedText(changed, students, words) } : {});
  };
  return { classIds, checked, check };
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
