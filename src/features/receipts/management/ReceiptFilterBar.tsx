import { Form, Select } from 'antd';
import { VALUES } from '@/api/catalogue';
import { ALL, ChoiceSelect, classFilterChoices, sessionChoices } from '@/shared/domain';
import { ListFilterBar, SchoolFilter, useListLookups, type SchoolList } from '@/shared/lists';
import { useWords } from '@/shared/words';
import { managementWords, receiptStatusWords, receiptTypeWords, receiptWords } from '../words';
import { advancedSet, ignoresDates, type ReceiptFilters } from './receiptListSlice';
import { DateFilters, NumberBox, StudentBox } from './TypedFilters';
import { useLateSearch, type FilterForm } from './useFilterForm';

const Item = Form.Item<ReceiptFilters>;
const TEXTS = ['searchText', 'studentSearchText'] as const;

interface ReceiptFilterBarProps {
  readonly list: SchoolList<ReceiptFilters>;
  readonly fields: FilterForm;
}

/** RECEIPT-02 to RECEIPT-04, RECEIPT-07 to RECEIPT-09. */
export function ReceiptFilterBar({ list, fields }: ReceiptFilterBarProps) {
  const words = useWords(managementWords);
  useLateSearch(fields);
  return (
    <ListFilterBar<ReceiptFilters>
      list={list}
      texts={TEXTS}
      form={fields.form}
      set={advancedSet(list.filters)}
      resetLabel={words.clear}
      onChange={fields.take}
      onReset={list.reset}
      search={<StudentBox phase={list.phase} />}
      advanced={<AdvancedFilters filters={list.filters} />}
    >
      <SchoolFilter />
      <NumberBox />
      <DateFilters disabled={ignoresDates(list.filters)} />
      <StatusFilter />
    </ListFilterBar>
  );
}

function StatusFilter() {
  const words = useWords(managementWords);
  const { status } = useWords(receiptWords);
  const statuses = useWords(receiptStatusWords);
  const choices = VALUES.ReceiptStatus.map((value) => ({ value, label: statuses[value] }));
  return (
    <Item name="status" label={status} className="receipt-filter-status">
      <Select options={[{ value: 'ALL', label: words.all }, ...choices]} />
    </Item>
  );
}

/** Session, class, type and print, which are used less often. */
function AdvancedFilters({ filters }: { readonly filters: ReceiptFilters }) {
  const words = useWords(managementWords);
  const { session, class: className } = useWords(receiptWords);
  const types = useWords(receiptTypeWords);
  const { sessions, allClasses, loading } = useListLookups(filters.schoolId);
  const all = { value: ALL, label: words.all };
  const choices = VALUES.ReceiptType.map((value) => ({ value, label: types[value] }));
  return (
    <>
      <Item name="sessionId" label={session}>
        <ChoiceSelect loading={loading} options={[all, ...sessionChoices(sessions)]} applied={filters.sessionId} />
      </Item>
      <Item name="classId" label={className}>
        <ChoiceSelect loading={loading} options={[all, ...classFilterChoices(allClasses)]} applied={filters.classId} />
      </Item>
      <Item name="receiptType" label={words.receiptType}>
        <Select options={[{ value: 'ALL', label: words.all }, ...choices]} />
      </Item>
      <Item name="printed" label={words.printed}>
        <Select
          options={[
            { value: 'ALL', label: words.all },
            { value: 'NO', label: words.notYet },
          ]}
        />
      </Item>
    </>
  );
}
