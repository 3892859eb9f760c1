import { pngFile } from '../../support/pictures';
import { renderPortal, screen, type Rendered, type RenderOptions } from '../../support/portal';
import { sql } from '../../support/provider';
import { clickButton, fillField, getField } from '../../support/screen';

export const NEW_SCHOOL = { name: 'Gyan Deep School', address: 'Ajmer Road, Jaipur', phone: '0141 2345679' };
export const NALANDA = { schoolId: 2, schoolName: 'Nalanda Public School' };

export async function openNewSchool(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/schools/add', as: 'platform', ...options });
  await screen.findByRole('button', { name: 'Create School' });
  return rendered;
}

/** Opens the form of the demo's second school. */
export async function openNalanda(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/schools/edit', state: { school: NALANDA }, as: 'platform', ...options });
  await screen.findByRole('button', { name: 'Save' });
  return rendered;
}

/** Fills the required fields of a new school. */
export async function fillNewSchool(user: Rendered['user'], changes: Partial<typeof NEW_SCHOOL> = {}): Promise<void> {
  const { name, address, phone } = { ...NEW_SCHOOL, ...changes };
  await fillField('School name', name);
  await fillField('Address', address);
  await fillField('Phone', phone);
  await user.upload(getField('School logo'), pngFile());
}

export const clickCreateSchool = (): void => clickButton('Create School');
export const clickSave = (): void => clickButton('Save');

/** Stores further schools, 'School 01' and so on, in the database. */
export const addSchools = (count: number): Promise<unknown> =>
  sql(
    `INSERT INTO schools (name, name_key, address, contact_phone, created_at)
     SELECT 'School ' || lpad(n::text, 2, '0'), 'school ' || lpad(n::text, 2, '0'), 'Somewhere', '0141 2345679', '2026-03-01T00:00:00Z'
     FROM generate_series(1, $1::int) AS n`,
    [count],
  );
