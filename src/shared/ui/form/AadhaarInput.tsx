import { Input, type InputRef } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { grouped, isMasked, keepAadhaar, typedOver } from '../../lib/aadhaar';
import { RevealButton } from './RevealButton';

interface AadhaarInputProps {
  /** 12 digits, a part of them, or a masked number. */
  readonly value?: string | undefined;
  readonly onChange?: (value: string) => void;
  /** Shows the number behind the mask. */
  readonly onReveal?: (() => void) | undefined;
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
}

/** 'XXXX XXXX 1234' and 12 digits in groups have this length (STUDENT-46). */
const LENGTH = 14;

/** How many digits stand before a place in the text. */
const digitsBefore = (text: string, place: number): number => keepAadhaar(text.slice(0, place)).length;

/** The place behind so many digits of a grouped number. */
const placeBehind = (digits: number): number => digits + Math.max(0, Math.ceil(digits / 4) - 1);

/** Takes digits and shows them in groups of four; a masked number is kept until something else is typed. */
export function AadhaarInput({ value = '', onChange, onReveal, ...input }: AadhaarInputProps) {
  const field = useRef<InputRef>(null);
  const caret = useRef<number>(undefined);
  const hidden = isMasked(value);
  const shown = hidden ? value : grouped(value);
  // A space that comes or goes would leave the caret at the end.
  useLayoutEffect(() => {
    if (caret.current !== undefined) field.current?.input?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const typed = (text: string, place: number) => {
    if (!hidden) caret.current = placeBehind(digitsBefore(text, place));
    onChange?.(keepAadhaar(hidden ? typedOver(value, text) : text));
  };
  return (
    <Input
      autoComplete="off"
      inputMode="numeric"
      {...input}
      ref={field}
      value={shown}
      maxLength={hidden ? LENGTH + 1 : LENGTH}
      onChange={({ target }) => typed(target.value, target.selectionStart ?? target.value.length)}
      suffix={hidden && onReveal ? <RevealButton onReveal={onReveal} /> : <span />}
    />
  );
}
