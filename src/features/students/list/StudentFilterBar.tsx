import type { ReactNode } from 'react';
import { ListFilterBar, SchoolFilter, type SchoolList } from '@/shared/lists';
import type { FilterBarProps } from '@/shared/ui';
import { DownloadButton, type ListRequest } from './DownloadButton';
import { SearchBox, type RequiredFilter } from './SearchBox';

interface StudentFilterBarProps<F extends object> extends Pick<FilterBarProps<F>, 'onReset' | 'advanced' | 'set'> {
  readonly list: SchoolList<F>;
  readonly required: RequiredFilter;
  readonly requestOf: ListRequest<F>;
  /** The fields beside the school and the search text. */
  readonly children: ReactNode;
}

const TEXTS = ['searchText'] as const;

/** The filters of a list of students, its search and its spreadsheet; the text applies with Enter or Search. */
export function StudentFilterBar<F extends { readonly searchText: string }>(props: StudentFilterBarProps<F>) {
  const { list, required, requestOf, children, ...bar } = props;
  return (
    <ListFilterBar<F>
      {...bar}
      list={list}
      texts={TEXTS}
      search={<SearchBox phase={list.phase} required={required} />}
      actions={<DownloadButton<F> list={list} requestOf={requestOf} />}
    >
      <SchoolFilter />
      {children}
    </ListFilterBar>
  );
}
