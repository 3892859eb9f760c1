import { isMaskedPan, isPan } from '@common/pan';
import { keepAlphanumeric, tidyAlphanumeric } from '../../lib/digits';
import { typedOver } from '../../lib/typedAadhaar';
import { FilteredInput, type TextInputProps } from './FilteredInput';
import { RevealButton } from './RevealButton';
import { useCaret } from './useCaret';

interface PanInputProps extends Omit<TextInputProps, 'ref'> {
  /** Shows the number behind the mask. */
  readonly onReveal?: () => void;
  readonly revealLabel?: string;
}

const LENGTH = 10;
const keep = (text: string): string => keepAlphanumeric(text).toUpperCase();
const tidy = (text: string): string => tidyAlphanumeric(text).toUpperCase();

/** Capitals and digits as they are typed, until there are ten (PARENT-07). A masked number is replaced as a whole by the next edit. */
export function PanInput({ value = '', onChange, onReveal, revealLabel, ...input }: PanInputProps) {
  const { field, moveTo } = useCaret();
  const hidden = isMaskedPan(value);
  const typed = (text: string) => {
    const { value: written = '', selectionStart } = field.current?.input ?? {};
    // A small letter becomes another one, which would leave the caret at the end.
    if (!hidden) moveTo(keep(written.slice(0, selectionStart ?? written.length)).length);
    onChange?.(hidden && !isPan(text) ? typedOver(value, text) : text);
  };
  return (
    <FilteredInput
      {...input}
      ref={field}
      value={value}
      keep={keep}
      tidy={tidy}
      typedLength={hidden ? undefined : LENGTH}
      onChange={typed}
      suffix={hidden && onReveal ? <RevealButton label={revealLabel} onReveal={onReveal} /> : <span />}
    />
  );
}
