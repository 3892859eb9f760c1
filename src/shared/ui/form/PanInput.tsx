import { typedOver } from '../../lib/aadhaar';
import { FilteredInput, type TextInputProps } from './FilteredInput';
import { RevealButton } from './RevealButton';

interface PanInputProps extends TextInputProps {
  /** Shows the number behind the mask. */
  readonly onReveal?: () => void;
}

const LENGTH = 10;
const MASKED = /^X{6}/;

/** Capitals and digits as they are typed, ten at most (PARENT-07). A masked one goes as a whole when it is touched. */
export function PanInput({ value = '', onChange, onReveal, ...input }: PanInputProps) {
  const hidden = MASKED.test(value);
  return (
    <FilteredInput
      {...input}
      value={value}
      keep={(text) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')}
      maxLength={hidden ? LENGTH + 1 : LENGTH}
      onChange={(text) => onChange?.(hidden ? typedOver(value, text) : text)}
      suffix={hidden && onReveal ? <RevealButton onReveal={onReveal} /> : <span />}
    />
  );
}
