import { Select } from 'antd';
import { labelContains } from '../lib/contains';
import { useWords } from '../words';
import { ALL, type Choice } from './choices';
import { useLookupRetry } from './useLookupRetry';
import { hasRecords, useOffered, useUnknown } from './useOffered';
import { domainWords } from './words';

/** Chips shown before the rest is counted (PROMOTE-05, REPORT-04). */
const MOST_CHIPS = 3;

interface ChoiceMultiSelectProps {
  readonly options: readonly Choice[];
  readonly value?: readonly number[];
  /** in a filter: the applied values, of which those without a record are removed */
  readonly applied?: readonly number[];
  readonly onChange?: (values: readonly number[]) => void;
  readonly placeholder?: string;
  readonly loading?: boolean;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
  readonly 'aria-required'?: 'true' | 'false' | boolean;
}

const namesOf = (options: readonly Choice[], chosen: readonly { readonly value?: unknown }[]): string[] =>
  options.filter((option) => chosen.some(({ value }) => value === option.value)).map(({ label }) => label);

/**
 * Multiple selection from a short list of records. 'Select All' is the first option; where all are selected it clears the selection.
 * Values without a record, such as those of an old address, are removed. Opening it refetches failed look-ups.
 */
export function ChoiceMultiSelect({
  options,
  value = [],
  applied = value,
  onChange,
  ...input
}: ChoiceMultiSelectProps) {
  const words = useWords(domainWords);
  const retry = useLookupRetry();
  const offered = useOffered(options, value);
  const ids = offered.map((option) => option.value);
  const chosen = ids.filter((id) => value.includes(id));
  const hasUnknown = !input.loading && hasRecords(offered) && chosen.length < value.length;
  useUnknown(hasUnknown && value.join() === applied.join() ? value.join() : undefined, () => onChange?.(chosen));
  const isAll = ids.length > 0 && chosen.length === ids.length;
  const change = (values: number[]) => {
    if (!values.includes(ALL)) return onChange?.(ids.filter((id) => values.includes(id)));
    onChange?.(isAll ? [] : ids);
  };
  const all = { value: ALL, label: isAll ? words.clearAll : words.selectAll };
  return (
    <Select<number[]>
      {...input}
      mode="multiple"
      allowClear
      showSearch={{ filterOption: labelContains, autoClearSearchValue: true }}
      maxTagCount={MOST_CHIPS}
      maxTagPlaceholder={(rest) => <span title={namesOf(offered, rest).join(', ')}>{words.andMore(rest.length)}</span>}
      value={chosen}
      options={ids.length === 0 ? [] : [all, ...offered]}
      onChange={change}
      onOpenChange={retry}
      style={{ width: '100%' }}
    />
  );
}
