/** Enter in a long form moves to the next field, as clerks expect; Ctrl+Enter submits it. */
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** The targets of Enter: fields, buttons that act as fields, and the submit button. A file field is only reached by Tab. */
const STOPS = ':is(input, textarea, button)[id]:not(:disabled, [tabindex="-1"], [type="file"]), button[type="submit"]';

type FormKey = KeyboardEvent<HTMLFormElement>;

const FIELD = 'input, button[role="switch"]';

/** The field in which Enter was pressed; dialogs that the form opened have their own keys. */
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
  // Selects the content, like Tab, so that typing replaces it.
  if (next instanceof HTMLInputElement) next.select();
}

const isSubmit = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.closest('button[type="submit"]') !== null;

/** Like a click on the button: blurs the field first, so that a date is accepted. */
function send(form: HTMLElement): void {
  const button = form.querySelector<HTMLElement>('button[type="submit"]');
  button?.focus();
  button?.click();
}

/** Before the field handles the key: Enter would open a closed list or toggle a switch, which Space does. */
function onKeyDownCapture(event: FormKey): void {
  const { currentTarget, target } = event;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && currentTarget.contains(target as Node)) {
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) send(currentTarget);
    return;
  }
  // A key that stays down would submit the empty form that follows.
  if (event.key === 'Enter' && event.repeat && isSubmit(target)) event.preventDefault();
  const field = fieldOf(event);
  if (!field || !(isSwitch(field) || (isList(field) && !isOpen(field)))) return;
  event.preventDefault();
  event.stopPropagation();
  moveOn(currentTarget, field);
}

/** After the field handled the key: a date is accepted, an entry of an open list is chosen, a file dialog opens. */
function onKeyDown(event: FormKey): void {
  const field = fieldOf(event);
  if (!field) return;
  event.preventDefault();
  if (field.matches('[type="file"]')) return field.click();
  // A list without a matching entry stays open.
  if (isList(field) && !document.getElementById(field.getAttribute('aria-activedescendant') ?? '')) return;
  // The choice may render the next field.
  flushSync(() => undefined);
  moveOn(event.currentTarget, field);
}

/** Props for a form. */
export const enterKeys = { onKeyDownCapture, onKeyDown };
