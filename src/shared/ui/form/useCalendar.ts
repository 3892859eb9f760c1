import { useEffect, useState, type MouseEvent, type RefObject } from 'react';

/** Approximate height of a calendar, in pixels. */
const HEIGHT = 350;
const WIDTH = 300;

export interface CalendarPosition {
  /** above the field, where there is more space */
  readonly above: boolean;
  /** aligned with the field's right edge, because it would exceed the window otherwise */
  readonly atEnd: boolean;
}

interface OpenCalendar extends CalendarPosition {
  /** the label of the field */
  readonly label: string;
  /** whether the day gets the focus, or the text field keeps it */
  readonly entered: boolean;
}

const inputOf = (box: HTMLElement | null) => box?.querySelector('input') ?? null;
const dayOf = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ?? null;

function openAt(box: HTMLElement | null, entered: boolean): OpenCalendar {
  const { top = 0, bottom = 0, left = 0 } = box?.getBoundingClientRect() ?? {};
  const below = window.innerHeight - bottom;
  const input = inputOf(box);
  return {
    above: below < HEIGHT && top > below,
    atEnd: left + WIDTH > window.innerWidth,
    label: input?.labels?.[0]?.textContent ?? input?.getAttribute('aria-label') ?? '',
    entered,
  };
}

/**
 * Whether the calendar of a date field is open, and its position. `box` contains both, so that moving the focus between them does not
 * close it.
 */
export function useCalendar(box: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<OpenCalendar | null>(null);
  useEffect(() => {
    if (!open) return;
    if (open.entered) dayOf(box.current)?.focus();
    box.current?.querySelector('[role="dialog"]')?.scrollIntoView({ block: 'nearest' });
  }, [box, open]);
  const close = () => setOpen(null);
  const openWith = (entered: boolean) => setOpen(openAt(box.current, entered));
  return {
    open,
    close,
    /** the text field keeps the focus */
    show: () => {
      if (!open) openWith(false);
    },
    /** focuses the day */
    enter: () => openWith(true),
    toggle: (event: MouseEvent) => {
      event.stopPropagation();
      if (open) close();
      else openWith(true);
    },
    closeToField: () => {
      close();
      inputOf(box.current)?.focus();
    },
  };
}
