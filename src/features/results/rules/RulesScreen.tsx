import { useState } from 'react';
import { useGetResultRulesQuery, type ResultRules } from '@/api/results';
import { ClassSelectionBar, useClassSelection } from '@/shared/domain';
import { useFresh } from '@/shared/errors';
import { PageFrame, PageSkeleton } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { EmptyCard, LoadingCard } from '../Cards';
import { lookupWords } from '../words';
import { RulesEditor } from './RulesEditor';
import { RulesReading } from './RulesReading';
import { rulesWords } from './rulesWords';
import type { RulesFormOptions } from './useRulesForm';

/** The rules for the results of a session. */
export function RulesScreen() {
  const words = useWords(rulesWords);
  const choice = useClassSelection({ words: useWords(lookupWords), hasClass: false });
  const { session, waiting, fragment } = choice;
  return (
    <PageFrame title={words.title} trail={[{ label: words.title }]}>
      <ClassSelectionBar selection={choice} hasClass={false} resettable />
      {session && <RulesOfSession key={fragment} session={session} fragment={fragment} />}
      {!session && waiting && <PageSkeleton />}
      {!session && !waiting && <EmptyCard text={words.chooseFirst} />}
    </PageFrame>
  );
}

function RulesOfSession({ session, fragment }: Omit<RulesFormOptions, 'stored'>) {
  const words = useWords(rulesWords);
  const { sessionId } = session;
  const { found, state } = useFresh(
    useGetResultRulesQuery({ sessionId }, { refetchOnMountOrArgChange: true }),
    words.loadFailed,
  );
  // A save refetches the query, which must not unmount the form.
  const [opened, setOpened] = useState<ResultRules>();
  const stored = opened ?? found;
  if (opened !== stored) setOpened(stored);
  if (!stored) return <LoadingCard state={state} />;
  if (session.status === 'COMPLETED' || stored.declared.length > 0)
    return <RulesReading session={session} rules={stored} />;
  return (
    <RulesEditor session={session} fragment={fragment} stored={stored} storedVersion={(found ?? stored).version} />
  );
}
