import { Form, Input, Select } from 'antd';
import { ALL, ChoiceSelect, sessionChoices } from '@/shared/domain';
import { contractRules, useFields } from '@/shared/forms';
import { ListFilterBar, SchoolFilter, useListLookups, type SchoolList } from '@/shared/lists';
import { useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { useTypes } from '../useTypes';
import { certificateTypeWords, listWords } from '../words';
import { filterFields, type CertificateFilters } from './certificateListSlice';

const Item = Form.Item<CertificateFilters>;
const TEXTS = ['searchText'] as const;

interface CertificateFilterBarProps {
  readonly list: SchoolList<CertificateFilters>;
}

/** School, certificate and session; the text applies with Enter or Search. */
export function CertificateFilterBar({ list }: CertificateFilterBarProps) {
  const words = useWords(listWords);
  const types = useWords(certificateTypeWords);
  const all = { value: ALL, label: words.all };
  const { sessions, loading } = useListLookups(list.filters.schoolId);
  return (
    <ListFilterBar<CertificateFilters> list={list} texts={TEXTS} onReset={list.reset} search={<SearchBox />}>
      <SchoolFilter />
      <Item name="certificateType" label={words.type}>
        <Select
          options={[{ value: 'ALL', label: words.all }, ...useTypes().map((value) => ({ value, label: types[value] }))]}
        />
      </Item>
      <Item name="sessionId" label={words.session}>
        <ChoiceSelect loading={loading} options={[all, ...sessionChoices(sessions)]} applied={list.filters.sessionId} />
      </Item>
    </ListFilterBar>
  );
}

function SearchBox() {
  const words = useWords(listWords);
  const { searchText } = useFields(filterFields);
  return (
    <Item name="searchText" label={words.search} className="portal-filter-search" rules={contractRules(searchText)}>
      <Input allowClear autoFocus={useArrivalFocus()} autoComplete="off" placeholder={words.searchHint} />
    </Item>
  );
}
