import { CalendarOutlined } from '@ant-design/icons';
import { Button, Input, type InputProps, type InputRef } from 'antd';
import { useId, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { isDate } from '@common/calendar';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { DateCalendar } from './DateCalendar';
import { useCalendar } from './useCalendar';
import { useTypedDate, type DateFieldProps } from './useTypedDate';

export interface DateInputProps extends DateFieldProps, Pick<InputProps, 'disabled' | 'placeholder' | 'size' | 'id'> {
  readonly ref?: Ref<InputRef>;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
  readonly 'aria-required'?: 'true' | 'false' | boolean;
  readonly 'aria-label'?: string;
}

/** Bare digits are enough, so a phone shows its keys for numbers. */
const PLAIN = { autoComplete: 'off', inputMode: 'numeric' } as const;

/**
 * A date typed in any usual form or picked from a calendar (SHELL-04). The calendar opens on a click or Arrow Down, never
 * by itself; the text belongs to the person who types it until the field is left.
 */
export function DateInput({ value, onChange, onTaken, min, max, disabled = false, ...input }: DateInputProps) {
  const words = useWords(uiWords);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useTypedDate({ value, min, max, ...(onChange && { onChange }), ...(onTaken && { onTaken }) });
  const calendar = useCalendar(box);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    calendar.close();
    field.take();
  };
  const pressed = (event: KeyboardEvent) => {
    // A dialog around the field stays open.
    if (event.key !== 'Escape' || !calendar.open) return;
    event.stopPropagation();
    calendar.closeToField();
  };
  const pressedInField = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      calendar.enter();
    } else if (event.key === 'Tab') calendar.close();
    else if (event.key === 'Enter') {
      // Enter takes the day that was typed; the form is not sent by it too.
      if (calendar.open || field.untaken) event.preventDefault();
      calendar.close();
      field.take();
    }
  };
  return (
    <div ref={box} className="portal-date" onBlur={leave} onKeyDown={pressed}>
      <Input
        {...{ ...PLAIN, placeholder: words.datePlaceholder, ...input }}
        disabled={disabled}
        value={field.text}
        onChange={(event) => field.type(event.target.value)}
        onClick={calendar.show}
        onKeyDown={pressedInField}
        aria-haspopup="dialog"
        suffix={
          <CalendarButton controls={calendar.open ? id : undefined} disabled={disabled} onClick={calendar.toggle} />
        }
      />
      {calendar.open && (
        <DateCalendar
          // Another day typed beside it turns the sheet.
          key={isDate(value) ? value : ''}
          id={id}
          label={words.calendarOf(calendar.open.label)}
          place={calendar.open}
          value={isDate(value) ? value : null}
          min={min}
          max={max}
          onPick={(date) => {
            calendar.closeToField();
            field.pick(date);
          }}
        />
      )}
    </div>
  );
}

interface CalendarButtonProps {
  /** the open calendar */
  readonly controls: string | undefined;
  readonly disabled: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

/** For the mouse and for touch: at the keyboard Arrow Down does the same, so Tab leads from field to field. */
function CalendarButton({ controls, disabled, onClick }: CalendarButtonProps) {
  const words = useWords(uiWords);
  return (
    <Button
      type="text"
      size="small"
      className="portal-date-button"
      icon={<CalendarOutlined aria-hidden />}
      tabIndex={-1}
      disabled={disabled}
      aria-label={words.openCalendar}
      aria-haspopup="dialog"
      aria-expanded={controls !== undefined}
      aria-controls={controls}
      onClick={onClick}
    />
  );
}
