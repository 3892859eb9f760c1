import { Alert } from 'antd';
import { useState } from 'react';
import type { StudentRemark } from '@/api/results';
import { useFields } from '@/shared/forms';
import { createSheet } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { studentKey } from './remarkCells';
import { remarkColumn, remarkFields } from './remarkColumns';
import { RemarksGrid } from './RemarksGrid';
import { remarksWords } from './remarksWords';

interface RemarksReadingProps {
  readonly sessionName: string;
  readonly stored: readonly StudentRemark[];
}

/** The remarks of a completed session, which the provider no longer changes (191). */
export function RemarksReading({ sessionName, stored }: RemarksReadingProps) {
  const words = useWords(remarksWords);
  const fields = useFields(remarkFields);
  const column = remarkColumn(words, fields, true);
  const [sheet] = useState(() => createSheet({ rows: stored, columns: [column], rowKey: studentKey }));
  return (
    <>
      <Alert type="info" showIcon title={words.completed(sessionName)} />
      <RemarksGrid sheet={sheet} column={column} />
    </>
  );
}
