import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form, Segmented, Space } from 'antd';
import { today } from '@/shared/lib/dates';
import { useToday } from '@/shared/lib/useToday';
import { ListFilterBar, SchoolFilter, type SchoolList } from '@/shared/lists';
import { DateItem } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { afterWords, beforeWords, dayCloseWords, rangeWords } from '../dayCloseWords';
import { changeOf, type DayFilters } from './dayCloseSlice';
import { neighbourOf, RANGES, type Range } from './range';

const Item = Form.Item<DayFilters>;

interface DayCloseFiltersProps {
  readonly list: SchoolList<DayFilters>;
}

export function DayCloseFilters({ list }: DayCloseFiltersProps) {
  const words = useWords(dayCloseWords);
  const ranges = useWords(rangeWords);
  const onChange = (typed: Partial<DayFilters>) => {
    const change = changeOf(typed, today());
    if (Object.keys(change).length > 0) list.change(change);
  };
  const fields = (
    <>
      <SchoolFilter />
      <Item name="range" label={words.view} className="day-close-view">
        <Segmented<Range> options={RANGES.map((value) => ({ value, label: ranges[value] }))} />
      </Item>
      <DayField />
      <Item name="mine" valuePropName="checked" className="day-close-mine">
        <Checkbox>{words.mine}</Checkbox>
      </Item>
    </>
  );
  return <ListFilterBar list={list} onChange={onChange} search={fields} actions={<Neighbours list={list} />} />;
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

/** The day, week or month before and after. */
function Neighbours({ list }: DayCloseFiltersProps) {
  const befores = useWords(beforeWords);
  const afters = useWords(afterWords);
  const now = useToday();
  const { range, date = now } = list.filters;
  const [beforeText, afterText] = [befores[range], afters[range]];
  const [before, after] = ([-1, 1] as const).map((step) => neighbourOf(range, date, step, now));
  const show = (next: string | null | undefined) => {
    if (next != null) list.change({ date: next });
  };
  return (
    <Space.Compact>
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label={beforeText}
        title={beforeText}
        onClick={() => show(before)}
      />
      <Button
        icon={<RightOutlined aria-hidden />}
        aria-label={afterText}
        title={afterText}
        disabled={after === null}
        onClick={() => show(after)}
      />
    </Space.Compact>
  );
}
