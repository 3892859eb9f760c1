import { Button, Form } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSignedInUser } from '@/shared/access';
import { ChoiceSelect, classChoices, SchoolSelect, sessionChoices, type Lookups } from '@/shared/domain';
import { hasUnsavedWork, LeaveDialog, useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { filtersChanged, filtersReset, type LimitsFilters } from './limitsSlice';
import { limitsWords } from './limitsWords';

const Item = Form.Item<LimitsFilters>;

interface LimitsFiltersBarProps {
  readonly filters: LimitsFilters;
  readonly lookups: Lookups;
}

/** What the grid is about (MARKSCONF-01). Another choice is applied at once, where work would be lost only after it was asked for. */
export function LimitsFiltersBar({ filters, lookups }: LimitsFiltersBarProps) {
  const words = useWords(limitsWords);
  const dispatch = useDispatch();
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  const arrival = useArrivalFocus();
  const [form] = Form.useForm<LimitsFilters>();
  const [asked, setAsked] = useState<() => void>();
  useEffect(() => form.setFieldsValue(filters), [form, filters]);
  const ask = (apply: () => void) => {
    if (!hasUnsavedWork()) return apply();
    form.setFieldsValue(filters);
    setAsked(() => apply);
  };
  const common = { loading: lookups.loading, disabled: filters.schoolId === undefined };
  return (
    <div role="search">
      <Form<LimitsFilters>
        name={useId()}
        form={form}
        layout="vertical"
        className="portal-card portal-filters limits-filters"
        aria-label={words.filters}
        initialValues={filters}
        onValuesChange={(change: Partial<LimitsFilters>) => ask(() => void dispatch(filtersChanged(change)))}
      >
        {isPlatform && (
          <Item name="schoolId" label={words.school} required className="portal-filter-school">
            <SchoolSelect />
          </Item>
        )}
        <Item name="sessionId" label={words.session} required>
          <ChoiceSelect {...common} placeholder={words.chooseSession} options={sessionChoices(lookups.sessions)} />
        </Item>
        <Item name="classId" label={words.class} required>
          <ChoiceSelect
            {...common}
            autoFocus={arrival && filters.classId === undefined}
            placeholder={words.chooseClass}
            options={classChoices(lookups.classes)}
          />
        </Item>
        <Button onClick={() => ask(() => void dispatch(filtersReset()))}>{words.reset}</Button>
      </Form>
      <LeaveDialog
        open={asked !== undefined}
        onLeave={() => {
          asked?.();
          setAsked(undefined);
        }}
        onStay={() => setAsked(undefined)}
      />
    </div>
  );
}
