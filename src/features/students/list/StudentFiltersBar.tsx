import { DownloadOutlined } from '@ant-design/icons';
import { Button, Form, Input, Select, Switch } from 'antd';
import { useDispatch } from 'react-redux';
import { useSignedInUser } from '@/shared/access';
import type { Lookups } from '@/shared/domain';
import { useSnackbar } from '@/shared/feedback';
import { FilterBar, useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { PlaceFilters, SchoolFilter } from './PlaceFilters';
import { advancedSet, filtersChanged, filtersReset, type StudentFilters } from './studentListSlice';
import type { StudentActions } from './useStudentActions';

const Item = Form.Item<StudentFilters>;

const TEXTS = ['searchText'] as const;

interface StudentFiltersBarProps {
  readonly applied: StudentFilters;
  /** for the session to begin with */
  readonly waiting: boolean;
  readonly lookups: Lookups;
  readonly actions: StudentActions;
  readonly onSearch: () => void;
}

/** The filters of the list as they are applied (STUDENT-02 to STUDENT-14); a text that is typed is applied by Enter or Search. */
export function StudentFiltersBar({ applied, waiting, lookups, actions, onSearch }: StudentFiltersBarProps) {
  const words = useWords(studentWords);
  const dispatch = useDispatch();
  const user = useSignedInUser();
  const [form] = Form.useForm<StudentFilters>();
  const ready = applied.sessionId !== undefined;
  const change = (changed: Partial<StudentFilters>) =>
    dispatch(filtersChanged('sessionId' in changed ? { ...changed, sessionId: changed.sessionId ?? null } : changed));
  const download = () => {
    const searchText = form.getFieldValue('searchText') as string;
    if (searchText !== applied.searchText) change({ searchText });
    actions.download({ ...applied, searchText });
  };
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
      search={<SearchBox ready={ready} waiting={waiting} />}
      advanced={<AdvancedFilters />}
      actions={
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={!ready}
          loading={actions.downloading}
          onClick={download}
        >
          {words.download}
        </Button>
      }
    >
      {user?.isPlatform && <SchoolFilter />}
      <PlaceFilters filters={applied} lookups={lookups} />
    </FilterBar>
  );
}

/** Takes the cursor when the list opens. A disabled button takes no Enter, so the box handles it (STUDENT-12), also while the session is waited for. */
function SearchBox({ ready, waiting }: { readonly ready: boolean; readonly waiting: boolean }) {
  const words = useWords(studentWords);
  const snackbar = useSnackbar();
  const arrival = useArrivalFocus();
  const form = Form.useFormInstance<StudentFilters>();
  return (
    <Item name="searchText" label={words.searchText} className="portal-filter-search">
      <Input
        allowClear
        autoFocus={arrival}
        autoComplete="off"
        maxLength={100}
        placeholder={words.searchHint}
        onPressEnter={() => {
          if (!waiting && form.getFieldValue('sessionId') === undefined) snackbar.error(words.selectSession);
          else if (!ready) form.submit();
        }}
      />
    </Item>
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
