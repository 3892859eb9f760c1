import { Select } from 'antd';
import { labelContains } from '../lib/contains';

export interface Choice {
  readonly value: number;
  readonly label: string;
}

interface ChoiceSelectProps {
  readonly options: readonly Choice[];
  readonly value?: number | undefined;
  readonly onChange?: (value: number | undefined) => void;
  readonly placeholder?: string;
  readonly loading?: boolean;
  readonly disabled?: boolean;
  readonly allowClear?: boolean;
  readonly autoFocus?: boolean;
  readonly id?: string;
  readonly 'aria-label'?: string;
  /** What a form says about the field. */
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
  readonly 'aria-required'?: 'true' | 'false' | boolean;
}

/** What begins with the letters typed stands before what only holds them: 'u' means UKG and not Nursery. */
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

/** One of a few records by name: a session, a class, a section. Typing narrows the list. What has no name yet is not shown. */
export function ChoiceSelect({ options, value, onChange, ...input }: ChoiceSelectProps) {
  const awaited = (input.loading || options.length === 0) && !options.some((option) => option.value === value);
  return (
    <Select<number>
      {...input}
      showSearch={TYPED_IN}
      {...(value === undefined || awaited ? {} : { value })}
      options={options.map((option) => ({ ...option }))}
      onChange={(chosen: number | undefined) => onChange?.(chosen)}
      style={{ width: '100%' }}
    />
  );
}
