// The teacher screens as the tests open and use them.
import { fireEvent, within } from '@testing-library/react';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { sql } from '../../support/provider';
import { ask, field, put } from './schools';

export { ask, field, messageAt, put, refused } from './schools';
export { give, held as heldBy, ids, take } from '../../provider/support/privileges';

export interface Handed {
  teacher: { teacherId: number; userId: number; teacherName: string };
}

/** What the list hands over of a teacher of the demo. */
export async function handed(userName: string): Promise<Handed> {
  const [teacher] = await sql<Handed['teacher']>(
    `SELECT t.id AS "teacherId", u.id AS "userId", u.full_name AS "teacherName"
     FROM teachers t JOIN users u ON u.id = t.user_id WHERE u.user_name = $1`,
    [userName],
  );
  if (!teacher) throw new Error(`${userName} is no teacher.`);
  return { teacher };
}

export const openList = (options: RenderOptions = {}): Promise<Rendered> =>
  renderPortal({ at: '/teachers/list', as: 'admin2', ...options });

/** Opens the menu of a row. */
export async function openMenu(user: Rendered['user'], name: string): Promise<HTMLElement> {
  await user.click(await screen.findByLabelText(`Actions for ${name}`, { selector: 'button' }));
  return screen.findByRole('menu', { name: `Actions for ${name}` });
}

export async function choose(user: Rendered['user'], entry: string, name: string): Promise<void> {
  const menu = await openMenu(user, name);
  await user.click(within(menu).getByRole('menuitem', { name: entry }));
}

const option = (text: string): Element | undefined =>
  [...document.querySelectorAll('.ant-select-item-option')].find((one) => one.textContent === text);

/** Chooses an entry of a selector. */
export async function pick(label: string, text: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  await waitFor(() => expect(option(text)).toBeDefined());
  fireEvent.click(option(text) as Element);
}

/** What a selector offers. */
export async function offered(label: string): Promise<(string | null)[]> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  await waitFor(() => expect(document.querySelector('.ant-select-item-option')).not.toBeNull());
  return [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
}

/** What a selector shows as chosen. */
export const picked = (label: string): string =>
  screen.getByRole('combobox', { name: label }).closest('.ant-select')?.textContent ?? '';

/** Types a date and leaves its field; an empty text takes it away. */
export async function putDate(label: string, date: string): Promise<void> {
  fireEvent.change(field(label), { target: { value: date } });
  fireEvent.blur(field(label));
  await settle();
}

export const NEW_TEACHER = {
  Username: 'meera.joshi',
  Password: 'Monsoon@26',
  'Confirm password': 'Monsoon@26',
  'Full name': 'Meera Joshi',
  Email: 'meera.joshi@nalanda.example',
  Phone: '9829300001',
};

export async function openRegister(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/teachers/register', as: 'admin2', ...options });
  await screen.findByRole('button', { name: 'Register' });
  return rendered;
}

/** Everything a new teacher needs, for a user of a school. */
export async function fillNewTeacher(changes: Partial<typeof NEW_TEACHER> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...NEW_TEACHER, ...changes })) await put(label, value);
  await pick('Gender', 'Female');
}

export async function openEdit(userName: string, options: RenderOptions = {}): Promise<Rendered> {
  const state = await handed(userName);
  const rendered = await renderPortal({ at: '/teachers/edit', as: 'admin2', state, ...options });
  await screen.findByRole('button', { name: 'Save' });
  return rendered;
}

/** Waits until nothing stands at a field as wrong; its hint may. */
export const accepted = (label: string): Promise<void> =>
  waitFor(() => {
    expect(field(label)).not.toHaveAttribute('aria-invalid', 'true');
    expect(field(label).closest('.ant-form-item')?.querySelector('.ant-form-item-explain-error') ?? null).toBeNull();
  });

export const register = (): void => void fireEvent.click(screen.getByRole('button', { name: /Register$/ }));
export const save = (): void => void fireEvent.click(screen.getByRole('button', { name: /Save$/ }));
export const saveChanges = (): void => void fireEvent.click(screen.getByRole('button', { name: /Save Changes$/ }));

/** The stored teacher and account of a username. */
export const stored = (userName: string) =>
  ask(
    `SELECT u.user_name, u.full_name, u.gender, u.email, u.school_id, t.date_of_birth::text, t.contact_phone
     FROM teachers t JOIN users u ON u.id = t.user_id WHERE u.user_name = $1 AND u.deleted_at IS NULL`,
    [userName],
  );

/** The permissions of a teacher of the demo, loaded. */
export async function openPermissions(userName: string, options: RenderOptions = {}): Promise<Rendered> {
  const state = await handed(userName);
  const rendered = await renderPortal({ at: '/teachers/permission', as: 'admin2', state, ...options });
  await screen.findByRole('checkbox', { name: 'Dashboard' });
  return rendered;
}

/** The box of a privilege by its label. */
export const box = (label: string): HTMLInputElement => screen.getByLabelText(label, { selector: 'input' });
export const tick = (label: string): void => void fireEvent.click(box(label));
export const stateOf = (label: string): 'ticked' | 'partial' | 'empty' => {
  const { checked, indeterminate } = box(label);
  if (indeterminate) return 'partial';
  return checked ? 'ticked' : 'empty';
};

/** The screen's own line about what is saved. */
export const statusLine = (): HTMLElement => within(screen.getByRole('main')).getByRole('status');
