import { useFileRun, type FileRun } from '@/shared/files';
import { useWords } from '@/shared/words';
import { reportWords } from './reportWords';

export interface ReportFile extends Omit<FileRun, 'start'> {
  readonly isDownloading: boolean;
  /** Saves a file and reports the result. */
  readonly save: (request: Parameters<FileRun['start']>[0]) => void;
}

/** The file of a report, one at a time. */
export function useReportFile(): ReportFile {
  const words = useWords(reportWords);
  const { start, ...run } = useFileRun();
  return {
    ...run,
    isDownloading: run.runKey !== undefined,
    save: (request) => void start(request, { success: words.downloaded, fallback: words.downloadFailed }),
  };
}
