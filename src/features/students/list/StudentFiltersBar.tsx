import { Form, Select, Switch } from 'antd';
import { useDispatch } from 'react-redux';
import { useSignedInUser } from '@/shared/access';
import type { Lookups } from '@/shared/domain';
import { FilterBar } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { DownloadButton } from './DownloadButton';
import { PlaceFilters, SchoolFilter } from './PlaceFilters';
import { SearchBox } from './SearchBox';
import { advancedSet, filtersChanged, filtersReset, requestOf, type StudentFilters } from './studentListSlice';
import { useDownload } from './useDownload';
import { useValidSearch } from './useValidSearch';
import type { ListPhase } from './useSchoolList';

const Item = Form.Item<StudentFilters>;

const TEXTS = ['searchText'] as const;

interface StudentFiltersBarProps {
  readonly applied: StudentFilters;
  readonly phase: ListPhase;
  readonly lookups: Lookups;
  readonly onSearch: () => void;
}

/** The filters of the list as they are applied (STUDENT-02 to STUDENT-14); a text that is typed is applied by Enter or Search. */
export function StudentFiltersBar({ applied, phase, lookups, onSearch }: StudentFiltersBarProps) {
  const words = useWords(studentWords);
  const dispatch = useDispatch();
  const user = useSignedInUser();
  const [form] = Form.useForm<StudentFilters>();
  const { download, downloading } = useDownload();
  const ready = applied.sessionId !== undefined;
  const change = (changed: Partial<StudentFilters>) =>
    dispatch(filtersChanged('sessionId' in changed ? { ...changed, sessionId: changed.sessionId ?? null } : changed));
  const downloadShown = (searchText: string) => {
    if (searchText !== applied.searchText) change({ searchText });
    download(requestOf({ ...applied, searchText }));
  };
  const onDownload = useValidSearch(form, downloadShown);
  return (
    <FilterBar<StudentFilters>
      applied={applied}
      texts={TEXTS}
      form={form}
      searchDisabled={!ready}
      set={advancedSet(applied)}
      onChange={change}
      onSearch={onSearch}
      onReset={() => dispatch(filtersReset())}
      search={<SearchBox phase={phase} needs={{ filter: 'sessionId', text: words.selectSession }} />}
      advanced={<AdvancedFilters />}
      actions={<DownloadButton disabled={!ready} downloading={downloading} onDownload={onDownload} />}
    >
      {user?.isPlatform && <SchoolFilter />}
      <PlaceFilters filters={applied} lookups={lookups} />
    </FilterBar>
  );
}

function AdvancedFilters() {
  const words = useWords(studentWords);
  return (
    <>
      <Item name="registrationStatus" label={words.registrationStatus}>
        <Select
          options={[
            { value: '-1', label: words.all },
            { value: 'PENDING', label: words.PENDING },
            { value: 'COMPLETE', label: words.COMPLETE },
          ]}
        />
      </Item>
      {(['inactive', 'nonRte', 'newStudents'] as const).map((name) => (
        <Item
          key={name}
          name={name}
          label={name === 'inactive' ? words.inactiveToo : words[name]}
          valuePropName="checked"
        >
          <Switch />
        </Item>
      ))}
    </>
  );
}
