import { useState } from 'react';
import { isDate } from '@common/calendar';
import { showDate } from '../../lib/dates';
import { readTypedDate, type DateRange } from '../../lib/typedDate';

export interface DateFieldProps extends DateRange {
  /** A calendar date, `yyyy-MM-dd`; or what was typed and is no date, for the form to refuse. */
  readonly value?: string | null | undefined;
  readonly onChange?: (value: string | null) => void;
  /** What was typed or picked has become the value: the moment to say what is wrong with it. */
  readonly onTaken?: () => void;
}

/** A year of two digits may still become one of four, so it counts only when the text is taken. */
function valueWhileTyping(text: string): string | null {
  const read = readTypedDate(text);
  return read.date !== null && read.fullYear ? read.date : text.trim() || null;
}

interface Typing {
  readonly text: string;
  /** what the form was told of it */
  readonly value: string | null;
}

/** The text of a date field: as it is typed, then dd/mm/yyyy once it is taken; a text that is no date stays as it is. */
export function useTypedDate({ value: given, onChange, onTaken, min, max }: DateFieldProps) {
  const value = given ?? null;
  const [last, setTyping] = useState<Typing | null>(null);
  // A value set from outside, such as by a form reset, replaces the typed text.
  const typing = last?.value === value ? last : null;
  const put = (next: string | null) => {
    if (next !== value) onChange?.(next);
  };
  return {
    text: typing?.text ?? (isDate(value) ? showDate(value) : (value ?? '')),
    untaken: typing !== null,
    type: (text: string) => {
      const next = valueWhileTyping(text);
      setTyping({ text, value: next });
      put(next);
    },
    take: () => {
      if (typing === null) return;
      setTyping(null);
      const { date } = readTypedDate(typing.text, { min, max });
      if (date !== null) put(date);
      onTaken?.();
    },
    pick: (date: string) => {
      setTyping(null);
      put(date);
      onTaken?.();
    },
  };
}
