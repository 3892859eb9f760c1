import { useMemo, useState } from 'react';

/** The rows of a grid by pages; a size of undefined shows all rows. */
export interface SheetPages {
  readonly page: number;
  readonly size: number | undefined;
  readonly go: (page: number, size: number | undefined) => void;
}

/** All rows on one page until the user chooses a size. */
export function useSheetPages(): SheetPages {
  const [{ page, size }, setPage] = useState<Omit<SheetPages, 'go'>>({ page: 1, size: undefined });
  return useMemo(
    () => ({ page, size, go: (nextPage, nextSize) => setPage({ page: nextPage, size: nextSize }) }),
    [page, size],
  );
}

/** The page on which rows are shown: the last one where a filter left fewer pages. */
export const shownPage = ({ page, size }: SheetPages, rows: number): number =>
  size === undefined ? 1 : Math.min(page, Math.max(1, Math.ceil(rows / size)));
