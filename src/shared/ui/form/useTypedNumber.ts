import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type { InputRef } from 'antd';

/** A number; the text itself where what was typed is none, for the form to refuse; null for an empty field. */
export type TypedNumber = number | string | null;

export interface NumberFieldProps {
  readonly value?: TypedNumber | undefined;
  readonly onChange?: (value: TypedNumber) => void;
  /** What was typed has become the value: the moment to say what is wrong with it. */
  readonly onTaken?: () => void;
}

/** How the numbers of a field are written. */
export interface NumberWriting {
  /** null for what is no number of this field */
  readonly read: (text: string) => number | null;
  /** as it is shown once the field is left */
  readonly show: (value: number) => string;
  /** as it stands in the field to be typed over: digits can be put in anywhere */
  readonly plain: (value: number) => string;
}

interface Typing {
  readonly text: string;
  /** what the form was told of it */
  readonly value: TypedNumber;
  readonly edited: boolean;
}

/** The text of a field for a number: as it is typed while the field has the focus, then as `show` writes it. */
export function useTypedNumber({ value: given, onChange, onTaken }: NumberFieldProps, writing: NumberWriting) {
  const value = given === undefined || given === '' ? null : given;
  const field = useRef<InputRef>(null);
  const entered = useRef(false);
  const [last, setTyping] = useState<Typing | null>(null);
  // A value set from outside, such as by a form reset, replaces the typed text.
  const typing = last?.value === value ? last : null;
  // The whole text is replaced by the first key; a click puts the caret elsewhere afterwards.
  useLayoutEffect(() => {
    if (entered.current) field.current?.select();
    entered.current = false;
  });
  const shown = typeof value === 'number' ? writing.show(value) : (value ?? '');
  return {
    field,
    text: typing?.text ?? shown,
    enter: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (typeof value !== 'number' || currentTarget.readOnly) return;
      entered.current = true;
      setTyping({ text: writing.plain(value), value, edited: false });
    },
    type: (text: string) => {
      const next = text.trim() === '' ? null : (writing.read(text) ?? text.trim());
      setTyping({ text, value: next, edited: true });
      if (next !== value) onChange?.(next);
    },
    leave: () => {
      setTyping(null);
      if (typing?.edited) onTaken?.();
    },
  };
}
