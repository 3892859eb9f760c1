// The teacher screens as the tests open and use them.
import { within } from '@testing-library/react';
import { renderPortal, screen, type Rendered, type RenderOptions } from '../../support/portal';
import { TEACHER } from '../../support/entities/teachers';
import { sql } from '../../support/provider';
import { clickButton, queryDatabase, getField, fillField, chooseOption } from '../../support/screen';

export interface Handover {
  teacher: { teacherId: number; userId: number; teacherName: string };
}

/** The router state with which the list opens a teacher of the demo. */
export async function handoverOf(userName: string): Promise<Handover> {
  const [teacher] = await sql<Handover['teacher']>(
    `SELECT t.id AS "teacherId", u.id AS "userId", u.full_name AS "teacherName"
     FROM teachers t JOIN users u ON u.id = t.user_id WHERE u.user_name = $1`,
    [userName],
  );
  if (!teacher) throw new Error(`${userName} is not a teacher.`);
  return { teacher };
}

export const openList = (options: RenderOptions = {}): Promise<Rendered> =>
  renderPortal({ at: '/teachers/list', as: 'admin2', ...options });

export const NEW_TEACHER = {
  Username: TEACHER.userName.sample,
  Password: TEACHER.password.sample,
  'Confirm password': TEACHER.password.sample,
  'Full name': TEACHER.teacherName.sample,
  Email: TEACHER.contactEmail.sample,
  Phone: TEACHER.contactPhone.sample,
};

export async function openRegister(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/teachers/register', as: 'admin2', ...options });
  await screen.findByRole('button', { name: 'Register' });
  return rendered;
}

export type TeacherTexts = Record<keyof typeof NEW_TEACHER, string>;

/** Fills the required fields of a new teacher, for a user of a school. */
export async function fillNewTeacher(changes: Partial<TeacherTexts> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...NEW_TEACHER, ...changes })) await fillField(label, value);
  await chooseOption('Gender', 'Female');
}

export async function openEdit(userName: string, options: RenderOptions = {}): Promise<Rendered> {
  const state = await handoverOf(userName);
  const rendered = await renderPortal({ at: '/teachers/edit', as: 'admin2', state, ...options });
  await screen.findByRole('button', { name: 'Save' });
  return rendered;
}

export const clickRegister = (): void => clickButton('Register');
export const clickSave = (): void => clickButton('Save');
export const clickSaveChanges = (): void => clickButton('Save Changes');

/** The stored teacher and account of a username. */
export const storedTeacher = (userName: string) =>
  queryDatabase(
    `SELECT u.user_name, u.full_name, u.gender, u.email, u.school_id, t.date_of_birth::text, t.contact_phone
     FROM teachers t JOIN users u ON u.id = t.user_id WHERE u.user_name = $1 AND u.deleted_at IS NULL`,
    [userName],
  );

/** Opens the permissions of a teacher of the demo. */
export async function openPermissions(userName: string, options: RenderOptions = {}): Promise<Rendered> {
  const state = await handoverOf(userName);
  const rendered = await renderPortal({ at: '/teachers/permission', as: 'admin2', state, ...options });
  await screen.findByRole('checkbox', { name: 'Dashboard' });
  return rendered;
}
export const checkboxState = (label: string): 'ticked' | 'partial' | 'empty' => {
  const { checked, indeterminate } = getField(label);
  if (indeterminate) return 'partial';
  return checked ? 'ticked' : 'empty';
};

/** The line of the screen about unsaved changes. */
export const statusLine = (): HTMLElement => within(screen.getByRole('main')).getByRole('status');
