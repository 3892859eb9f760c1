import { DownloadOutlined } from '@ant-design/icons';
import { Button, Form, Input, Select, Switch } from 'antd';
import { useDispatch } from 'react-redux';
import { useSignedInUser } from '@/shared/access';
import { useSnackbar } from '@/shared/feedback';
import { changeFilters } from '@/shared/filters';
import { FilterBar } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { PlaceFilters, SchoolFilter } from './PlaceFilters';
import { filtersChanged, filtersReset, isAdvanced, PARENTS, START, type StudentFilters } from './studentListSlice';
import type { StudentActions } from './useStudentActions';

const Item = Form.Item<StudentFilters>;

interface StudentFiltersBarProps {
  readonly applied: StudentFilters;
  readonly actions: StudentActions;
  readonly onSearch: () => void;
}

/** What is typed stays here until Search; the applied filters live in the store (STUDENT-02 to STUDENT-14). */
export function StudentFiltersBar({ applied, actions, onSearch }: StudentFiltersBarProps) {
  const words = useWords(studentWords);
  const dispatch = useDispatch();
  const snackbar = useSnackbar();
  const user = useSignedInUser();
  const [form] = Form.useForm<StudentFilters>();
  const own = user?.isPlatform ? undefined : (user?.schoolId ?? undefined);
  const start = { ...START, schoolId: own };
  const shown = { ...applied, schoolId: applied.schoolId ?? own };
  const typed = Form.useWatch((values: StudentFilters) => values, { form, preserve: true }) ?? shown;
  const ready = typed.sessionId !== undefined;
  /** What the fields hold, in the order the table stands in. */
  const current = (): StudentFilters => {
    const { sortBy, sortOrder } = applied;
    return { ...start, ...(form.getFieldsValue(true) as StudentFilters), sortBy, sortOrder };
  };
  /** A disabled button takes no Enter, so the box handles it (STUDENT-12), also before the button is drawn enabled. */
  const entered = () => {
    if (form.getFieldValue('sessionId') === undefined) snackbar.error(words.selectSession);
    else if (!ready) form.submit();
  };
  return (
    <FilterBar<StudentFilters>
      applied={shown}
      start={start}
      form={form}
      searchDisabled={!ready}
      unfolded={isAdvanced(applied)}
      onSearch={() => {
        dispatch(filtersChanged(current()));
        onSearch();
      }}
      onReset={() => dispatch(filtersReset())}
      onValuesChange={(changed) => {
        const others = Object.fromEntries(Object.keys(changed).map((name) => [name, null]));
        form.setFieldsValue(changeFilters({ ...current(), ...others }, changed, start, PARENTS));
      }}
      advanced={<AdvancedFilters />}
      actions={
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={!ready}
          loading={actions.downloading}
          onClick={() => actions.download(current())}
        >
          {words.download}
        </Button>
      }
    >
      {user?.isPlatform && <SchoolFilter />}
      <PlaceFilters schoolId={typed.schoolId} classId={typed.classId} />
      <Item name="searchText" label={words.searchText}>
        <Input allowClear autoComplete="off" maxLength={100} onPressEnter={entered} />
      </Item>
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
