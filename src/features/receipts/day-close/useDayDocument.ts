import { useDownloadCashHandoverMutation, useDownloadDayCloseMutation, type DayClose } from '@/api/receipts';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { dayCloseWords } from '../dayCloseWords';
import { cashWords } from '../cashWords';

export interface DayDocument {
  /** the download in progress */
  readonly busy: 'print' | 'save' | undefined;
  readonly print: (day: DayClose) => void;
  readonly save: (day: DayClose) => void;
}

interface Asked {
  readonly schoolId: number;
  readonly date: string;
  readonly mine?: true;
  readonly html?: true;
}

const askedFor = ({ schoolId, date }: DayClose, mine: boolean, html: boolean): Asked => ({
  ...{ schoolId, date },
  ...(mine && { mine }),
  ...(html && { html }),
});

const documentOf = (
  { isLoading, originalArgs }: { readonly isLoading: boolean; readonly originalArgs?: { html?: boolean } | undefined },
  take: (day: DayClose, html: boolean) => void,
): DayDocument => {
  const kind = originalArgs?.html ? 'print' : 'save';
  return {
    busy: isLoading ? kind : undefined,
    print: (day) => void (isLoading || take(day, true)),
    save: (day) => void (isLoading || take(day, false)),
  };
};

/** Prints the document of the shown day or saves it as a PDF, one at a time. */
export function useDayDocument(mine: boolean): DayDocument {
  const words = useWords(dayCloseWords);
  const feedback = useFeedback();
  const [download, state] = useDownloadDayCloseMutation();
  return documentOf(state, (day, html) => {
    void feedback(
      download(askedFor(day, mine, html)).unwrap(),
      html ? { fallback: words.printFailed } : { success: words.downloaded, fallback: words.downloadFailed },
    );
  });
}

/** Prints the cash hand-over of the shown drawers or saves it as a PDF, one at a time. */
export function useHandover(mine: boolean): DayDocument {
  const words = useWords(cashWords);
  const feedback = useFeedback();
  const [download, state] = useDownloadCashHandoverMutation();
  return documentOf(state, (day, html) => {
    void feedback(
      download(askedFor(day, mine, html)).unwrap(),
      html ? { fallback: words.printFailed } : { success: words.downloaded, fallback: words.downloadFailed },
    );
  });
}
