import { today } from '@/shared/lib/dates';
import { useToday } from '@/shared/lib/useToday';
import { ListFilterBar, SchoolFilter, type SchoolList } from '@/shared/lists';
import { DateItem } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { dayCloseWords } from '../dayCloseWords';
import { changeOf, type DayFilters } from './dayCloseSlice';

export function DayCloseFilters({ list }: { readonly list: SchoolList<DayFilters> }) {
  const onChange = (typed: Partial<DayFilters>) => {
    const change = changeOf(typed, today());
    if (Object.keys(change).length > 0) list.change(change);
  };
  const fields = (
    <>
      <SchoolFilter />
      <DayField />
    </>
  );
  return <ListFilterBar list={list} onChange={onChange} search={fields} />;
}

function DayField() {
  const words = useWords(dayCloseWords);
  const last = useToday();
  return (
    <DateItem<DayFilters>
      name="date"
      label={words.day}
      max={last}
      problem={(date) => (date > last ? words.notYet : null)}
      rules={[{ required: true, message: words.dayRequired }]}
    />
  );
}
