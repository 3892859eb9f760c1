// The student list as the tests open and use it.
import { act, fireEvent } from '@testing-library/react';
import type { StudentFilter } from '@/api/students';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { sql } from '../../support/provider';

export { give, take } from '../../provider/support/privileges';
export { NEXT, PAST, RUNNING } from './sessions';

/** The running session of the first school, as the portal asks for it. */
export const RUNNING_ID = 2;
export const LIST = 'POST /student/all/paged?pages=0&size=10';
export const EXPORT = 'POST /student/export';
export const SARASWATI = 'Saraswati Vidya Mandir';
export const NALANDA = 'Nalanda Public School';

/** Pupils of the demo by what they are; under its code each stands before those whose mobile has the same digits. */
export const AANYA = { code: 1068, name: 'Aanya Agarwal', words: 'aanya ramesh agarwal' };
export const STRUCK_OFF = { code: 1115, name: 'Pranav Sharma' };
export const DISABLED = { code: 1505, name: 'Yash Bairwa' };
export const DELETED = { code: 1120, name: 'Chirag Bairwa' };
export const PENDING = { code: 1533, name: 'Aanya Kumawat' };

/** What the portal sends as filter when nothing was chosen: the ACTIVE session stands in. */
export const PLAIN: StudentFilter = {
  schoolId: 1,
  sessionId: RUNNING_ID,
  classId: -1,
  sectionId: -1,
  searchText: '',
  registrationStatus: '-1',
  includeDisabled: false,
  includeBlocked: false,
  nonRte: false,
  newStudents: false,
  page: 0,
  size: 10,
};

export async function openList(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/students/list', as: 'admin', ...options });
  await screen.findByLabelText('Session');
  await settle();
  await waitFor(() => expect(document.querySelector('.portal-table[aria-busy="true"]')).toBeNull());
  return rendered;
}

/** A filter; the headers of the table have some of their names. */
const field = (label: string): HTMLElement => screen.getByLabelText(label, { selector: 'input' });
const shownOptions = () => [
  ...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option'),
];

/** Chooses an entry of a selector. */
export async function choose(label: string, text: string): Promise<void> {
  fireEvent.mouseDown(field(label));
  await waitFor(() => expect(shownOptions().map(({ textContent }) => textContent)).toContain(text));
  fireEvent.click(shownOptions().find(({ textContent }) => textContent === text) as Element);
  await waitFor(() => expect(shownOptions()).toEqual([]));
  await settle();
}

/** Empties a selector by its clear button. */
export async function empty(label: string): Promise<void> {
  const cross = field(label).closest('.ant-select')?.querySelector('.ant-select-clear') as Element;
  fireEvent.mouseDown(cross);
  fireEvent.click(cross);
  await settle();
}

/** What a selector offers, as far as its list is drawn. */
export async function offered(label: string): Promise<(string | null)[]> {
  fireEvent.mouseDown(field(label));
  await waitFor(() => expect(shownOptions().length).toBeGreaterThan(0));
  const texts = shownOptions().map(({ textContent }) => textContent);
  fireEvent.keyDown(field(label), { key: 'Escape', code: 'Escape', keyCode: 27, which: 27 });
  await waitFor(() => expect(shownOptions()).toEqual([]));
  return texts;
}

/** What a selector shows as chosen, or its hint. */
export const picked = (label: string): string => field(label).closest('.ant-select')?.textContent ?? '';

/** A button by its text: role queries look at every node. */
export const button = (name: string): HTMLElement => {
  const [found] = [...document.querySelectorAll('button')].filter(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
export const press = (name: string): void => void fireEvent.click(button(name));

/** Waits until a button takes a press: one that loads ignores it, though it is not disabled. */
export const pressable = (find: () => HTMLElement): Promise<void> =>
  waitFor(() => {
    expect(find()).toBeEnabled();
    expect(find()).not.toHaveClass('ant-btn-loading');
  });

export const typeText = (text: string): void =>
  void fireEvent.change(field('Search (Name/Code)'), { target: { value: text } });

/** The list narrowed by a text, with its answer on screen. */
export async function openFound(text: string | number = '', options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openList(options);
  if (text !== '') {
    typeText(String(text));
    await search();
  }
  return rendered;
}

/** Waits until the answer stands in the table. */
export async function answered(): Promise<void> {
  await settle();
  await waitFor(() => expect(document.querySelector('.portal-table')).toHaveAttribute('aria-busy', 'false'));
}

/** Presses Search and waits for what comes. */
export async function search(): Promise<void> {
  press('Search');
  await answered();
}

/** What a cell says; initials in place of a photograph are no words. */
const textOf = (cell: Element): string => {
  const words = cell.cloneNode(true) as Element;
  for (const picture of words.querySelectorAll('.person-picture')) picture.remove();
  return words.textContent ?? '';
};
const cellsOf = (row: Element): string[] => [...row.querySelectorAll('td')].map(textOf);
/** The texts of the table's rows, without the menus. */
export const rows = (): string[][] =>
  [...document.querySelectorAll('.portal-table tbody tr')].map((row) => cellsOf(row).slice(0, -1));
export const codes = (): (string | undefined)[] => rows().map(([code]) => code);
export const total = (): string | null =>
  document.querySelector('.portal-table-total [role="status"]')?.textContent ?? null;

export const menuButton = (name: string): HTMLElement =>
  screen.getByLabelText(`Actions for ${name}`, { selector: 'button' });

/** Opens the menu of a row and gives its entries back. */
export async function openMenu(user: Rendered['user'], name: string): Promise<HTMLElement[]> {
  await user.click(menuButton(name));
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull());
  return [...document.querySelectorAll<HTMLElement>('.ant-dropdown:not(.ant-dropdown-hidden) [role="menuitem"]')];
}

export async function select(user: Rendered['user'], name: string, entry: string): Promise<void> {
  const entries = await openMenu(user, name);
  await user.click(entries.find(({ textContent }) => textContent === entry) as HTMLElement);
}

/** Asks the database inside act, for a screen goes on drawing meanwhile. */
export const ask = <Row = Record<string, unknown>>(text: string, params: unknown[] = []): Promise<Row[]> =>
  act(() => sql<Row>(text, params));

/** How many enrolments of the running session hold. `s` is the student, `e` the enrolment. */
export async function countWhere(condition: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `SELECT count(*)::integer AS count FROM students s JOIN enrolments e ON e.school_id = s.school_id AND e.student_id = s.id
     WHERE s.school_id = 1 AND e.session_id = $1 AND ${condition}`,
    [RUNNING_ID],
  );
  return row?.count ?? 0;
}
