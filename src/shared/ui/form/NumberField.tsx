import { Input, type InputProps } from 'antd';
import { useTypedNumber, type NumberFieldProps, type NumberWriting } from './useTypedNumber';

type Passed =
  | 'id'
  | 'disabled'
  | 'readOnly'
  | 'placeholder'
  | 'size'
  | 'autoFocus'
  | 'className'
  | 'prefix'
  | 'suffix'
  | 'tabIndex';

export interface NumberInputProps extends NumberFieldProps, Pick<InputProps, Exclude<Passed, 'prefix' | 'suffix'>> {
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
  readonly 'aria-required'?: 'true' | 'false' | boolean;
}

interface NumberBoxProps extends NumberInputProps, Pick<InputProps, 'prefix' | 'suffix' | 'inputMode'> {
  readonly writing: NumberWriting;
}

/** The input for numbers in columns: aligned to the right, with digits of equal width. */
export function NumberField({ writing, value, onChange, onTaken, className = '', ...input }: NumberBoxProps) {
  const { field, text, enter, type, leave } = useTypedNumber(
    { value, ...(onChange && { onChange }), ...(onTaken && { onTaken }) },
    writing,
  );
  return (
    <Input
      autoComplete="off"
      inputMode="decimal"
      {...input}
      ref={field}
      className={`portal-number ${className}`}
      value={text}
      onFocus={enter}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
}
