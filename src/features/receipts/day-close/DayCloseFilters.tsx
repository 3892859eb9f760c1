import { Form } from 'antd';
import { useDispatch } from 'react-redux';
import { useSignedInUser } from '@/shared/access';
import { SchoolSelect } from '@/shared/domain';
import { today } from '@/shared/lib/dates';
import { useToday } from '@/shared/lib/useToday';
import { DateItem, FilterBar } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { dayCloseWords } from '../dayCloseWords';
import { changeOf, filtersChanged, type DayFilters } from './dayCloseSlice';

const NO_TEXTS = [] as const;

interface DayCloseFiltersProps {
  readonly applied: DayFilters;
  readonly onSearch: () => void;
}

export function DayCloseFilters({ applied, onSearch }: DayCloseFiltersProps) {
  const dispatch = useDispatch();
  return (
    <FilterBar<DayFilters>
      applied={applied}
      texts={NO_TEXTS}
      searchDisabled={applied.schoolId === undefined}
      onChange={(change) => {
        const named = changeOf(change, today());
        if (Object.keys(named).length > 0) dispatch(filtersChanged(named));
      }}
      onSearch={onSearch}
      search={<PlaceAndDay />}
    />
  );
}

/** The school for users of none, and the day. */
function PlaceAndDay() {
  const words = useWords(dayCloseWords);
  const user = useSignedInUser();
  const last = useToday();
  return (
    <>
      {user?.isPlatform && (
        <Form.Item<DayFilters> name="schoolId" label={words.school} className="portal-filter-school">
          <SchoolSelect />
        </Form.Item>
      )}
      <DateItem<DayFilters>
        name="date"
        label={words.day}
        max={last}
        problem={(date) => (date > last ? words.notYet : null)}
        rules={[{ required: true, message: words.dayRequired }]}
      />
    </>
  );
}
