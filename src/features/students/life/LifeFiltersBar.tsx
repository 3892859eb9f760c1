import { Form } from 'antd';
import type { ReactNode } from 'react';
import type { StudentFilter } from '@/api/students';
import { useSignedInUser } from '@/shared/access';
import { FilterBar, type FilterBarProps } from '@/shared/ui';
import { DownloadButton } from '../list/DownloadButton';
import { SchoolFilter } from '../list/PlaceFilters';
import { SearchBox, type SearchBoxProps } from '../list/SearchBox';
import { useDownload } from '../list/useDownload';
import { useValidSearch } from '../list/useValidSearch';

type FromBar<F extends object> = Pick<FilterBarProps<F>, 'applied' | 'onChange' | 'onSearch' | 'onReset'>;

interface LifeFiltersBarProps<F extends object> extends FromBar<F>, SearchBoxProps {
  readonly requestOf: (filters: F) => StudentFilter;
  /** The filters below the school's. */
  readonly children: ReactNode;
}

const TEXTS = ['searchText'] as const;

/** The filters of a list of those who left, its search and its spreadsheet (LIFECYCLE-02, LIFECYCLE-08, LIFECYCLE-11). */
export function LifeFiltersBar<F extends { readonly searchText: string }>(props: LifeFiltersBarProps<F>) {
  const { applied, phase, needs, requestOf, children, ...bar } = props;
  const user = useSignedInUser();
  const [form] = Form.useForm<F>();
  const { download, downloading } = useDownload();
  const ready = phase === 'ready';
  // The rows agree with the file.
  const onDownload = useValidSearch(form, (searchText) => {
    if (searchText !== applied.searchText) bar.onChange({ searchText } as Partial<F>);
    download(requestOf({ ...applied, searchText }));
  });
  return (
    <FilterBar<F>
      {...bar}
      applied={applied}
      texts={TEXTS}
      form={form}
      searchDisabled={!ready}
      search={<SearchBox phase={phase} needs={needs} />}
      actions={<DownloadButton disabled={!ready} downloading={downloading} onDownload={onDownload} />}
    >
      {user?.isPlatform && <SchoolFilter />}
      {children}
    </FilterBar>
  );
}
