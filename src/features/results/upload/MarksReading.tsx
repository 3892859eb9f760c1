import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import type { StudentMarks } from '@/api/results';
import { createSheet } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { papersOf, studentKey, type MarksSheetData } from './markCells';
import { entryColumns } from './markColumns';
import { MarksGrid } from './MarksGrid';
import { uploadWords } from './uploadWords';

interface MarksReadingProps {
  readonly data: MarksSheetData;
  readonly stored: readonly StudentMarks[];
  readonly searchText: string;
  /** why the marks cannot be changed */
  readonly reason: string;
}

/** The marks of an exam that is locked or of a session that is not active (MARKS-39). */
export function MarksReading({ data, stored, searchText, reason }: MarksReadingProps) {
  const words = useWords(uploadWords);
  const papers = useMemo(() => papersOf(data), [data]);
  const columns = useMemo(() => entryColumns(words, data, papers, true), [words, data, papers]);
  const [sheet] = useState(() => createSheet({ rows: stored, columns, rowKey: studentKey }));
  return (
    <>
      <Alert type="info" showIcon title={reason} />
      <MarksGrid sheet={sheet} data={data} papers={papers} columns={columns} searchText={searchText} />
    </>
  );
}
