import { useDispatch } from 'react-redux';
import type { Lookups } from '@/shared/domain';
import { FilterBar } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';
import { FurtherFilters, SchoolFilter, StatusFilter } from './PlaceFilters';
import { advancedSet, filtersReset, type ReceiptFilters } from './receiptListSlice';
import { DateFilters, NumberBox, StudentBox } from './TypedFilters';
import { useLateSearch, type FilterForm } from './useFilterForm';
import type { ListPhase } from './useReceiptFilters';

const TEXTS = ['searchText', 'studentSearchText'] as const;

interface ReceiptFiltersBarProps {
  readonly applied: ReceiptFilters;
  readonly fields: FilterForm;
  readonly phase: ListPhase;
  readonly lookups: Lookups;
  readonly onSearch: () => void;
}

/** The filters of the list as they are applied (RECEIPT-02 to RECEIPT-04, RECEIPT-07 to RECEIPT-09). */
export function ReceiptFiltersBar({ applied, fields, phase, lookups, onSearch }: ReceiptFiltersBarProps) {
  const words = useWords(managementWords);
  const dispatch = useDispatch();
  useLateSearch(fields);
  return (
    <FilterBar<ReceiptFilters>
      applied={applied}
      texts={TEXTS}
      form={fields.form}
      searchDisabled={phase !== 'ready'}
      set={advancedSet(applied)}
      resetLabel={words.clear}
      onChange={fields.take}
      onSearch={onSearch}
      onReset={() => dispatch(filtersReset())}
      search={<StudentBox phase={phase} />}
      advanced={<FurtherFilters lookups={lookups} />}
    >
      <SchoolFilter />
      <NumberBox />
      <DateFilters />
      <StatusFilter />
    </FilterBar>
  );
}
