import { FilterBar, type FilterBarProps } from '../ui';
import type { SchoolList } from './useSchoolList';

const NO_TEXTS = [] as const;

interface ListFilterBarProps<F extends object> extends Omit<
  FilterBarProps<F>,
  'applied' | 'texts' | 'onChange' | 'onSearch' | 'searchDisabled'
> {
  readonly list: SchoolList<F>;
  readonly texts?: FilterBarProps<F>['texts'];
  /** Replaces `list.change` where fields need checks before they apply. */
  readonly onChange?: FilterBarProps<F>['onChange'];
}

/** The filter bar of a list: a screen supplies only its fields. Search is disabled until the required filters are known. */
export const ListFilterBar = <F extends object>({
  list,
  texts = NO_TEXTS,
  onChange = list.change,
  ...fields
}: ListFilterBarProps<F>) => (
  <FilterBar<F>
    {...fields}
    applied={list.filters}
    texts={texts}
    searchDisabled={list.phase !== 'ready'}
    onChange={onChange}
    onSearch={list.search}
  />
);
