import { Button, Form, type FormInstance, type FormItemProps } from 'antd';
import { useEffect, useId, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useArrivalFocus, useLeaveQuestion } from '../../ui';
import { useWords } from '../../words';
import { ChoiceSelect } from '../ChoiceSelect';
import { classChoices, sectionChoices, sessionChoices } from '../choices';
import { schoolPicked } from '../lastSchoolSlice';
import { SchoolFilter } from '../SchoolFilter';
import { selectionChanged, selectionReset, type ClassSelectionFilters } from './classSelectionSlice';
import type { ClassSelectionState } from './useClassSelection';
import { classSelectionWords } from './words';

type Rules = NonNullable<FormItemProps['rules']>;
type Change = Partial<ClassSelectionFilters>;

const Item = Form.Item<ClassSelectionFilters>;

interface ClassSelectionBarProps {
  readonly selection: Pick<ClassSelectionState, 'filters' | 'lookups' | 'sections'>;
  /** the accessible name of the filters */
  readonly label?: string;
  /** shows the Reset button */
  readonly resettable?: boolean;
  /** false on a screen of a whole session */
  readonly hasClass?: boolean;
  readonly form?: FormInstance<ClassSelectionFilters>;
  /** of a screen that validates `form` */
  readonly rules?: Readonly<Record<'sessionId' | 'classId', Rules>>;
  /** further filters of the selection, after the class */
  readonly children?: ReactNode;
}

/** The filters that choose a class. A change applies immediately, or after a question if edits would be lost. */
export function ClassSelectionBar(props: ClassSelectionBarProps) {
  const { filters } = props.selection;
  const words = useWords(classSelectionWords);
  const dispatch = useDispatch();
  const [form] = Form.useForm(props.form);
  const { dialog, confirmThen } = useLeaveQuestion(() => form.setFieldsValue(filters));
  useEffect(() => form.setFieldsValue(filters), [form, filters]);
  const change = ({ schoolId, ...others }: Change) =>
    confirmThen(() => void dispatch(schoolId === undefined ? selectionChanged(others) : schoolPicked(schoolId)));
  return (
    <div role="search">
      <Form<ClassSelectionFilters>
        name={useId()}
        form={form}
        layout="vertical"
        className="portal-card portal-filters"
        aria-label={props.label ?? words.filters}
        initialValues={filters}
        onValuesChange={change}
      >
        <SelectionItems {...props} />
        {props.children}
        {props.resettable && (
          <Button onClick={() => confirmThen(() => void dispatch(selectionReset()))}>{words.reset}</Button>
        )}
      </Form>
      {dialog}
    </div>
  );
}

/** The class has the focus on arrival, because a session is preselected. */
function SelectionItems({ selection, hasClass = true, rules }: ClassSelectionBarProps) {
  const { filters, lookups, sections } = selection;
  const words = useWords(classSelectionWords);
  const arrival = useArrivalFocus();
  const common = { loading: lookups.loading, disabled: filters.schoolId === undefined };
  const width = sections.length > 0 ? { className: 'portal-filter-half' } : {};
  return (
    <>
      <SchoolFilter required failed={lookups.schoolsFailed} />
      <Item name="sessionId" label={words.session} required {...(rules && { rules: rules.sessionId })}>
        <ChoiceSelect
          {...common}
          autoFocus={arrival && !hasClass}
          placeholder={words.chooseSession}
          options={sessionChoices(lookups.sessions)}
        />
      </Item>
      {hasClass && (
        <Item name="classId" label={words.class} required {...width} {...(rules && { rules: rules.classId })}>
          <ChoiceSelect
            {...common}
            autoFocus={arrival && filters.classId === undefined}
            placeholder={words.chooseClass}
            options={classChoices(lookups.classes)}
          />
        </Item>
      )}
      {sections.length > 0 && (
        <Item name="sectionId" label={words.section} required {...width}>
          <ChoiceSelect
            {...common}
            placeholder={words.chooseSection}
            options={sectionChoices(lookups.classes, filters.classId)}
          />
        </Item>
      )}
    </>
  );
}
