import { Spin } from 'antd';
import { useEffect } from 'react';
import type { PromotionStudent } from '@/api/promotion';
import { FailedState, RefusedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { Chosen } from './promotionSlice';
import { submitWords } from './promotionWords';
import { useAllStudents } from './useAllStudents';

interface DecisionCheckProps {
  /** the classes of decided students */
  readonly chosen: Chosen;
  readonly onChecked: (students: readonly PromotionStudent[]) => void;
}

/** Requests the students of decisions, so that none is submitted about a student who has changed. */
export function DecisionCheck({ chosen, onChecked }: DecisionCheckProps) {
  const words = useWords(submitWords);
  const { students, states } = useAllStudents(chosen, words.loadFailed);
  useEffect(() => {
    if (students) onChecked(students);
  });
  const state = states.find(({ kind }) => kind !== 'ready' && kind !== 'loading');
  if (state?.kind === 'failed') return <FailedState {...state} />;
  if (state?.kind === 'refused') return <RefusedState {...state} />;
  return <Spin description={words.comparing} className="promotion-counting" />;
}
