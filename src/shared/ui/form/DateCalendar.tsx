import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, addYears, weekdayOf } from '@common/calendar';
import { calendarNames, intoRange, MONTHS, showLongDay, showMonth, WEEK, weeksAround } from '../../lib/calendar';
import type { DateRange } from '../../lib/typedDate';
import { useToday } from '../../lib/useToday';
import { useWords } from '../../words';
import { uiWords } from '../words';
import type { CalendarPosition } from './useCalendar';

interface CalendarProps extends DateRange {
  readonly id: string;
  readonly label: string;
  readonly position: CalendarPosition;
  readonly value: string | null;
  readonly onPick: (date: string) => void;
}

/** A calendar of one month by the WAI-ARIA pattern of a date picker: one day has the focus, which the arrow keys move. */
export function DateCalendar({ id, label, position, value, min, max, onPick }: CalendarProps) {
  const words = useWords(uiWords);
  const range = { min, max };
  const now = useToday();
  const [day, setDay] = useState(() => intoRange(value ?? now, range));
  const turn = (date: string) => setDay(intoRange(date, range));
  return (
    <div
      id={id}
      role="dialog"
      aria-label={label}
      // Clicking an empty part keeps the focus inside.
      tabIndex={-1}
      className="portal-calendar"
      data-above={position.above || undefined}
      data-at-end={position.atEnd || undefined}
    >
      <Head day={day} now={now} range={range} onTurn={turn} />
      <p role="status" className="portal-visually-hidden">
        {showMonth(day, words.locale)}
      </p>
      <Sheet day={day} value={value} now={now} range={range} onMove={turn} onPick={onPick} />
      {now === intoRange(now, range) && (
        <Button type="text" size="small" className="portal-calendar-today" onClick={() => onPick(now)}>
          {words.today}
        </Button>
      )}
    </div>
  );
}

const YEARS_BACK = 100;
const YEARS_AHEAD = 20;

/** The selectable years, including the shown one. */
function yearsOf(day: string, now: string, { min, max }: DateRange): number[] {
  const yearOf = (date: string) => Number(date.slice(0, 4));
  const first = Math.min(yearOf(min ?? addYears(now, -YEARS_BACK)), yearOf(day));
  const last = Math.max(yearOf(max ?? addYears(now, YEARS_AHEAD)), yearOf(day));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

interface HeadProps {
  readonly day: string;
  readonly now: string;
  readonly range: DateRange;
  readonly onTurn: (date: string) => void;
}

function Head({ day, now, range, onTurn }: HeadProps) {
  const words = useWords(uiWords);
  const month = Number(day.slice(5, 7)) - 1;
  const year = Number(day.slice(0, 4));
  const toMonth = (months: number) => onTurn(addMonths(day, months));
  const isFirst = range.min !== undefined && day.slice(0, 7) <= range.min.slice(0, 7);
  const isLast = range.max !== undefined && day.slice(0, 7) >= range.max.slice(0, 7);
  return (
    <div className="portal-calendar-head">
      <Button
        type="text"
        icon={<LeftOutlined aria-hidden />}
        aria-label={words.previousMonth}
        disabled={isFirst}
        onClick={() => toMonth(-1)}
      />
      <select aria-label={words.month} value={month} onChange={({ target }) => toMonth(Number(target.value) - month)}>
        {calendarNames(words.locale).months.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={words.year}
        value={year}
        onChange={({ target }) => toMonth((Number(target.value) - year) * MONTHS)}
      >
        {yearsOf(day, now, range).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <Button
        type="text"
        icon={<RightOutlined aria-hidden />}
        aria-label={words.nextMonth}
        disabled={isLast}
        onClick={() => toMonth(1)}
      />
    </div>
  );
}

/** The day that gets the focus after a key. */
function moved(day: string, { key, shiftKey }: KeyboardEvent): string | null {
  const months = shiftKey ? MONTHS : 1;
  const steps: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -WEEK),
    ArrowDown: () => addDays(day, WEEK),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, WEEK - 1 - weekdayOf(day)),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  return steps[key]?.() ?? null;
}

interface SheetProps {
  readonly day: string;
  readonly value: string | null;
  readonly now: string;
  readonly range: DateRange;
  readonly onMove: (date: string) => void;
  readonly onPick: (date: string) => void;
}

function Sheet({ day, value, now, range, onMove, onPick }: SheetProps) {
  const { locale } = useWords(uiWords);
  const grid = useRef<HTMLTableElement>(null);
  const following = useRef(false);
  useEffect(() => {
    if (following.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    following.current = false;
  }, [day]);
  const pressed = (event: KeyboardEvent) => {
    const to = moved(day, event);
    if (to === null) return;
    event.preventDefault();
    following.current = true;
    onMove(to);
  };
  return (
    <table ref={grid} role="grid" aria-label={showMonth(day, locale)} onKeyDown={pressed}>
      <thead>
        <tr>
          {calendarNames(locale).weekdays.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksAround(day).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date} role="gridcell" aria-selected={date === value}>
                <button
                  type="button"
                  tabIndex={date === day ? 0 : -1}
                  disabled={date !== intoRange(date, range)}
                  aria-label={showLongDay(date, locale)}
                  {...(date === now && { 'aria-current': 'date' })}
                  data-outside={date.slice(0, 7) !== day.slice(0, 7) || undefined}
                  onClick={() => onPick(date)}
                >
                  {Number(date.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
