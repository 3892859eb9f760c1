import { useState } from 'react';
import { isDate } from '@common/calendar';
import { showDate } from '../../lib/dates';
import { readTypedDate, type DateRange } from '../../lib/typedDate';

export interface DateFieldProps extends DateRange {
  /** A calendar date, `yyyy-MM-dd`; or a typed text that is no date, which the form rejects. */
  readonly value?: string | null | undefined;
  readonly onChange?: (value: string | null) => void;
  /** Called when the typed or picked text became the value: the time to show its error. */
  readonly onTaken?: () => void;
}

/** A year of two digits may be completed to four, so it only counts when the text is accepted. */
function valueWhileTyping(text: string): string | null {
  const read = readTypedDate(text);
  return read.date !== null && read.fullYear ? read.date : text.trim() || null;
}

interface Typing {
  readonly text: string;
  /** the value that was passed to the form */
  readonly value: string | null;
}

/** The text of a date field: unchanged during input, then dd/mm/yyyy; a text that is no date is kept. */
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
