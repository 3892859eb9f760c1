import { fileOf, useDownloadMarksheetsMutation, type MarksheetsForm } from '@/api/results';
import { useFileRun, type FileRun } from '@/shared/files';
import { useWords } from '@/shared/words';
import { marksheetsWords } from './marksheetsWords';

interface MarksheetRun extends Omit<FileRun, 'start'> {
  readonly start: (form: MarksheetsForm) => void;
}

export function useMarksheetRun(onSaved: () => void): MarksheetRun {
  const words = useWords(marksheetsWords);
  const [download] = useDownloadMarksheetsMutation();
  const run = useFileRun();
  const start = async (form: MarksheetsForm) => {
    const isSaved = await run.start((runKey) => download({ marksheetsForm: { ...form, runKey } }), {
      success: (file) => words.downloaded(fileOf(file).rows ?? 1),
      fallback: words.failed,
    });
    if (isSaved) onSaved();
  };
  return { ...run, start: (form) => void start(form) };
}
