import { useEffect, useState } from 'react';
import type { PromotionStudent } from '@/api/promotion';
import { useDraft, useDraftWriter, useKeptDraft, type StoredDraft } from '@/shared/drafts';
import { feedbackWords, useSnackbar } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { decisionTexts, excludesFailed, restoredDecisions, type DecisionTexts } from './decisionDraft';
import { hasDecisions, NO_DECISIONS, type Decisions } from './decisions';
import { addressOf, type PromotionFilters } from './promotionSlice';
import { promotionWords } from './promotionWords';

interface DecisionsOptions {
  /** names the draft */
  readonly scope: string;
  readonly filters: PromotionFilters;
  readonly targetName: string | undefined;
  /** the draft of an earlier visit */
  readonly stored: StoredDraft | null;
  /** @param excludeFailed of the draft */
  readonly onRestored: (decisions: Decisions, excludeFailed: boolean) => void;
}

export interface DecisionsState {
  readonly decisions: Decisions;
  readonly decide: (decisions: Decisions) => void;
  readonly isDirty: boolean;
  /** A draft that is not compared with the students yet. */
  readonly pending: DecisionTexts | undefined;
  /** Restores the decisions of the draft about students who have not changed. */
  readonly restore: (students: readonly PromotionStudent[]) => void;
  readonly discard: () => void;
}

interface DecisionDraft {
  readonly texts: DecisionTexts;
}

/** The decisions for two sessions, kept as a draft in memory and in the browser's database. */
export function useDecisions({ scope, filters, targetName, stored, onRestored }: DecisionsOptions): DecisionsState {
  const words = useWords(promotionWords);
  const general = useWords(feedbackWords);
  const snackbar = useSnackbar();
  const draft = useDraft<DecisionDraft, null>({
    name: scope,
    resumeAt: addressOf(scope, filters),
    label: words.unsaved(targetName),
  });
  const [pending, setPending] = useState(draft.found?.work.texts ?? stored?.texts);
  const [decisions, setDecisions] = useState(NO_DECISIONS);
  const texts = pending ?? decisionTexts(decisions, filters);
  const isDirty = pending !== undefined || hasDecisions(decisions);
  useKeptDraft(draft, isDirty, () => ({ work: { texts }, base: null }));
  const writer = useDraftWriter({ form: scope, read: () => ({ texts, versions: {} }) });
  const { excludeFailed } = filters;
  // The choice is part of each stored decision.
  useEffect(() => {
    if (hasDecisions(decisions)) writer.current?.schedule();
    // At once after a promotion: a page that is closed then would leave the draft of its decisions.
    else void writer.current?.flush();
  }, [decisions, excludeFailed, writer]);
  const decide = (next: Decisions) => {
    setDecisions(next);
    writer.current?.schedule();
  };
  const replaceDraft = (next: Decisions) => {
    writer.current?.adopt(Object.keys({ ...stored?.texts, ...pending }));
    setPending(undefined);
    decide(next);
  };
  return {
    decisions,
    decide,
    isDirty,
    pending,
    restore: (students) => {
      const { decisions: valid, left } = restoredDecisions(texts, students);
      const isRestored = hasDecisions(valid);
      replaceDraft(valid);
      snackbar.info(
        [...(isRestored ? [general.restored] : []), ...(left > 0 ? [words.notRestored(left)] : [])].join(' '),
      );
      if (isRestored) onRestored(valid, excludesFailed(texts));
    },
    discard: () => replaceDraft(NO_DECISIONS),
  };
}
