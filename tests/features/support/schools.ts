import { act, fireEvent } from '@testing-library/react';
import { pngFile } from '../../support/pictures';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { sql } from '../../support/provider';

export const NEW_SCHOOL = { name: 'Gyan Deep School', address: 'Ajmer Road, Jaipur', phone: '0141 2345679' };
export const NALANDA = { schoolId: 2, schoolName: 'Nalanda Public School' };

/** A field of the form by its label. */
export const field = (label: string): HTMLElement => screen.getByLabelText(label);

/** Puts a text into a field at once, as a paste would. */
export async function put(label: string, value: string): Promise<void> {
  fireEvent.change(field(label), { target: { value } });
  await settle();
}

export async function openNewSchool(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/schools/add', as: 'platform', ...options });
  await screen.findByRole('button', { name: 'Create School' });
  return rendered;
}

/** The form of the demo's second school. */
export async function openNalanda(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/schools/edit', state: { school: NALANDA }, as: 'platform', ...options });
  await screen.findByRole('button', { name: 'Save' });
  return rendered;
}

/** Everything a new school needs. */
export async function fillNewSchool(user: Rendered['user'], changes: Partial<typeof NEW_SCHOOL> = {}): Promise<void> {
  const { name, address, phone } = { ...NEW_SCHOOL, ...changes };
  await put('School name', name);
  await put('Address', address);
  await put('Phone', phone);
  await user.upload(field('School logo'), pngFile());
}

export const create = (): void => void fireEvent.click(screen.getByRole('button', { name: /Create School$/ }));
export const save = (): void => void fireEvent.click(screen.getByRole('button', { name: /Save$/ }));

/** The message that stands at a field and is read out with it. */
export function messageAt(label: string): string {
  const ids = (field(label).getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Waits until a field is marked faulty and carries a message. */
export const refused = (label: string, message: string): Promise<void> =>
  waitFor(() => {
    expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    expect(messageAt(label)).toContain(message);
  });

/** Waits until nothing stands at a field as wrong; its hint may. */
export const accepted = (label: string): Promise<void> =>
  waitFor(() => {
    expect(field(label)).not.toHaveAttribute('aria-invalid', 'true');
    expect(field(label).closest('.ant-form-item')?.querySelector('.ant-form-item-explain-error') ?? null).toBeNull();
  });

/** Asks the database inside act, for a form goes on drawing meanwhile. */
export const ask = (text: string, params: unknown[] = []) => act(() => sql(text, params));

/** As many further schools, 'School 01' and so on, straight into the database. */
export const addSchools = (count: number): Promise<unknown> =>
  sql(
    `INSERT INTO schools (name, name_key, address, contact_phone, created_at)
     SELECT 'School ' || lpad(n::text, 2, '0'), 'school ' || lpad(n::text, 2, '0'), 'Somewhere', '0141 2345679', '2026-03-01T00:00:00Z'
     FROM generate_series(1, $1::int) AS n`,
    [count],
  );
