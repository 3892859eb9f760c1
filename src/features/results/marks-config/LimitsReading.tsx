import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import type { SubjectLimits } from '@/api/results';
import { createSheet } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { limitColumns, subjectKey } from './limitColumns';
import { LimitsGrid } from './LimitsGrid';
import { limitsWords } from './limitsWords';

interface LimitsReadingProps {
  readonly sessionName: string;
  readonly subjects: readonly SubjectLimits[];
}

/** The limits of a completed session (MARKSCONF-08). */
export function LimitsReading({ sessionName, subjects }: LimitsReadingProps) {
  const words = useWords(limitsWords);
  const columns = useMemo(() => limitColumns(words, subjects, true), [words, subjects]);
  const [sheet] = useState(() => createSheet({ rows: subjects, columns, rowKey: subjectKey }));
  return (
    <>
      <Alert type="info" showIcon title={words.completed(sessionName)} />
      <LimitsGrid sheet={sheet} subjects={subjects} columns={columns} />
    </>
  );
}
