// The verbs of screen tests: what a user reads, clicks, chooses and types on the page that `renderPortal` shows.
import { act, fireEvent, within } from '@testing-library/react';
import { screen, waitFor, waitForResponses, type Rendered } from './portal';
import { sql } from './provider';

// Role queries compute the name of every node, which takes seconds on a long page: buttons, fields and dialogs are found by
// their text or label. antd gives every popup the same generated ids under jsdom, so no popup is found by its id.

const isShown = (element: Element): boolean => element.closest('[hidden], [style*="display: none"]') === null;

/** Buttons with this text or label, in the order of the page; those of closed dialogs are left out. */
const buttonsNamed = (name: string, root: HTMLElement): HTMLButtonElement[] =>
  [...root.querySelectorAll('button')].filter(
    (button) => (button.textContent === name || button.getAttribute('aria-label') === name) && isShown(button),
  );

/** The first button with this text or label; undefined without one. */
export const queryButton = (name: string, root: HTMLElement = document.body): HTMLButtonElement | undefined =>
  buttonsNamed(name, root)[0];

/** The first button with this text or label; throws without one. */
export function getButton(name: string, root: HTMLElement = document.body): HTMLButtonElement {
  const button = queryButton(name, root);
  if (!button) throw new Error(`No button is named ${name}.`);
  return button;
}

export const clickButton = (name: string, root?: HTMLElement): void => void fireEvent.click(getButton(name, root));

/** Clicks the last button with this text: the one of the dialog where page and dialog have the same button. */
export function clickLastButton(name: string): void {
  const button = buttonsNamed(name, document.body).at(-1);
  if (!button) throw new Error(`No button is named ${name}.`);
  fireEvent.click(button);
}

/** Waits until a button accepts a click: a loading one ignores it without being disabled. */
export const waitForEnabled = (find: () => HTMLElement): Promise<void> =>
  waitFor(() => {
    expect(find()).toBeEnabled();
    expect(find()).not.toHaveClass('ant-btn-loading');
  });

/** The input or text area with this label; throws if none or several have it. */
export function getField(label: string, root: HTMLElement = document.body): HTMLInputElement {
  const labels = [...root.querySelectorAll('label')].filter(({ textContent }) => textContent === label);
  const control = labels.length === 1 ? labels[0]?.control : null;
  return control instanceof HTMLInputElement
    ? control
    : within(root).getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
}

/** Replaces the text of a field. The field keeps the focus, so that its check on leaving does not run. */
export const typeInto = (label: string, text: string, root?: HTMLElement): void =>
  void fireEvent.change(getField(label, root), { target: { value: text } });

/** Replaces the text of a field and leaves the field, without waiting: for a test that holds a response back. */
export function typeAndLeave(label: string, text: string, root?: HTMLElement): void {
  const field = getField(label, root);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  leaveField(field);
}

/** Leaves a field. Its blur event alone would be that of a window that loses the focus if the field has it. */
export function leaveField(field: HTMLElement): void {
  if (document.activeElement === field) act(() => field.blur());
  else fireEvent.blur(field);
}

/** Replaces the text of a field, leaves the field and waits until its check has run. An empty text clears it. */
export async function fillField(label: string, text: string, root?: HTMLElement): Promise<void> {
  typeAndLeave(label, text, root);
  await waitForResponses();
}

/** Whether a field accepts no input, because its form saves; jsdom does not implement `inert`. */
export const isLocked = (label: string): boolean => getField(label).closest('[inert]') !== null;

/** Selects a file in a file field. */
export const selectFile = (label: string, file: File, root?: HTMLElement): void =>
  void fireEvent.change(getField(label, root), { target: { files: [file] } });

/** Clicks a checkbox or radio button by its label. */
export const toggleCheckbox = (label: string, root?: HTMLElement): void => void fireEvent.click(getField(label, root));

/** The texts that describe a field to a screen reader: its hint and its error. */
export function fieldDescription(label: string, root?: HTMLElement): string {
  const ids = (getField(label, root).getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** The same one by one: each error, and each hint. */
function fieldTexts(label: string, root?: HTMLElement): (string | null)[] {
  const ids = (getField(label, root).getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.flatMap((id) => {
    const described = document.getElementById(id);
    const errors = [...(described?.querySelectorAll('.ant-form-item-explain-error') ?? [])];
    return (errors.length > 0 ? errors : [described]).map((element) => element?.textContent ?? null);
  });
}

/** Waits until a field is marked invalid and described by exactly this message. */
export const waitForFieldError = (label: string, message: string, root?: HTMLElement): Promise<void> =>
  waitFor(() => {
    expect(getField(label, root)).toHaveAttribute('aria-invalid', 'true');
    expect(fieldTexts(label, root)).toContain(message);
  });

/** Waits until a field shows no error; it may have a hint. */
export const waitForValidField = (label: string): Promise<void> =>
  waitFor(() => {
    const field = getField(label);
    expect(field).not.toHaveAttribute('aria-invalid', 'true');
    expect(field.closest('.ant-form-item')?.querySelector('.ant-form-item-explain-error') ?? null).toBeNull();
  });

const openOptions = (): Element[] => [
  ...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option'),
];

/** The texts of the options that are drawn in the open list. */
export const shownOptions = (): (string | null)[] => openOptions().map(({ textContent }) => textContent);

function openList(field: HTMLElement): void {
  if (field.getAttribute('aria-expanded') !== 'true') fireEvent.mouseDown(field);
}

async function closeList(field: HTMLElement): Promise<void> {
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape', keyCode: 27, which: 27 });
  await waitFor(() => expect(openOptions()).toEqual([]));
}

/** The texts of the options of a select, read once they include `expected`, or once there are any; the list is closed again. */
export async function optionsOf(label: string, expected?: string, root?: HTMLElement): Promise<(string | null)[]> {
  const field = getField(label, root);
  openList(field);
  await waitFor(() => expect(shownOptions()).toEqual(expect.arrayContaining([expected ?? expect.anything()])));
  const texts = shownOptions();
  await closeList(field);
  return texts;
}

/** A long list draws its first options only: the text is typed if the option is not among them. */
async function findOption(field: HTMLInputElement, text: string): Promise<Element> {
  await waitFor(() => expect(openOptions()).not.toEqual([]));
  if (!shownOptions().includes(text) && !field.readOnly) fireEvent.change(field, { target: { value: text } });
  await waitFor(() => expect(shownOptions()).toContain(text));
  return openOptions().find(({ textContent }) => textContent === text) as Element;
}

/** Chooses an option of a select, without waiting for responses: for a test that holds a response back. */
export async function clickOption(label: string, text: string, root?: HTMLElement): Promise<void> {
  const field = getField(label, root);
  openList(field);
  fireEvent.click(await findOption(field, text));
  // The list of a multiple select remains open.
  if (field.closest('.ant-select-multiple')) await closeList(field);
  await waitFor(() => expect(openOptions()).toEqual([]));
}

/** Chooses an option of a select and waits until the page has reacted. */
export async function chooseOption(label: string, text: string, root?: HTMLElement): Promise<void> {
  await clickOption(label, text, root);
  await waitForResponses();
}

/** Clears a select by its clear button. */
export async function clearOption(label: string, root?: HTMLElement): Promise<void> {
  const cross = getField(label, root).closest('.ant-select')?.querySelector('.ant-select-clear') as Element;
  fireEvent.mouseDown(cross);
  fireEvent.click(cross);
  await waitForResponses();
}

/** The chosen option of a select as it is shown, or its placeholder. */
export const selectedText = (label: string, root?: HTMLElement): string =>
  getField(label, root).closest('.ant-select')?.textContent ?? '';

const TITLE = { selector: '.ant-modal-title' };
const dialogOfTitle = (title: HTMLElement) => title.closest<HTMLElement>('[role="dialog"]') as HTMLElement;

/** The open dialog with this title; throws without one. */
export const getDialog = (title: string | RegExp): HTMLElement => dialogOfTitle(screen.getByText(title, TITLE));

/** Waits for the dialog with this title. */
export const findDialog = async (title: string | RegExp): Promise<HTMLElement> =>
  dialogOfTitle(await screen.findByText(title, TITLE));

/** Waits until no dialog is open. */
export const waitForNoDialog = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());

/** Clicks a button in the footer of the open dialog. */
export const clickDialogButton = (name: string): void =>
  void fireEvent.click(screen.getByText(name, { selector: '.ant-modal-footer span' }));

/** Waits until no text on the page is this one. */
export const waitForNoText = (text: string): Promise<void> =>
  waitFor(() => expect(screen.queryByText(text)).toBeNull());

/** Waits for a notification with this text. */
export const findNotification = (text: string): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '.ant-notification-notice *' });

/** Waits until no response is pending and no table is loading, on a screen with or without a table. */
export async function waitForLoaded(): Promise<void> {
  await waitForResponses();
  await waitFor(() => expect(document.querySelector('.portal-table[aria-busy="true"]')).toBeNull());
}

/** Waits until the table of the screen shows its rows. */
export async function waitForTable(): Promise<void> {
  await waitForResponses();
  await waitFor(() => expect(document.querySelector('.portal-table')).toHaveAttribute('aria-busy', 'false'));
}

/** Clicks Search and waits for the rows. */
export async function clickSearch(): Promise<void> {
  clickButton('Search');
  await waitForTable();
}

/** The text of a cell; the initials of a photograph are left out. */
const cellText = (cell: Element): string => {
  const copy = cell.cloneNode(true) as Element;
  for (const picture of copy.querySelectorAll('.person-picture')) picture.remove();
  return copy.textContent ?? '';
};

/** The texts of the rows of the table, without the last column, which has the menus. */
export const tableRows = (): string[][] =>
  [...document.querySelectorAll('.portal-table tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(cellText).slice(0, -1),
  );

/** The line below the table with the number of rows. */
export const tableTotal = (): string | null =>
  document.querySelector('.portal-table-total [role="status"]')?.textContent ?? null;

export const columnHeadings = (): (string | null)[] =>
  [...document.querySelectorAll('th')].map(({ textContent }) => textContent);

/** Waits for a text in a table and returns its row. */
export async function findRow(text: string): Promise<HTMLElement> {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`${text} is not in a row.`);
  return row;
}

/** The button that opens the menu of a row. */
export const getMenuButton = (row: string): HTMLElement =>
  screen.getByLabelText(`Actions for ${row}`, { selector: 'button' });

/** Opens the menu of a row and returns its entries. */
export async function openRowMenu(user: Rendered['user'], row: string): Promise<HTMLElement[]> {
  await user.click(await screen.findByLabelText(`Actions for ${row}`, { selector: 'button' }));
  // The focus follows some frames later, and would leave any element that a test focuses before.
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull());
  return [...document.querySelectorAll<HTMLElement>('.ant-dropdown:not(.ant-dropdown-hidden) [role="menuitem"]')];
}

/** Chooses an entry in the menu of a row. */
export async function chooseMenuItem(user: Rendered['user'], row: string, entry: string): Promise<void> {
  const entries = await openRowMenu(user, row);
  const item = entries.find(({ textContent }) => textContent === entry);
  if (!item) throw new Error(`The menu of ${row} has no entry ${entry}.`);
  await user.click(item);
}

/** Runs SQL as the owner of the database, inside act because the screen may render in the same moment. */
export const queryDatabase = <Row = Record<string, unknown>>(text: string, params: unknown[] = []): Promise<Row[]> =>
  act(() => sql<Row>(text, params));

/** Opens an address as a link does, or goes back with -1. */
export const navigateTo = (
  { router }: Pick<Rendered, 'router'>,
  to: string | -1,
  state: unknown = null,
): Promise<void> => act(async () => void (await (to === -1 ? router.navigate(-1) : router.navigate(to, { state }))));
