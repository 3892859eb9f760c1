/** The fields of the list in the order of the screen, which a click on a header changes. */

const FIELDS = 'input[data-student]';
const LIST = '.roll-editor';

const fieldsIn = (list: Element | null): HTMLInputElement[] => [
  ...(list?.querySelectorAll<HTMLInputElement>(FIELDS) ?? []),
];

export const idOf = (field: HTMLInputElement): number => Number(field.dataset['student']);

export function fieldsAround(field: HTMLInputElement): { all: HTMLInputElement[]; at: number } {
  const all = fieldsIn(field.closest(LIST));
  return { all, at: all.indexOf(field) };
}

/** As Tab does it: what is typed takes the place of what stands there. */
function goTo(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

/** To the field above or below; with `on` from the last one to the button that saves. */
export function moveBy(field: HTMLInputElement, by: 1 | -1, on: boolean): void {
  const { all, at } = fieldsAround(field);
  const next = all[at + by];
  if (next) goTo(next);
  else if (by === 1 && on) field.closest(LIST)?.querySelector<HTMLElement>('button[data-saves]')?.focus();
}

export function goToFirstWrong(list: Element | null): void {
  const first = list?.querySelector<HTMLInputElement>(`[data-wrong] ${FIELDS}`);
  first?.scrollIntoView({ block: 'center' });
  if (first) goTo(first);
}

export function goToField(list: Element | null, studentId: number): void {
  const field = list?.querySelector<HTMLInputElement>(`${FIELDS}[data-student="${studentId}"]`);
  if (field) goTo(field);
}

/** To the students below the list who wait for a section. */
export function goToWaiting(from: Element): void {
  const heading = from.closest(LIST)?.querySelector<HTMLElement>('.roll-waiting h2');
  heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
}
