/** The filters of a list: a choice applies at once, a text by Enter or Search; Reset restores the initial filters (TABLE-15). */
import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Form, type FormInstance } from 'antd';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../words';
import { useIsRoomy } from '../useMedia';
import { uiWords } from '../words';

export interface FilterBarProps<F extends object> {
  /** The applied filters, shown in the fields; the same object until one of them changes. */
  readonly applied: F;
  /** The names of the text filters, which apply on Enter or Search. */
  readonly texts: readonly (keyof F & string)[];
  /** Applies one choice and the current texts. */
  readonly onChange: (change: Partial<F>) => void;
  /** Refetches, also without a change. */
  readonly onSearch: () => void;
  /** Shows Reset. */
  readonly onReset?: () => void;
  /** label of Reset on this screen */
  readonly resetLabel?: string;
  /** The `Form.Item` of the search text, named like its filter: always visible. */
  readonly search: ReactNode;
  /** `Form.Item`s with the names of the filters; on a phone collapsed with the advanced ones. */
  readonly children?: ReactNode;
  /** Initially collapsed fields. */
  readonly advanced?: ReactNode;
  /** Number of advanced fields with a value; they are initially expanded if there is one. */
  readonly set?: number;
  /** Disables Search until another choice is made. */
  readonly searchDisabled?: boolean;
  /** Buttons beside Search and Reset. */
  readonly actions?: ReactNode;
  readonly form?: FormInstance<F>;
}

export function FilterBar<F extends object>(props: FilterBarProps<F>) {
  const { applied, texts, set = 0, searchDisabled = false } = props;
  const words = useWords(uiWords);
  const roomy = useIsRoomy();
  const [form] = Form.useForm<F>(props.form);
  const [wanted, setUnfolded] = useState<boolean>();
  const unfolded = wanted ?? (roomy && set > 0);
  const formName = useId();
  const advancedId = useId();
  useApplied(form, applied, texts);

  // A text with an error is not applied.
  const typed = () =>
    form.getFieldsValue(texts.filter((name) => form.getFieldError(name as never).length === 0) as never) as Partial<F>;
  const search = () => {
    props.onChange(typed());
    props.onSearch();
    if (!roomy) setUnfolded(false);
  };
  const reset = () => {
    form.setFieldsValue(applied);
    props.onReset?.();
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
        onFinish={search}
        onValuesChange={(changed: Partial<F>) => {
          if (!texts.some((name) => name in changed)) props.onChange({ ...typed(), ...changed });
        }}
      >
        {props.search}
        {/* Required filters are never collapsed. */}
        <div className="portal-filters-part" hidden={!roomy && !unfolded && !searchDisabled}>
          {props.children}
        </div>
        <div className="portal-filters-actions">
          <Button type="primary" htmlType="submit" icon={<SearchOutlined aria-hidden />} disabled={searchDisabled}>
            {words.search}
          </Button>
          {props.onReset && <Button onClick={reset}>{props.resetLabel ?? words.reset}</Button>}
          {props.actions}
          {(props.advanced || (!roomy && props.children !== undefined)) && (
            <Fold controls={advancedId} unfolded={unfolded} set={set} onChange={setUnfolded} />
          )}
        </div>
        {props.advanced && (
          <Advanced id={advancedId} unfolded={unfolded}>
            {props.advanced}
          </Advanced>
        )}
      </Form>
    </div>
  );
}

interface AdvancedProps {
  readonly id: string;
  readonly unfolded: boolean;
  readonly children: ReactNode;
}

/** The collapsed fields, rendered from the first time they are unfolded; the form contains their values without that. */
function Advanced({ id, unfolded, children }: AdvancedProps) {
  const [renders, setRenders] = useState(unfolded);
  if (unfolded && !renders) setRenders(true);
  return (
    <div id={id} className="portal-filters-advanced" hidden={!unfolded}>
      {renders && children}
    </div>
  );
}

/** Shows the applied filters. Keeps a text during input while another filter changes, such as a session that was loading. */
function useApplied<F extends object>(form: FormInstance<F>, applied: F, texts: readonly (keyof F & string)[]): void {
  const before = useRef<F>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = applied;
    const kept = texts.filter((name) => last !== undefined && last[name] === applied[name]);
    const typed = form.getFieldsValue(kept as never) as Partial<F>;
    form.setFieldsValue({ ...applied, ...typed });
  }, [form, applied, texts]);
}

interface FoldProps {
  readonly controls: string;
  readonly unfolded: boolean;
  readonly set: number;
  readonly onChange: (unfolded: boolean) => void;
}

function Fold({ controls, unfolded, set, onChange }: FoldProps) {
  const words = useWords(uiWords);
  return (
    <Button
      type="link"
      aria-expanded={unfolded}
      aria-controls={controls}
      icon={unfolded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
      onClick={() => onChange(!unfolded)}
    >
      {unfolded ? words.fewerFilters : words.moreFilters}
      {set > 0 && ` (${set})`}
    </Button>
  );
}
