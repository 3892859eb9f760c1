import { Progress } from 'antd';
import { useGetMarksheetProgressQuery } from '@/api/results';
import { useWords } from '@/shared/words';
import { marksheetsWords } from './marksheetsWords';

const EACH_MS = 1_000;

/** How many marksheets of a run are ready; without a number until the provider knows the run. */
export function RunProgress({ runKey }: { readonly runKey: string }) {
  const words = useWords(marksheetsWords);
  const { currentData } = useGetMarksheetProgressQuery({ runKey }, { pollingInterval: EACH_MS });
  const known = currentData && currentData.of > 0;
  const waiting = currentData?.state === 'WAITING' ? words.waiting : words.preparing;
  return (
    <div className="marksheets-progress">
      <Progress
        aria-label={words.preparing}
        percent={known ? Math.floor((100 * currentData.done) / currentData.of) : 0}
        status="active"
        showInfo={false}
      />
      <span role="status">{known ? words.ready(currentData.done, currentData.of) : waiting}</span>
    </div>
  );
}
