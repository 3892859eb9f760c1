import { useSyncExternalStore } from 'react';
import type { StudentMarks } from '@/api/results';
import { SheetPager, type Sheet, type SheetPages } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { matching } from './markCells';
import { uploadWords } from './uploadWords';

interface MarksPagerProps {
  readonly sheet: Sheet<StudentMarks>;
  readonly pages: SheetPages;
  readonly searchText: string;
}

/** The pages of the students that the search shows; all of them at first (MARKS-23, MARKS-24). */
export function MarksPager({ sheet, pages, searchText }: MarksPagerProps) {
  const words = useWords(uploadWords);
  const rows = useSyncExternalStore(sheet.subscribe, sheet.rows);
  const isShown = matching(searchText);
  return <SheetPager label={words.grid} pages={pages} rows={(isShown ? rows.filter(isShown) : rows).length} />;
}
