import { Input } from 'antd';
import { grouped, isMasked } from '@common/aadhaar';
import { editAadhaar, keepAadhaar, placeBehind, typedOver } from '../../lib/typedAadhaar';
import { RevealButton } from './RevealButton';
import { useCaret } from './useCaret';

interface AadhaarInputProps {
  /** 12 digits, a part of them, or a masked number. */
  readonly value?: string | undefined;
  readonly onChange?: (value: string) => void;
  /** Shows the number behind the mask. */
  readonly onReveal?: (() => void) | undefined;
  readonly revealLabel?: string;
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
}

const isForward = (event: Event): boolean => (event as InputEvent).inputType === 'deleteContentForward';

/**
 * Takes digits and shows them in groups of four, 14 characters at most (STUDENT-46); a masked number is kept until something
 * else is typed. There is no `maxLength`: it would cut a pasted number before its blanks and dashes are dropped.
 */
export function AadhaarInput({ value = '', onChange, onReveal, revealLabel, ...input }: AadhaarInputProps) {
  const { field, moveTo } = useCaret();
  const hidden = isMasked(value);
  const typed = ({ value: text, selectionStart }: HTMLInputElement, forward: boolean) => {
    if (hidden) return onChange?.(keepAadhaar(typedOver(value, text)));
    const edited = editAadhaar(value, text, selectionStart ?? text.length, forward);
    moveTo(placeBehind(edited.before));
    return onChange?.(edited.digits);
  };
  return (
    <Input
      autoComplete="off"
      inputMode="numeric"
      {...input}
      ref={field}
      value={hidden ? value : grouped(value)}
      onChange={({ target, nativeEvent }) => typed(target, isForward(nativeEvent))}
      suffix={hidden && onReveal ? <RevealButton label={revealLabel} onReveal={onReveal} /> : <span />}
    />
  );
}
