import { useDownloadDayCloseMutation, type DayClose } from '@/api/receipts';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { dayCloseWords } from '../dayCloseWords';

interface DayPaper {
  /** which of the two is on the way */
  readonly busy: 'print' | 'save' | undefined;
  readonly print: (day: DayClose) => void;
  readonly save: (day: DayClose) => void;
}

/** The paper of the day on the screen, handed to the browser for printing or saved as a PDF; one at a time. */
export function useDayPaper(): DayPaper {
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
