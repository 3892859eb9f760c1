import { Select } from 'antd';
import { labelContains } from '../lib/contains';
import { ALL, type Choice } from './choices';
import { useLookupRetry } from './useLookupRetry';
import { hasRecords, useOffered, useUnknown } from './useOffered';

interface ChoiceSelectProps {
  readonly options: readonly Choice[];
  readonly value?: number | undefined;
  readonly onChange?: (value: number | undefined) => void;
  readonly placeholder?: string;
  readonly loading?: boolean;
  /** in a filter: the applied value, removed if it has no record, such as that of an old address */
  readonly applied?: number | undefined;
  readonly disabled?: boolean;
  readonly allowClear?: boolean;
  readonly autoFocus?: boolean;
  readonly id?: string;
  readonly 'aria-label'?: string;
  /** The id of the field's hint. */
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
  readonly 'aria-required'?: 'true' | 'false' | boolean;
}

/** Options that begin with the typed letters come first: 'u' selects UKG and not Nursery. */
const byBeginning = (
  one: { label?: unknown },
  other: { label?: unknown },
  { searchValue }: { searchValue: string },
) => {
  const begins = ({ label }: { label?: unknown }) =>
    String(label).toLowerCase().startsWith(searchValue.trim().toLowerCase()) ? 0 : 1;
  return begins(one) - begins(other);
};
const TYPED_IN = { filterOption: labelContains, filterSort: byBeginning };

/**
 * Selection from a short list of records: a session, a class, a section. Typing filters the list. A value without a record is not shown.
 * Opening it refetches failed look-ups.
 */
export function ChoiceSelect({ options, value, onChange, applied, ...input }: ChoiceSelectProps) {
  const retry = useLookupRetry();
  const offered = useOffered(options, value === undefined ? [] : [value]);
  const isKnown = offered.some((option) => option.value === value);
  const none = offered.find((option) => option.value === ALL)?.value;
  // After another school is chosen, the field has the value of the school before for one more render.
  const isRemovable = value === applied && !input.loading && !isKnown && hasRecords(offered);
  useUnknown(isRemovable ? value : undefined, () => onChange?.(none));
  return (
    <Select<number>
      {...input}
      showSearch={TYPED_IN}
      {...(value !== undefined && isKnown ? { value } : {})}
      options={offered}
      onChange={(chosen: number | undefined) => onChange?.(chosen)}
      onOpenChange={retry}
      style={{ width: '100%' }}
    />
  );
}
