import { useIsRoomy } from '@/shared/ui';
import { MarksGrid, type MarksGridProps } from './MarksGrid';
import { MarksPhone } from './phone/MarksPhone';
import type { WhyResultState } from './why/useWhyResult';
import { WhyResult } from './why/WhyResult';

interface MarksViewProps extends Omit<MarksGridProps, 'onExplain'> {
  readonly why: WhyResultState;
}

/** The marks as a grid, on a phone as a list of one component, with the explanation of a result. */
export function MarksView({ why, ...props }: MarksViewProps) {
  const Marks = useIsRoomy() ? MarksGrid : MarksPhone;
  return (
    <>
      <Marks {...props} onExplain={why.explain} />
      <WhyResult why={why} sheet={props.sheet} data={props.data} papers={props.papers} />
    </>
  );
}
