import { act, fireEvent, within } from '@testing-library/react';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { sql } from '../../support/provider';

/** The demo's sessions of a school: completed, active, upcoming. */
export const PAST = '2025 - 2026';
export const RUNNING = '2026 - 2027';
export const NEXT = '2027 - 2028';

const ALL_TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Stops the browser's calendar on the day of the provider's clock; timers run on. */
export const onTheProvidersDay = (): void =>
  void jest.useFakeTimers({ now: Date.parse('2026-07-15T05:00:00Z'), doNotFake: [...ALL_TIMERS] });

/** The screen with the demo's sessions on it. */
export async function openSessions(options: RenderOptions = {}): Promise<Rendered> {
  onTheProvidersDay();
  const rendered = await renderPortal({ at: '/sessions', as: 'admin', ...options });
  await screen.findByRole('button', { name: `Edit ${RUNNING}` });
  return rendered;
}

export const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

/** The dialog of a new session. */
export async function openNewSession(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openSessions(options);
  press('Add Session');
  await findDialog('Add Session');
  return rendered;
}

/** The dialog of one of the demo's sessions. */
export async function openSession(name: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openSessions(options);
  press(`Edit ${name}`);
  await findDialog(`Edit Session “${name}”`);
  return rendered;
}

/** Under jsdom all of antd's generated ids are one and the same, so a dialog is found by its title's text. */
const dialogOf = (title: HTMLElement) => title.closest<HTMLElement>('[role="dialog"]') as HTMLElement;
const TITLE = { selector: '.ant-modal-title' };
export const findDialog = async (title: string): Promise<HTMLElement> =>
  dialogOf(await screen.findByText(title, TITLE));
/** The form's dialog, below whatever asks on top of it. */
export const dialog = () => within(dialogOf(screen.getByText(/^(Add|Edit) Session/, TITLE)));
export const field = (label: string): HTMLElement => dialog().getByLabelText(label);

/** Puts a text into a field at once, as a paste would. */
export async function put(label: string, value: string): Promise<void> {
  fireEvent.change(field(label), { target: { value } });
  await settle();
}

/** Types a date and leaves its field; an empty text takes it away. */
export async function putDate(label: string, date: string): Promise<void> {
  fireEvent.change(field(label), { target: { value: date } });
  fireEvent.blur(field(label));
  await settle();
}

const options = () => [
  ...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option'),
];

/** What a selector of the dialog offers. */
export async function offered(label: string): Promise<(string | null)[]> {
  fireEvent.mouseDown(field(label));
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  const texts = options().map(({ textContent }) => textContent);
  fireEvent.keyDown(field(label), { key: 'Escape', code: 'Escape', keyCode: 27, which: 27 });
  await waitFor(() => expect(options()).toEqual([]));
  return texts;
}

export async function choose(label: string, text: string): Promise<void> {
  fireEvent.mouseDown(field(label));
  await waitFor(() => expect(options().map(({ textContent }) => textContent)).toContain(text));
  fireEvent.click(options().find(({ textContent }) => textContent === text) as Element);
  await settle();
}

export const create = (): void => press('Create');
export const save = (): void => press('Save');

/** The message that stands at a field. */
export const refused = (label: string, message: string): Promise<void> =>
  waitFor(() => {
    expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    const ids = (field(label).getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    expect(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')).toContain(message);
  });

/** Asks the database inside act, for a screen goes on drawing meanwhile. */
export const ask = (text: string, params: unknown[] = []) => act(() => sql(text, params));
export const storedSession = async (name: string): Promise<Record<string, unknown> | undefined> =>
  (await ask('SELECT * FROM sessions WHERE school_id = 1 AND name = $1 AND deleted_at IS NULL', [name]))[0];
