/** The filters of a list screen: Enter or Search applies what was typed, Reset goes back to the start (TABLE-15). */
import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Form, type FormInstance } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';

export interface FilterBarProps<F extends object> {
  /** The filters applied now, shown at first. */
  readonly applied: F;
  /** What Reset puts into the fields. */
  readonly start: F;
  readonly onSearch: (filters: F) => void;
  readonly onReset: () => void;
  /** `Form.Item`s with the names of the filters. */
  readonly children: ReactNode;
  /** Fields that are folded away at first. */
  readonly advanced?: ReactNode;
  /** Unfolds the advanced fields at first: for filters that come back with one of them set. */
  readonly unfolded?: boolean;
  /** Search is refused until something else is chosen. */
  readonly searchDisabled?: boolean;
  /** Buttons beside Search and Reset. */
  readonly actions?: ReactNode;
  readonly form?: FormInstance<F>;
  /** While typing: what changed and all fields, e.g. to reset a class's sections through `form`. */
  readonly onValuesChange?: (changed: Partial<F>, all: F) => void;
}

export function FilterBar<F extends object>({ applied, start, onSearch, onReset, ...props }: FilterBarProps<F>) {
  const words = useWords(uiWords);
  const [form] = Form.useForm<F>(props.form);
  const [unfolded, setUnfolded] = useState(props.unfolded ?? false);
  const formName = useId();
  const advancedId = useId();
  const reset = () => {
    form.setFieldsValue(start);
    onReset();
  };
  return (
    <div role="search">
      <Form<F>
        name={formName}
        form={form}
        layout="vertical"
        className="portal-card portal-filters"
        aria-label={words.filters}
        initialValues={applied}
        onFinish={() => onSearch(form.getFieldsValue(true) as F)}
        onValuesChange={props.onValuesChange}
      >
        {props.children}
        {props.advanced && (
          <div id={advancedId} className="portal-filters-advanced" hidden={!unfolded}>
            {props.advanced}
          </div>
        )}
        <div className="portal-filters-actions">
          <Button
            type="primary"
            htmlType="submit"
            icon={<SearchOutlined aria-hidden />}
            disabled={props.searchDisabled ?? false}
          >
            {words.search}
          </Button>
          <Button onClick={reset}>{words.reset}</Button>
          {props.actions}
          {props.advanced && (
            <Button
              type="link"
              aria-expanded={unfolded}
              aria-controls={advancedId}
              icon={unfolded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              onClick={() => setUnfolded(!unfolded)}
            >
              {unfolded ? words.fewerFilters : words.moreFilters}
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}
