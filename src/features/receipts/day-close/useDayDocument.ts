import { useDownloadDayCloseMutation, type DayClose } from '@/api/receipts';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { dayCloseWords } from '../dayCloseWords';

interface DayDocument {
  /** the download in progress */
  readonly busy: 'print' | 'save' | undefined;
  readonly print: (day: DayClose) => void;
  readonly save: (day: DayClose) => void;
}

/** Prints the document of the shown day or saves it as a PDF, one at a time. */
export function useDayDocument(): DayDocument {
  const words = useWords(dayCloseWords);
  const feedback = useFeedback();
  const [download, { isLoading, originalArgs }] = useDownloadDayCloseMutation();
  const take = ({ schoolId, date }: DayClose, html: boolean) => {
    if (isLoading) return;
    const sent = download(html ? { schoolId, date, html } : { schoolId, date });
    void feedback(
      sent.unwrap(),
      html ? { fallback: words.printFailed } : { success: words.downloaded, fallback: words.downloadFailed },
    );
  };
  const kind = originalArgs?.html ? 'print' : 'save';
  return {
    busy: isLoading ? kind : undefined,
    print: (day) => take(day, true),
    save: (day) => take(day, false),
  };
}
