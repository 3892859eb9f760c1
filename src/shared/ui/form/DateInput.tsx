import { CalendarOutlined } from '@ant-design/icons';
import { Button, Input, type InputProps, type InputRef } from 'antd';
import { useId, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { isDate } from '@common/calendar';
import { isWindowBlur } from '../../lib/windowFocus';
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

/** Digits are enough, so that a phone shows its numeric keyboard. */
const PLAIN = { autoComplete: 'off', inputMode: 'numeric' } as const;

/**
 * A date, typed in any usual format or picked from a calendar (SHELL-04). The calendar opens only on a click or Arrow Down; the text is
 * not changed until the field is left.
 */
export function DateInput({ value, onChange, onTaken, min, max, disabled = false, ...input }: DateInputProps) {
  const words = useWords(uiWords);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useTypedDate({ value, min, max, ...(onChange && { onChange }), ...(onTaken && { onTaken }) });
  const calendar = useCalendar(box);

  const leave = (event: FocusEvent) => {
    const { currentTarget, relatedTarget } = event;
    if (currentTarget.contains(relatedTarget) || isWindowBlur(event)) return;
    calendar.close();
    field.take();
  };
  const pressed = (event: KeyboardEvent) => {
    // Keeps a dialog around the field open.
    if (event.key !== 'Escape' || !calendar.open) return;
    event.stopPropagation();
    calendar.closeToField();
  };
  const pressedInField = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      calendar.enter();
    } else if (event.key === 'Tab') calendar.close();
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Enter accepts the typed day without submitting the form.
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
          // Typing another day changes the page of the calendar.
          key={isDate(value) ? value : ''}
          id={id}
          label={words.calendarOf(calendar.open.label)}
          position={calendar.open}
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

/** For pointer and touch: at the keyboard Arrow Down opens the calendar, so that Tab moves from field to field. */
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
