import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type { InputRef } from 'antd';
import { isWindowBlur } from '../../lib/windowFocus';

/** A number; the text itself if it is no number, which the form rejects; null for an empty field. */
export type TypedNumber = number | string | null;

export interface NumberFieldProps {
  readonly value?: TypedNumber | undefined;
  readonly onChange?: (value: TypedNumber) => void;
  /** Called when the typed text became the value: the time to show its error. */
  readonly onTaken?: () => void;
}

/** The notation of the numbers of a field. */
export interface NumberWriting {
  /** null for a text that is no number of this field */
  readonly read: (text: string) => number | null;
  /** notation after the field is left */
  readonly show: (value: number) => string;
  /** notation in the focused field, which is easy to edit */
  readonly plain: (value: number) => string;
}

interface Typing {
  readonly text: string;
  /** the value that was passed to the form */
  readonly value: TypedNumber;
  readonly edited: boolean;
}

/** The text of a number field: unchanged while it has the focus, then formatted by `show`. */
export function useTypedNumber({ value: given, onChange, onTaken }: NumberFieldProps, writing: NumberWriting) {
  const value = given === undefined || given === '' ? null : given;
  const field = useRef<InputRef>(null);
  const entered = useRef(false);
  const [last, setTyping] = useState<Typing | null>(null);
  // A value set from outside, such as by a form reset, replaces the typed text.
  const typing = last?.value === value ? last : null;
  // Selects the text, so that the first key replaces it; a click moves the caret afterwards.
  useLayoutEffect(() => {
    if (entered.current) field.current?.select();
    entered.current = false;
  });
  const shown = typeof value === 'number' ? writing.show(value) : (value ?? '');
  return {
    field,
    text: typing?.text ?? shown,
    enter: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      // The window gets the focus back while the number is typed.
      if (typing || typeof value !== 'number' || currentTarget.readOnly) return;
      entered.current = true;
      setTyping({ text: writing.plain(value), value, edited: false });
    },
    type: (text: string) => {
      const next = text.trim() === '' ? null : (writing.read(text) ?? text.trim());
      setTyping({ text, value: next, edited: true });
      if (next !== value) onChange?.(next);
    },
    leave: (event: FocusEvent) => {
      if (isWindowBlur(event)) return;
      setTyping(null);
      if (typing?.edited) onTaken?.();
    },
  };
}
