import { DatePicker } from 'antd';
import dayjs from 'dayjs';

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
  return (
    <DatePicker
      placeholder="dd/mm/yyyy"
      {...input}
      className="portal-wide"
      format={TYPED}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.format(WIRE) : null)}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
    />
  );
}
