import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useMemo, useState } from 'react';

interface DateInputProps {
  /** A calendar date, `yyyy-MM-dd`. */
  readonly value?: string | null | undefined;
  readonly onChange?: (value: string | null) => void;
  /** The first and last day that may be chosen, `yyyy-MM-dd`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
  readonly 'aria-required'?: 'true' | 'false' | boolean;
  readonly 'aria-label'?: string;
}

const WIRE = 'YYYY-MM-DD';
/** The first is shown; all may be typed. */
const TYPED = ['DD/MM/YYYY', 'D/M/YYYY', 'DD-MM-YYYY', 'DDMMYYYY'];

/** A date typed or picked as dd/MM/yyyy; its value is the calendar's text, never an instant (SHELL-04). */
export function DateInput({ value, onChange, min, max, ...input }: DateInputProps) {
  const [open, setOpen] = useState(false);
  // The same object while it is the same day: another one would take back what is being typed.
  const day = useMemo(() => (value ? dayjs(value) : null), [value]);
  return (
    <DatePicker
      placeholder="dd/mm/yyyy"
      {...input}
      className="portal-wide"
      format={TYPED}
      value={day}
      onOpenChange={setOpen}
      // Enter takes the day that was typed; the form is not sent by it too.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && open) event.preventDefault();
      }}
      onChange={(chosen) => onChange?.(chosen ? chosen.format(WIRE) : null)}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
    />
  );
}
