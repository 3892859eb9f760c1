import { useRef, useState } from 'react';
import { fileOf, useDownloadMarksheetsMutation, type MarksheetsForm } from '@/api/results';
import { useFeedback } from '@/shared/feedback';
import { newRequestKey } from '@/shared/lib/requestKey';
import { useWords } from '@/shared/words';
import { marksheetsWords } from './marksheetsWords';

export interface MarksheetRun {
  /** names the running download for its progress; undefined while none runs */
  readonly runKey: string | undefined;
  readonly start: (form: MarksheetsForm) => void;
  /** The provider stops when the connection closes; nothing is saved. */
  readonly cancel: () => void;
}

/** One download at a time. */
export function useMarksheetRun(onSaved: () => void): MarksheetRun {
  const words = useWords(marksheetsWords);
  const feedback = useFeedback();
  const [download] = useDownloadMarksheetsMutation();
  const [runKey, setRunKey] = useState<string>();
  const cancel = useRef<() => void>(undefined);
  const start = async (form: MarksheetsForm) => {
    const key = newRequestKey();
    setRunKey(key);
    let isCancelled = false;
    const running = download({ marksheetsForm: { ...form, runKey: key } });
    cancel.current = () => {
      isCancelled = true;
      running.abort();
    };
    const saved = await feedback(running.unwrap(), {
      success: (file) => words.downloaded(fileOf(file).rows ?? 1),
      fallback: words.failed,
      onFailure: () => isCancelled,
    });
    setRunKey(undefined);
    if (saved.ok) onSaved();
  };
  return { runKey, start: (form) => void start(form), cancel: () => cancel.current?.() };
}
