import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import type { StudentMarks } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { createSheet } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { AwardListButton } from './AwardListButton';
import { papersOf, studentKey, type MarksSheetData } from './markCells';
import { entryColumns } from './markColumns';
import { MarksGrid } from './MarksGrid';
import { uploadWords } from './uploadWords';

interface MarksReadingProps {
  readonly selection: ClassSelection;
  readonly data: MarksSheetData;
  readonly stored: readonly StudentMarks[];
  readonly searchText: string;
  /** why the marks cannot be changed */
  readonly reason: string;
}

/** The marks of an exam that is locked or of a session that is not active (MARKS-39). */
export function MarksReading({ selection, data, stored, searchText, reason }: MarksReadingProps) {
  const words = useWords(uploadWords);
  const papers = useMemo(() => papersOf(data), [data]);
  const columns = useMemo(() => entryColumns(words, data, papers, true), [words, data, papers]);
  const [sheet] = useState(() => createSheet({ rows: stored, columns, rowKey: studentKey }));
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={reason}
        action={<AwardListButton selection={selection} data={data} papers={papers} rows={stored} />}
      />
      <MarksGrid sheet={sheet} data={data} papers={papers} columns={columns} searchText={searchText} />
    </>
  );
}
