import { isMaskedPan, isPan } from '@common/pan';
import { keepAlphanumeric, tidyAlphanumeric } from '../../lib/digits';
import { typedOver } from '../../lib/typedAadhaar';
import { FilteredInput, type TextInputProps } from './FilteredInput';
import { RevealButton } from './RevealButton';
import { useCaret } from './useCaret';

interface PanInputProps extends Omit<TextInputProps, 'ref'> {
  /** Shows the masked number. */
  readonly onReveal?: () => void;
  readonly revealLabel?: string;
}

const LENGTH = 10;
const keep = (text: string): string => keepAlphanumeric(text).toUpperCase();
const tidy = (text: string): string => tidyAlphanumeric(text).toUpperCase();

/** Formats capitals and digits during input, up to ten characters (PARENT-07). Editing a masked number replaces it completely. */
export function PanInput({ value = '', onChange, onReveal, revealLabel, ...input }: PanInputProps) {
  const { field, moveTo } = useCaret();
  const hidden = isMaskedPan(value);
  const typed = (text: string) => {
    const { value: written = '', selectionStart } = field.current?.input ?? {};
    // Restores the caret, which the conversion to capitals would move to the end.
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
