import { useMemo, useState } from 'react';

/** The rows of a grid by pages; a size of undefined shows all rows. */
export interface SheetPages {
  readonly page: number;
  readonly size: number | undefined;
  readonly go: (page: number, size: number | undefined) => void;
}

/** All rows on one page until the user chooses a size; another search begins on the first page. */
export function useSheetPages(searchText: string): SheetPages {
  const [chosen, setChosen] = useState({ page: 1, size: undefined as number | undefined, searchText });
  const isSame = chosen.searchText === searchText;
  if (!isSame) setChosen({ ...chosen, page: 1, searchText });
  const page = isSame ? chosen.page : 1;
  const { size } = chosen;
  return useMemo(
    () => ({ page, size, go: (nextPage, nextSize) => setChosen({ page: nextPage, size: nextSize, searchText }) }),
    [page, size, searchText],
  );
}

/** The page on which rows are shown: the last one where a filter left fewer pages. */
export const shownPage = ({ page, size }: SheetPages, rows: number): number =>
  size === undefined ? 1 : Math.min(page, Math.max(1, Math.ceil(rows / size)));
