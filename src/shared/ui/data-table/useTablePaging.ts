import { useEffect, useState } from 'react';
import { PAGE_SIZE } from '@common/pageSizes';
import { pageCountOf, type PageOfRows } from './paging';

export interface ServerPaging extends PageOfRows {
  readonly onChange: (page: number, size: number) => void;
}

/** Who cuts the rows into pages: this table, the provider, or nobody (TABLE-01). */
export type TablePaging = 'client' | 'none' | ServerPaging;

export interface CurrentPage extends PageOfRows {
  readonly pageCount: number;
  /** Another size always starts on the first page (TABLE-10). */
  readonly go: (page: number, size: number) => void;
}

/** The page shown; never one beyond the last. `filterKey` names the filter applied: a new one starts on page 1. */
export function useTablePaging(paging: TablePaging, rowCount: number, settled: boolean, filterKey = ''): CurrentPage {
  const [own, setOwn] = useState({ page: 1, size: PAGE_SIZE, filterKey });
  if (own.filterKey !== filterKey) setOwn({ ...own, page: 1, filterKey });

  const server = typeof paging === 'object' ? paging : null;
  const size = paging === 'none' ? Math.max(1, rowCount) : (server?.size ?? own.size);
  const total = server?.total ?? rowCount;
  const pageCount = pageCountOf(total, size);
  const asked = server?.page ?? own.page;
  const page = Math.min(asked, pageCount);

  const onServerPage = server?.onChange;
  const beyond = settled && onServerPage !== undefined && asked > pageCount;
  useEffect(() => {
    if (beyond) onServerPage(pageCount, size);
  }, [beyond, onServerPage, pageCount, size]);

  const go = (nextPage: number, nextSize: number) => {
    const target = nextSize === size ? nextPage : 1;
    if (onServerPage) onServerPage(target, nextSize);
    else setOwn({ page: target, size: nextSize, filterKey });
  };
  return { page, size, total, pageCount, go };
}
