import { Alert } from 'antd';
import { useMemo, useRef, useState } from 'react';
import type { StudentMarks } from '@/api/results';
import { createSheet, type SheetGridHandle } from '@/shared/sheet';
import { useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { papersOf, studentKey, type MarksSheetData } from './markCells';
import { entryColumns } from './markColumns';
import { MarksView } from './MarksView';
import { uploadWords } from './uploadWords';
import { useWhyResult } from './why/useWhyResult';
import { WhyButton } from './why/WhyButton';

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
  const grid = useRef<SheetGridHandle>(null);
  const why = useWhyResult(grid);
  const roomy = useIsRoomy();
  return (
    <>
      <Alert type="info" showIcon title={reason} />
      <MarksView ref={grid} {...{ sheet, data, papers, columns, searchText, why }} />
      {roomy && (
        <div className="sheet-buttons">
          <WhyButton onClick={why.explainActive} />
        </div>
      )}
    </>
  );
}
