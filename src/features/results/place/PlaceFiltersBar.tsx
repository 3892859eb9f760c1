import { Button, Form } from 'antd';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useSignedInUser } from '@/shared/access';
import { ChoiceSelect, classChoices, SchoolSelect, sessionChoices, type Lookups } from '@/shared/domain';
import { hasUnsavedWork, LeaveDialog, useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { placeWords } from '../words';
import type { PlaceFilters } from './usePlace';

const Item = Form.Item<PlaceFilters>;

interface PlaceFiltersBarProps<F extends PlaceFilters> {
  readonly filters: F;
  readonly lookups: Lookups;
  readonly onChange: (change: Partial<F>) => void;
  readonly onReset: () => void;
  /** further filters, behind those of the place */
  readonly children?: ReactNode;
}

/** What a screen of results is about. Another choice is applied at once, where work would be lost only after it was asked for. */
export function PlaceFiltersBar<F extends PlaceFilters>(props: PlaceFiltersBarProps<F>) {
  const { filters, lookups, children } = props;
  const words = useWords(placeWords);
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  const arrival = useArrivalFocus();
  const [form] = Form.useForm<F>();
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
      <Form<F>
        name={useId()}
        form={form}
        layout="vertical"
        className="portal-card portal-filters results-filters"
        aria-label={words.filters}
        initialValues={filters}
        onValuesChange={(change: Partial<F>) => ask(() => props.onChange(change))}
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
        {children}
        <Button onClick={() => ask(props.onReset)}>{words.reset}</Button>
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
