import { Input } from 'antd';
import { isMasked } from '@common/aadhaar';
import { editAadhaar, indexAfter, shownAadhaar, tidyAadhaar, typedOver } from '../../lib/typedAadhaar';
import { RevealButton } from './RevealButton';
import { useCaret } from './useCaret';

interface AadhaarInputProps {
  /** 12 digits, a part of them, a masked number, or a pasted text that is no number. */
  readonly value?: string | undefined;
  readonly onChange?: (value: string) => void;
  /** Shows the masked number. */
  readonly onReveal?: (() => void) | undefined;
  readonly revealLabel?: string;
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
}

const isForward = (event: Event): boolean => (event as InputEvent).inputType === 'deleteContentForward';

/**
 * Accepts digits and shows them in groups of four; typing stops at 14 characters (STUDENT-46). A longer pasted text is kept, so that the
 * rule of the field reports it. A masked number is kept until it is edited.
 */
export function AadhaarInput({ value = '', onChange, onReveal, revealLabel, ...input }: AadhaarInputProps) {
  const { field, moveTo } = useCaret();
  const hidden = isMasked(value);
  const typed = ({ value: text, selectionStart }: HTMLInputElement, forward: boolean) => {
    if (hidden) return onChange?.(tidyAadhaar(typedOver(value, text)));
    const edited = editAadhaar(value, text, selectionStart ?? text.length, forward);
    if (edited.before !== null) moveTo(indexAfter(edited.before));
    return onChange?.(edited.digits);
  };
  return (
    <Input
      autoComplete="off"
      inputMode="numeric"
      {...input}
      ref={field}
      value={hidden ? value : shownAadhaar(value)}
      onChange={({ target, nativeEvent }) => typed(target, isForward(nativeEvent))}
      suffix={hidden && onReveal ? <RevealButton label={revealLabel} onReveal={onReveal} /> : <span />}
    />
  );
}
