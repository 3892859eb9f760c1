import { Alert, Button, Flex } from 'antd';
import { useEffect } from 'react';
import { useListPromotionStudentsQuery, type PromotionStudent } from '@/api/promotion';
import { useFresh } from '@/shared/errors';
import { REFETCH } from '@/shared/lists';
import { useWords } from '@/shared/words';
import { LoadingCard } from '../Cards';
import type { Chosen } from './promotionSlice';
import { promotionWords } from './promotionWords';

interface DraftCheckProps {
  /** the classes of the draft */
  readonly chosen: Chosen;
  readonly onChecked: (students: readonly PromotionStudent[]) => void;
  readonly onDiscard: () => void;
}

const useStudents = (chosen: Chosen, showEligibleOnly: boolean, fallback: string) =>
  useFresh(useListPromotionStudentsQuery({ eligibilityRequest: { ...chosen, showEligibleOnly } }, REFETCH), fallback);

/** Requests the students of a draft, so that no decision is restored about a student who has changed. */
export function DraftCheck({ chosen, onChecked, onDiscard }: DraftCheckProps) {
  const words = useWords(promotionWords);
  const eligible = useStudents(chosen, true, words.loadFailed);
  const others = useStudents(chosen, false, words.loadFailed);
  const students = eligible.found && others.found && [...eligible.found, ...others.found];
  useEffect(() => {
    if (students) onChecked(students);
  });
  const failed = [eligible, others].flatMap(({ state }) => (state.kind === 'failed' ? [state] : []));
  const [first] = failed;
  if (!first) return <LoadingCard state={eligible.found ? others.state : eligible.state} />;
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
