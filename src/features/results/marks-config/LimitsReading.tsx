import { Alert } from 'antd';
import { useState } from 'react';
import type { SubjectLimits } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { createSheet, SheetTools } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { limitColumns, subjectKey } from './limitColumns';
import { LimitsGrid } from './LimitsGrid';
import { limitsWords } from './limitsWords';

interface LimitsReadingProps {
  readonly selection: ClassSelection;
  readonly subjects: readonly SubjectLimits[];
}

/** The limits of a completed session (MARKSCONF-08). */
export function LimitsReading({ selection, subjects }: LimitsReadingProps) {
  const words = useWords(limitsWords);
  const { sessionName } = selection.session;
  const columns = limitColumns(words, subjects, true);
  const [sheet] = useState(() => createSheet({ rows: subjects, columns, rowKey: subjectKey }));
  return (
    <>
      <Alert type="info" showIcon title={words.completed(sessionName)} />
      <SheetTools title={words.titleOf(selection.class.className, sessionName)} label={words.tools} />
      <LimitsGrid sheet={sheet} subjects={subjects} columns={columns} />
    </>
  );
}
