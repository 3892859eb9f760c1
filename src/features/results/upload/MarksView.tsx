import { useIsRoomy } from '@/shared/ui';
import { MarksGrid, type MarksGridProps } from './MarksGrid';
import { MarksPhone } from './phone/MarksPhone';
import type { EntryHistory } from './useEntryHistory';
import type { WhyResultState } from './why/useWhyResult';
import { WhyResult } from './why/WhyResult';

interface MarksViewProps extends Omit<MarksGridProps, 'onExplain'> {
  readonly why: WhyResultState;
  readonly onHistory: EntryHistory['show'];
}

/** The marks as a grid, on a phone as a list of one component, with the explanation of a result. */
export function MarksView({ why, onHistory, ...props }: MarksViewProps) {
  const roomy = useIsRoomy();
  return (
    <>
      {roomy ? (
        <MarksGrid {...props} onExplain={why.explain} />
      ) : (
        <MarksPhone {...props} onExplain={why.explain} onHistory={onHistory} />
      )}
      <WhyResult why={why} sheet={props.sheet} data={props.data} papers={props.papers} />
    </>
  );
}
