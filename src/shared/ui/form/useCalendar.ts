import { useEffect, useState, type MouseEvent, type RefObject } from 'react';

/** About the room a calendar needs, in pixels. */
const HEIGHT = 350;
const WIDTH = 300;

export interface CalendarPlace {
  /** above the field, as there is more room */
  readonly above: boolean;
  /** at the field's right edge, since it would leave the window at the left one */
  readonly atEnd: boolean;
}

interface OpenCalendar extends CalendarPlace {
  /** what the field is called */
  readonly label: string;
  /** whether the day takes the focus, or typing goes on */
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

/** Whether the calendar of a date field is open, and where. `box` holds both, so that the focus between them stays inside. */
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
    /** typing goes on beside it */
    show: () => {
      if (!open) openWith(false);
    },
    /** goes on to its day */
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
