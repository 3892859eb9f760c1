import { Fragment, useEffect } from 'react';
import { useStoredDraft, type StoredDraft } from '@/shared/drafts';
import { useLeaveGuard, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { EmptyCard, LoadingCard } from '../Cards';
import { classesOf, excludesFailed } from './decisionDraft';
import { decidedClasses, decisionsOutside } from './decisions';
import { DraftCheck } from './DraftCheck';
import { PromotionResults } from './PromotionResults';
import { chosenOf, scopeOf, type Chosen } from './promotionSlice';
import { promotionWords } from './promotionWords';
import { SubmitDialog } from './SubmitDialog';
import { useDecisions } from './useDecisions';
import type { Promotion } from './usePromotion';

interface DecidedStudentsProps {
  /** the two sessions that the decisions belong to */
  readonly scope: string;
  readonly promotion: Promotion;
  readonly submitting: DialogState<Chosen>;
  /** whether a draft is compared with the students */
  readonly onComparing: (comparing: boolean) => void;
}

/** The students of a search with the decisions about them, as soon as a stored draft is read. */
export function DecidedStudents(props: DecidedStudentsProps) {
  const stored = useStoredDraft(props.scope);
  if (stored === undefined) return <LoadingCard state={{ kind: 'loading' }} />;
  return <WithDecisions {...props} stored={stored} />;
}

interface WithDecisionsProps extends DecidedStudentsProps {
  readonly stored: StoredDraft | null;
}

function WithDecisions({ scope, promotion, submitting, onComparing, stored }: WithDecisionsProps) {
  const words = useWords(promotionWords);
  const { list, chosen, shown, search, source, target } = promotion;
  const { filters } = list;
  const { decisions, decide, isDirty, pending, restore, discard } = useDecisions({
    ...{ scope, filters, stored },
    targetName: target?.sessionName,
    onRestored: (restored, excludeFailed) => {
      const others = decidedClasses(restored).filter((classId) => !filters.classIds.includes(classId));
      if (others.length > 0 || excludeFailed !== filters.excludeFailed)
        list.change({ classIds: [...filters.classIds, ...others], excludeFailed });
      else search(restored.leftOut.size + restored.sections.size > 0 ? 'eligible' : 'notEligible');
    },
  });
  const { dialog } = useLeaveGuard(isDirty);
  const isComparing = pending !== undefined;
  useEffect(() => {
    onComparing(isComparing);
    return () => onComparing(false);
  }, [isComparing, onComparing]);
  const ofDraft =
    pending && chosenOf({ ...filters, classIds: classesOf(pending), excludeFailed: excludesFailed(pending) });
  if (ofDraft)
    return (
      <>
        <DraftCheck chosen={ofDraft} onChecked={restore} onDiscard={discard} />
        {dialog}
      </>
    );
  return (
    <>
      {!shown && <EmptyCard text={chosen ? words.searchNow : words.chooseFirst} />}
      {shown && chosen && (
        <Fragment key={list.searches}>
          <PromotionResults promotion={{ ...promotion, decisions, decide }} chosen={chosen} shown={shown} />
        </Fragment>
      )}
      {submitting.target && scopeOf({ ...filters, ...submitting.target }) === scope && (
        <SubmitDialog
          key={submitting.opening}
          open={submitting.open}
          chosen={submitting.target}
          decisions={decisions}
          onDecide={decide}
          sourceName={source?.sessionName ?? ''}
          targetName={target?.sessionName ?? ''}
          onDone={({ classIds }) => decide(decisionsOutside(decisions, classIds))}
          onClose={submitting.close}
        />
      )}
      {dialog}
    </>
  );
}
