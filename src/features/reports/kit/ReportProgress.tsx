import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useGetReportProgressQuery } from '@/api/reports';
import { RunProgress } from '@/shared/files';
import { useWords } from '@/shared/words';
import { reportWords } from './reportWords';
import type { ReportFile } from './useReportFile';

/** Most files are ready before this time. */
const AFTER_MS = 1_000;
const EACH_MS = 1_000;

/** The number of written rows of a running file, with Cancel; only for files that take long. */
export function ReportProgress({ file: { runKey, cancel } }: { readonly file: ReportFile }) {
  return runKey === undefined ? null : <LateProgress key={runKey} runKey={runKey} onCancel={cancel} />;
}

interface ProgressProps {
  readonly runKey: string;
  readonly onCancel: () => void;
}

function LateProgress(props: ProgressProps) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <Written {...props} />;
}

function Written({ runKey, onCancel }: ProgressProps) {
  const words = useWords(reportWords);
  const { currentData } = useGetReportProgressQuery({ runKey }, { pollingInterval: EACH_MS });
  return (
    <section className="portal-card report-progress" aria-label={words.file}>
      <RunProgress progress={currentData} words={words} />
      <Button onClick={onCancel}>{words.cancel}</Button>
    </section>
  );
}
