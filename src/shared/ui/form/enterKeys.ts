/** Enter in a long form goes on to the next field, as at a counter; Ctrl and Enter send it. */
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** What Enter stops at: the fields, the buttons that stand in a field's place, and the one that sends. A file is asked for by Tab. */
const STOPS = ':is(input, textarea, button)[id]:not(:disabled, [tabindex="-1"], [type="file"]), button[type="submit"]';

type FormKey = KeyboardEvent<HTMLFormElement>;

const FIELD = 'input, button[role="switch"]';

/** The field in which Enter was pressed; dialogs that the form opened have keys of their own. */
function fieldOf({ key, target, currentTarget, nativeEvent }: FormKey): HTMLElement | null {
  const here = target instanceof HTMLElement && target.matches(FIELD) && currentTarget.contains(target);
  return here && key === 'Enter' && !nativeEvent.isComposing ? target : null;
}

const isSwitch = (field: HTMLElement): boolean => field.getAttribute('role') === 'switch';
const isList = (field: HTMLElement): boolean => field.getAttribute('role') === 'combobox';
const isOpen = (list: HTMLElement): boolean => list.getAttribute('aria-expanded') === 'true';

function moveOn(form: HTMLElement, from: HTMLElement): void {
  const stops = [...form.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.closest('[hidden]') === null);
  const next = stops.includes(from) ? stops[stops.indexOf(from) + 1] : undefined;
  next?.focus();
  // As Tab does it: what is typed takes the place of what stands there.
  if (next instanceof HTMLInputElement) next.select();
}

/** As a click on the button: the field is left first, so that a date is taken. */
function send(form: HTMLElement): void {
  const button = form.querySelector<HTMLElement>('button[type="submit"]');
  button?.focus();
  button?.click();
}

/** Before the field hears of the key: a list that is closed would open by it, a switch be turned, which Space is for. */
function onKeyDownCapture(event: FormKey): void {
  const { currentTarget, target } = event;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && currentTarget.contains(target as Node)) {
    event.preventDefault();
    event.stopPropagation();
    send(currentTarget);
    return;
  }
  const field = fieldOf(event);
  if (!field || !(isSwitch(field) || (isList(field) && !isOpen(field)))) return;
  event.preventDefault();
  event.stopPropagation();
  moveOn(currentTarget, field);
}

/** After the field has heard of it: a date is taken, an entry of an open list is chosen. A file is asked for. */
function onKeyDown(event: FormKey): void {
  const field = fieldOf(event);
  if (!field) return;
  event.preventDefault();
  if (field.matches('[type="file"]')) return field.click();
  // A list without an entry to choose stays open.
  if (isList(field) && !document.getElementById(field.getAttribute('aria-activedescendant') ?? '')) return;
  // What was chosen may bring the next field with it.
  flushSync(() => undefined);
  moveOn(event.currentTarget, field);
}

/** To be spread on a form. */
export const enterKeys = { onKeyDownCapture, onKeyDown };
