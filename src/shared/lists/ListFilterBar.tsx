import { Form } from 'antd';
import { FilterBar, useLeaveQuestion, type FilterBarProps } from '../ui';
import type { SchoolList } from './useSchoolList';

const NO_TEXTS = [] as const;

interface ListFilterBarProps<F extends object> extends Omit<
  FilterBarProps<F>,
  'applied' | 'texts' | 'onChange' | 'onSearch' | 'searchDisabled'
> {
  readonly list: SchoolList<F>;
  readonly texts?: FilterBarProps<F>['texts'];
  /** Replaces `list.change` where fields need checks before they apply. */
  readonly onChange?: FilterBarProps<F>['onChange'];
  /** Search keeps the edits of the screen, so that it needs no question. */
  readonly keepsEdits?: boolean;
}

/**
 * The filter bar of a list: a screen supplies only its fields. Search is disabled until the required filters are known. On a screen with
 * unsaved edits, another choice applies after a question.
 */
export function ListFilterBar<F extends object>({
  list,
  texts = NO_TEXTS,
  onChange = list.change,
  keepsEdits = false,
  ...fields
}: ListFilterBarProps<F>) {
  const [form] = Form.useForm<F>(fields.form);
  const { dialog, confirmThen } = useLeaveQuestion(() => form.setFieldsValue(list.filters));
  return (
    <>
      <FilterBar<F>
        {...fields}
        form={form}
        applied={list.filters}
        texts={texts}
        searchDisabled={list.phase !== 'ready'}
        onChange={(change) => {
          if (Object.keys(change).length === 0) onChange(change);
          else confirmThen(() => onChange(change));
        }}
        onSearch={() => (keepsEdits ? list.search() : confirmThen(list.search))}
      />
      {dialog}
    </>
  );
}
