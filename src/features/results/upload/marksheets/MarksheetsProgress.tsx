import { useGetMarksheetProgressQuery } from '@/api/results';
import { RunProgress } from '@/shared/files';
import { useWords } from '@/shared/words';
import { marksheetsWords } from './marksheetsWords';

const EACH_MS = 1_000;

/** The number of finished marksheets of a run. */
export function MarksheetsProgress({ runKey }: { readonly runKey: string }) {
  const { currentData } = useGetMarksheetProgressQuery({ runKey }, { pollingInterval: EACH_MS });
  return <RunProgress progress={currentData} words={useWords(marksheetsWords)} />;
}
