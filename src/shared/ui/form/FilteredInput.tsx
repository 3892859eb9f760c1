import { Input, type InputProps, type InputRef } from 'antd';
import type { InputEvent, Ref } from 'react';
import { editFiltered, isRefused, type TextFilter } from '../../lib/filteredText';

export interface TextInputProps extends Omit<InputProps, 'value' | 'onChange' | 'maxLength' | 'type' | 'ref'> {
  readonly value?: string | undefined;
  readonly onChange?: (value: string) => void;
  readonly ref?: Ref<InputRef>;
}

interface FilteredInputProps extends TextInputProps, TextFilter {}

/**
 * A text field that ignores typed characters it does not accept. A pasted text only loses its separators: other invalid characters and
 * excess length stay visible, and the rule of the field reports them.
 */
export function FilteredInput({ value = '', onChange, keep, tidy, typedLength, ...input }: FilteredInputProps) {
  const filter = { keep, tidy, typedLength };
  /** Ignores a key before it changes the value: correcting the value afterwards would move the caret to the end. */
  const stopRefusedKey = (event: InputEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.data.length === 1 && isRefused(filter, value, event.data, selectionStart !== selectionEnd))
      event.preventDefault();
  };
  return (
    <Input
      autoComplete="off"
      {...input}
      value={value}
      onBeforeInput={stopRefusedKey}
      onChange={(event) => onChange?.(editFiltered(filter, value, event.target.value))}
    />
  );
}
