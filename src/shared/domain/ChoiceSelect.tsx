import { Select } from 'antd';

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

/** One of a few records by name: a session, a class, a section. Typing narrows the list. What has no name yet is not shown. */
export function ChoiceSelect({ options, value, onChange, ...input }: ChoiceSelectProps) {
  const awaited = (input.loading || options.length === 0) && !options.some((option) => option.value === value);
  return (
    <Select<number>
      {...input}
      {...(value === undefined || awaited ? {} : { value })}
      options={options.map((option) => ({ ...option }))}
      onChange={(chosen: number | undefined) => onChange?.(chosen)}
      style={{ width: '100%' }}
    />
  );
}
