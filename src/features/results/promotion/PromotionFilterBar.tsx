import { SearchOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form } from 'antd';
import { useEffect, useId } from 'react';
import { ChoiceMultiSelect, ChoiceSelect, classFilterChoices, SchoolFilter, sessionChoices } from '@/shared/domain';
import { useArrivalFocus, useLeaveQuestion } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { PromotionFilters } from './promotionSlice';
import { promotionWords } from './promotionWords';
import type { Promotion } from './usePromotion';

const Item = Form.Item<PromotionFilters>;

interface PromotionFilterBarProps {
  readonly promotion: Promotion;
  /** while a draft is compared with the students */
  readonly disabled: boolean;
  readonly onSubmit: () => void;
}

/** Sessions, classes and buttons (PROMOTE-02 to PROMOTE-07). Changing a session asks first if there are decisions. */
export function PromotionFilterBar({ promotion, disabled, onSubmit }: PromotionFilterBarProps) {
  const { list, lookups, chosen, search, reset } = promotion;
  const { filters } = list;
  const words = useWords(promotionWords);
  const [form] = Form.useForm<PromotionFilters>();
  const { dialog, confirmThen } = useLeaveQuestion(() => form.setFieldsValue(filters));
  useEffect(() => form.setFieldsValue(filters), [form, filters]);
  const change = (changed: Partial<PromotionFilters>) => {
    const apply = () => list.change(changed);
    if ('classIds' in changed || 'excludeFailed' in changed) apply();
    else confirmThen(apply);
  };
  const isReady = chosen !== undefined && !disabled;
  return (
    <div role="search">
      <Form<PromotionFilters>
        name={useId()}
        form={form}
        layout="vertical"
        className="portal-card portal-filters promotion-filters"
        aria-label={words.filters}
        initialValues={filters}
        onValuesChange={change}
      >
        <Fields promotion={promotion} loading={lookups.loading} />
        <div className="portal-filters-actions">
          <Button onClick={() => confirmThen(reset)}>{words.reset}</Button>
          <Button icon={<SearchOutlined aria-hidden />} disabled={!isReady} onClick={() => search('eligible')}>
            {words.searchEligible}
          </Button>
          <Button icon={<SearchOutlined aria-hidden />} disabled={!isReady} onClick={() => search('notEligible')}>
            {words.searchNotEligible}
          </Button>
          <Button type="primary" disabled={!isReady} onClick={onSubmit}>
            {words.submit}
          </Button>
        </div>
      </Form>
      {dialog}
    </div>
  );
}

interface FieldsProps {
  readonly promotion: Promotion;
  readonly loading: boolean;
}

/** Each list of sessions excludes the one chosen in the other (PROMOTE-03). */
function Fields({ promotion: { list, lookups }, loading }: FieldsProps) {
  const words = useWords(promotionWords);
  const arrival = useArrivalFocus();
  const { schoolId, sourceSessionId, targetSessionId, classIds } = list.filters;
  const common = {
    loading,
    disabled: schoolId === undefined,
    allowClear: true,
    placeholder: words.chooseSession,
  };
  const without = (other: number | undefined) =>
    sessionChoices(lookups.sessions.filter(({ sessionId }) => sessionId !== other));
  return (
    <>
      <SchoolFilter required failed={lookups.schoolsFailed} />
      <Item name="sourceSessionId" label={words.source} required>
        <ChoiceSelect {...common} applied={sourceSessionId} autoFocus={arrival} options={without(targetSessionId)} />
      </Item>
      <Item name="targetSessionId" label={words.target} required>
        <ChoiceSelect {...common} applied={targetSessionId} options={without(sourceSessionId)} />
      </Item>
      <Item name="classIds" label={words.classes} required className="promotion-classes">
        <ChoiceMultiSelect
          applied={classIds}
          options={classFilterChoices(lookups.allClasses)}
          loading={loading}
          disabled={sourceSessionId === undefined}
          placeholder={sourceSessionId === undefined ? words.sourceFirst : words.chooseClasses}
        />
      </Item>
      <Item name="excludeFailed" valuePropName="checked" className="promotion-exclude">
        <Checkbox>{words.excludeFailed}</Checkbox>
      </Item>
    </>
  );
}
