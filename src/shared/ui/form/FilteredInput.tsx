import { Input, type InputProps, type InputRef } from 'antd';
import type { InputEvent, Ref } from 'react';

export interface TextInputProps extends Omit<InputProps, 'value' | 'onChange' | 'maxLength' | 'type' | 'ref'> {
  readonly value?: string | undefined;
  readonly onChange?: (value: string) => void;
  readonly ref?: Ref<InputRef>;
}

interface FilteredInputProps extends TextInputProps {
  /** Drops what may not stand in the field. */
  readonly keep: (text: string) => string;
  readonly maxLength?: number | undefined;
}

/** A text field that never holds a character it does not accept, typed or pasted. */
export function FilteredInput({ value = '', onChange, keep, maxLength, ...input }: FilteredInputProps) {
  /** A refused key is stopped before it arrives: correcting the value afterwards would move the caret to the end. */
  const stopRefusedKey = (event: InputEvent<HTMLInputElement>) => {
    if (event.data.length === 1 && keep(event.data) === '') event.preventDefault();
  };
  return (
    <Input
      autoComplete="off"
      {...input}
      value={value}
      onBeforeInput={stopRefusedKey}
      onChange={(event) => onChange?.(keep(event.target.value).slice(0, maxLength))}
    />
  );
}
