import { Form, type FormInstance } from 'antd';
import { useEffect, useId } from 'react';
import { useDispatch } from 'react-redux';
import { useSignedInUser } from '@/shared/access';
import { ChoiceSelect, classChoices, SchoolSelect, sessionChoices, type Lookups } from '@/shared/domain';
import { contractRules, useFields } from '@/shared/forms';
import { useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { subjectFields } from './subjectForm';
import { filtersChanged, type SubjectFilters } from './subjectSlice';

const Item = Form.Item<SubjectFilters>;

interface SubjectFiltersBarProps {
  readonly form: FormInstance<SubjectFilters>;
  readonly filters: SubjectFilters;
  readonly lookups: Lookups;
}

/** School, session and class (SUBJECT-01, SUBJECT-02). The dialogs take theirs from here: without them the fields say so. */
export function SubjectFiltersBar({ form, filters, lookups }: SubjectFiltersBarProps) {
  const words = useWords(subjectWords);
  const fields = useFields(subjectFields);
  const dispatch = useDispatch();
  const user = useSignedInUser();
  const arrival = useArrivalFocus();
  useEffect(() => form.setFieldsValue(filters), [form, filters]);
  const common = { loading: lookups.loading, disabled: filters.schoolId === undefined };
  return (
    <div role="search">
      <Form<SubjectFilters>
        name={useId()}
        form={form}
        layout="vertical"
        className="portal-card portal-filters subject-filters"
        aria-label={words.filters}
        initialValues={filters}
        onValuesChange={(change: Partial<SubjectFilters>) => dispatch(filtersChanged(change))}
      >
        {user?.isPlatform && (
          <Item name="schoolId" label={words.school} required className="portal-filter-school">
            <SchoolSelect />
          </Item>
        )}
        <Item name="sessionId" label={words.session} required rules={contractRules(fields.sessionId)}>
          <ChoiceSelect {...common} placeholder={words.chooseSession} options={sessionChoices(lookups.sessions)} />
        </Item>
        <Item name="classId" label={words.class} required rules={contractRules(fields.classId)}>
          <ChoiceSelect
            {...common}
            autoFocus={arrival && filters.classId === undefined}
            placeholder={words.chooseClass}
            options={classChoices(lookups.classes)}
          />
        </Item>
      </Form>
    </div>
  );
}
