import { Alert, Button, Flex } from 'antd';
import { useEffect } from 'react';
import type { PromotionStudent } from '@/api/promotion';
import { useWords } from '@/shared/words';
import { LoadingCard } from '../Cards';
import type { Chosen } from './promotionSlice';
import { promotionWords } from './promotionWords';
import { useAllStudents } from './useAllStudents';

interface DraftCheckProps {
  /** the classes of the draft */
  readonly chosen: Chosen;
  readonly onChecked: (students: readonly PromotionStudent[]) => void;
  readonly onDiscard: () => void;
}

/** Requests the students of a draft, so that no decision is restored about a student who has changed. */
export function DraftCheck({ chosen, onChecked, onDiscard }: DraftCheckProps) {
  const words = useWords(promotionWords);
  const { students, states } = useAllStudents(chosen, words.loadFailed);
  useEffect(() => {
    if (students) onChecked(students);
  });
  const failed = states.flatMap((state) => (state.kind === 'failed' ? [state] : []));
  const [first] = failed;
  if (!first) return <LoadingCard state={states.find(({ kind }) => kind !== 'ready') ?? states[0]} />;
  return (
    <Alert
      type="warning"
      showIcon
      title={words.checkFailed}
      description={first.message}
      action={
        <Flex wrap gap="small">
          <Button type="primary" onClick={() => failed.forEach(({ onRetry }) => onRetry?.())}>
            {words.retry}
          </Button>
          <Button onClick={onDiscard}>{words.discardDraft}</Button>
        </Flex>
      }
    />
  );
}
