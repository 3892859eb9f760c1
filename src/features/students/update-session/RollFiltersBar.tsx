import { Form } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSignedInUser } from '@/shared/access';
import {
  ChoiceSelect,
  classChoices,
  SchoolSelect,
  sectionChoices,
  sessionChoices,
  type Lookups,
} from '@/shared/domain';
import { hasUnsavedWork, LeaveDialog, useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { filtersChanged, type RollFilters } from './rollSlice';
import { rollWords } from './rollWords';

const Item = Form.Item<RollFilters>;

interface RollFiltersBarProps {
  readonly filters: RollFilters;
  readonly lookups: Lookups;
}

/** What the list is about (ROLL-03). Another choice is applied at once, where work would be lost only after it was asked for. */
export function RollFiltersBar({ filters, lookups }: RollFiltersBarProps) {
  const words = useWords(rollWords);
  const dispatch = useDispatch();
  const user = useSignedInUser();
  const [form] = Form.useForm<RollFilters>();
  const [asked, setAsked] = useState<Partial<RollFilters>>();
  useEffect(() => form.setFieldsValue(filters), [form, filters]);
  const apply = (change: Partial<RollFilters>) => dispatch(filtersChanged(change));
  return (
    <div role="search">
      <Form<RollFilters>
        name={useId()}
        form={form}
        layout="vertical"
        className="portal-card portal-filters roll-filters"
        aria-label={words.filters}
        initialValues={filters}
        onValuesChange={(change: Partial<RollFilters>) => {
          if (!hasUnsavedWork()) return void apply(change);
          form.setFieldsValue(filters);
          setAsked(change);
        }}
      >
        {user?.isPlatform && (
          <Item name="schoolId" label={words.school} required className="portal-filter-school">
            <SchoolSelect />
          </Item>
        )}
        <PlaceItems filters={filters} lookups={lookups} />
      </Form>
      <LeaveDialog
        open={asked !== undefined}
        onLeave={() => {
          if (asked) apply(asked);
          setAsked(undefined);
        }}
        onStay={() => setAsked(undefined)}
      />
    </div>
  );
}

/** The cursor begins at the class, since a session is chosen already. */
function PlaceItems({ filters: { schoolId, classId }, lookups }: RollFiltersBarProps) {
  const words = useWords(rollWords);
  const arrival = useArrivalFocus();
  const sections = sectionChoices(lookups.classes, classId);
  const common = { loading: lookups.loading, disabled: schoolId === undefined };
  return (
    <>
      <Item name="sessionId" label={words.session} required>
        <ChoiceSelect {...common} placeholder={words.chooseSession} options={sessionChoices(lookups.sessions)} />
      </Item>
      <Item name="classId" label={words.class} required className="roll-half">
        <ChoiceSelect
          {...common}
          autoFocus={arrival && classId === undefined}
          placeholder={words.chooseClass}
          options={classChoices(lookups.classes)}
        />
      </Item>
      {sections.length > 0 && (
        <Item name="sectionId" label={words.section} required className="roll-half">
          <ChoiceSelect {...common} placeholder={words.chooseSection} options={sections} />
        </Item>
      )}
    </>
  );
}
